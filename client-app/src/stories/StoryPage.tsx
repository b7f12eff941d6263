import { getBlogStory } from '@venue/sdk/stories';
import type { BlogStory } from '@venue/sdk/stories/model';
import { StorySheet } from '@venue/shared-ui/areas/stories/StorySheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
import { TextTiles } from '../app/records/Reading.tsx';
import css from './StoryPage.module.css';
import { storyPaths } from './stories.paths.ts';

/** A published story of the blog: author, text, pictures, attached file, and the previous and next stories. */
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
          <StorySheet
            story={story}
            category={story.storyCategory.storyCategoryName}
            author={story.storyAuthor && <Author {...story.storyAuthor} />}
            tiles={TextTiles}
          />
          <Neighbours story={story} />
        </div>
      )}
    </PublicRecord>
  );
}

const Author = ({ authorId, authorName }: NonNullable<BlogStory['storyAuthor']>) => (
  <ScreenLink to={storyPaths.author} params={{ authorId }}>
    {authorName}
  </ScreenLink>
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
