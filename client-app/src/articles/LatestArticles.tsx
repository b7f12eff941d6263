import { listArticles } from '@venue/sdk/articles';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { TileList } from '../app/RecordTile.tsx';
import { ArticleTile } from './ArticleTile.tsx';
import { articlePaths } from './articles.paths.ts';
import css from './LatestArticles.module.css';

const SHOWN = 3;

/** The newest articles and news of the venue, for a page about something else: nothing while there are none. */
export default function LatestArticles() {
  const { data } = useCall(listArticles, { x: 1, body: {} });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={css.block} aria-labelledby="latest-articles">
      <div className={css.head}>
        <h2 id="latest-articles">Статьи площадки</h2>
        <ScreenLink to={articlePaths.publicList}>Все статьи и&nbsp;новости</ScreenLink>
      </div>
      <TileList>
        {data.items.slice(0, SHOWN).map(row => (
          <ArticleTile key={row.articleId} article={row} />
        ))}
      </TileList>
    </section>
  );
}
