import { listArticles } from '@venue/sdk/articles';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { FEWEST_IN_ROW, TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/frame/Block.tsx';
import { ArticleTile } from './ArticleTile.tsx';
import { articlePaths } from './articles.paths.ts';

const SHOWN = 3;

/** The newest articles and news of the venue, for a page about something else: nothing while there are too few. */
export default function LatestArticles() {
  const { data } = useCall(listArticles, { x: 1, body: {} });
  if (!data || data.items.length < FEWEST_IN_ROW) return null;
  return (
    <Block
      id="latest-articles"
      title="Статьи площадки"
      all={<ScreenLink to={articlePaths.publicList}>Все статьи</ScreenLink>}
    >
      <TileList row>
        {data.items.slice(0, SHOWN).map(row => (
          <ArticleTile key={row.articleId} article={row} />
        ))}
      </TileList>
    </Block>
  );
}
