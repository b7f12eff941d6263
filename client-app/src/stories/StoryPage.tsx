import { getBlogStory } from '@venue/sdk/stories';
import type { BlogStory } from '@venue/sdk/stories/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/PublicRecord.tsx';
import { Reading } from '../app/Reading.tsx';
import css from './StoryPage.module.css';
import { storyPaths } from './stories.paths.ts';

/** A published story of the blog: who wrote it, its text and pictures, its paper, and the stories beside it. */
export default function StoryPage() {
  const id = numberIn(useParams().storyId);
  const read = useCall(getBlogStory, { storyId: id ?? 0 }, { enabled: id !== null });
  return (
    <PublicRecord
      reply={read}
      nameless={id === null}
      list={storyPaths.list}
      titleOf={story => story.storyTitle}
      texts={{ gone: 'Запись не найдена', failed: 'Не удалось загрузить запись' }}
    >
      {story => (
        <div className={css.reading}>
          <article>
            <Reading
              facts={<Facts story={story} />}
              text={story.storyDescription}
              images={story.storyImages}
              focus={story.storyMeta}
            >
              {story.storyFile && (
                <p>
                  <a href={story.storyFile} target="_blank" rel="noreferrer">
                    Скачать файл (PDF)
                  </a>
                </p>
              )}
            </Reading>
          </article>
          <Neighbours story={story} />
        </div>
      )}
    </PublicRecord>
  );
}

const Facts = ({ story: { storyCategory, publishedAt, storyAuthor } }: { story: BlogStory }) => (
  <>
    {storyCategory.storyCategoryName} · {formatDate(publishedAt)}
    {storyAuthor && (
      <>
        {' · '}
        <ScreenLink to={storyPaths.author} params={{ authorId: storyAuthor.authorId }}>
          {storyAuthor.authorName}
        </ScreenLink>
      </>
    )}
  </>
);

/** The stories published just before and just after this one. */
function Neighbours({ story: { previousStory, nextStory } }: { story: BlogStory }) {
  if (!previousStory && !nextStory) return null;
  return (
    <nav className={css.neighbours} aria-label="Соседние записи">
      {previousStory && (
        <p>
          <span>Предыдущая</span>
          <ScreenLink to={storyPaths.page} params={{ storyId: previousStory.storyId }}>
            {previousStory.storyTitle}
          </ScreenLink>
        </p>
      )}
      {nextStory && (
        <p className={css.next}>
          <span>Следующая</span>
          <ScreenLink to={storyPaths.page} params={{ storyId: nextStory.storyId }}>
            {nextStory.storyTitle}
          </ScreenLink>
        </p>
      )}
    </nav>
  );
}
