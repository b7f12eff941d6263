import type { BlogStoryRow } from '@venue/sdk/stories/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { storyPaths } from './stories.paths.ts';

/** A story of the blog in lists. */
export const StoryTile = ({ story }: { story: BlogStoryRow }) => (
  <RecordTile
    picture={story.cover}
    focus={story.storyMeta}
    name={story.storyTitle}
    heading={
      <ScreenLink to={storyPaths.page} params={{ storyId: story.storyId }}>
        {story.storyTitle}
      </ScreenLink>
    }
    above={`${story.storyCategory.storyCategoryName} · ${formatDate(story.publishedAt)}`}
    {...(story.storyAuthor ? { below: story.storyAuthor.authorName } : {})}
    lead={story.storyLead}
  />
);
