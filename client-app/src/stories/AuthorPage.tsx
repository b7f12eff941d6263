import { getBlogAuthor } from '@venue/sdk/authors';
import type { BlogAuthor } from '@venue/sdk/authors/model';
import { listBlogStories } from '@venue/sdk/stories';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useParams } from 'react-router-dom';
import { Block } from '../app/Block.tsx';
import { linkOf } from '../app/linkOf.ts';
import { PublicRecord } from '../app/PublicRecord.tsx';
import { TileList } from '../app/RecordTile.tsx';
import { useListAddress } from '../app/useListAddress.ts';
import css from './AuthorPage.module.css';
import { StoryTile } from './StoryTile.tsx';
import { storyPaths } from './stories.paths.ts';

const networks = { telegram: 'Telegram', vk: 'ВКонтакте', dzen: 'Дзен', youtube: 'YouTube' } as const;
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
          <About author={author} />
          <Stories authorId={author.authorId} />
        </div>
      )}
    </PublicRecord>
  );
}

function About({ author }: { author: BlogAuthor }) {
  const { authorName, authorAvatar, authorCity, authorHobbies, authorDescription, authorSocials, categories } = author;
  const facts = [
    ['Город', authorCity],
    ['Увлечения', authorHobbies],
    ['Пишет о\u00a0темах', categories.map(each => each.storyCategoryName).join(', ')],
  ].filter(([, value]) => value !== '');
  const pages = (Object.keys(networks) as (keyof typeof networks)[]).filter(name => authorSocials[name] !== '');
  return (
    <section className={css.about} aria-label="Об&nbsp;авторе">
      {authorAvatar ? (
        <img className={css.portrait} src={authorAvatar.thumb} alt={authorName} width={320} height={320} />
      ) : (
        <span className={css.portrait} aria-hidden="true">
          {authorName.slice(0, 1).toUpperCase()}
        </span>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {authorDescription && <Formatted html={authorDescription} />}
      {pages.length > 0 && (
        <ul className={css.pages} aria-label="Соцсети">
          {pages.map(name => (
            <li key={name}>
              <a href={linkOf(authorSocials[name])} target="_blank" rel="noreferrer nofollow">
                {networks[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
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
