import { getStory } from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { storyStatus } from '@venue/sdk/stories/model';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { StoryEditor } from './StoryEditor.tsx';
import { StoryView } from './StoryView.tsx';
import { storyPaths } from './stories.paths.ts';
import { valuesOf } from './storyForm.ts';

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
            <StoryView
              story={valuesOf(story)}
              category={story.storyCategory.storyCategoryName}
              author={story.storyAuthor?.authorName ?? null}
              publishedAt={story.publishedAt}
              images={story.storyImages}
            />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}
