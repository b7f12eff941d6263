import { getStory } from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { storyStatus } from '@venue/sdk/stories/model';
import { StorySheet } from '@venue/shared-ui/areas/stories/StorySheet.tsx';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { StoryEditor } from './StoryEditor.tsx';
import { storyPaths } from './stories.paths.ts';

/** One story: an editor, or the story itself for readers who may not change it. */
export default function StoryPage() {
  return (
    <RecordPage
      kind={storyRecord}
      get={getStory}
      input={storyId => ({ body: { storyId } })}
      list={storyPaths.list}
      actions={story => story.storyStatus === storyStatus.published && <SiteLink path={`/blog/${story.storyId}`} />}
    >
      {(story, { manages }) =>
        manages ? (
          <StoryEditor story={story} />
        ) : (
          <RecordColumns kind={storyRecord} id={story.storyId}>
            <StorySheet
              story={story}
              category={story.storyCategory.storyCategoryName}
              author={story.storyAuthor?.authorName}
              tiles={PhotoGrid}
            />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}
