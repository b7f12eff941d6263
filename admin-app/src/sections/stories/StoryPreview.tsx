import type { Story, StoryFields } from '@venue/sdk/stories/model';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { useWatch } from 'react-hook-form';
import { Preview } from '../../app/styles/Preview.tsx';
import { StoryView } from './StoryView.tsx';
import { useCategories } from './useCategories.ts';

interface Props {
  story: Story;
  authors: readonly NonNullable<Story['storyAuthor']>[];
}

/** What is typed in the editor of a story, as readers will see it. */
export function StoryPreview({ story, authors }: Props) {
  const typed = useWatch() as StoryFields;
  const category = useCategories().find(each => each.id === Number(typed.categoryId))?.label;
  const author = authors.find(each => each.authorId === typed.authorId)?.authorName;
  return (
    <Preview title="Предпросмотр записи" url={null} scope="">
      <StoryView
        // The server has not seen the text yet.
        story={{ ...typed, description: oursOf(typed.description) }}
        category={category ?? ''}
        author={author ?? null}
        publishedAt={story.publishedAt}
        images={story.storyImages}
      />
    </Preview>
  );
}
