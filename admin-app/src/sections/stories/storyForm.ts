import { type Story, StoryFields } from '@venue/sdk/stories/model';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';

/** The values of the story editor, named like the fields of the call that saves them. */
export const StoryForm = z.extend(StoryFields, { version: z.int() });

export const valuesOf = (story: Story): z.input<typeof StoryForm> & FieldValues => ({
  title: story.storyTitle,
  categoryId: story.storyCategory.storyCategoryId,
  description: story.storyDescription,
  file: story.storyFile,
  authorId: story.storyAuthor?.authorId ?? null,
  cssMeta: story.storyMeta,
  version: story.version,
});
