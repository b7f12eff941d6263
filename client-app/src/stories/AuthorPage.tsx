import { getBlogAuthor } from '@venue/sdk/authors';
import { listBlogStories } from '@venue/sdk/stories';
import { AuthorSheet } from '@venue/shared-ui/areas/authors/AuthorSheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { TileList } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useParams } from 'react-router-dom';
import { Block } from '../app/frame/Block.tsx';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import css from './AuthorPage.module.css';
import { StoryTile } from './StoryTile.tsx';
import { storyPaths } from './stories.paths.ts';

const noFilters = {};

/** An author of the blog: who they are, where else they write, and their stories. */
export default function AuthorPage() {
  const id = numberIn(useParams().authorId);
  const read = useCall(getBlogAuthor, { authorId: id ?? 0 }, { enabled: id !== null });
  return (
    <PublicRecord
      reply={read}
      nameless={id === null}
      list={storyPaths.list}
      titleOf={author => author.authorName}
      texts={{ gone: 'Автор не найден', failed: 'Не удалось загрузить автора' }}
    >
      {author => (
        <div className={css.columns}>
          <AuthorSheet author={author} />
          <Stories authorId={author.authorId} />
        </div>
      )}
    </PublicRecord>
  );
}

function Stories({ authorId }: { authorId: number }) {
  const { page, put } = useListAddress(noFilters);
  const { data, error, refetch } = useCall(listBlogStories, { query: { page, authorId } }, { keepPrevious: true });
  return (
    <Block id="author-stories" title="Записи автора">
      {data ? (
        <>
          <TileList>
            {data.items.map(row => (
              <StoryTile key={row.storyId} story={row} />
            ))}
          </TileList>
          <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={to => put({ page: to })} />
        </>
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить записи" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={2} height={340} />
      )}
    </Block>
  );
}
