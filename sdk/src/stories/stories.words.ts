import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const storiesWords: Words = {
  cssMeta: 'How the picture fills its frame.',
  nextStory: 'The story published after this one; null for the newest.',
  previousStory: 'The story published before this one; null for the oldest.',
  storiesCount: 'How many stories the author wrote.',
  storyAuthor: 'Who wrote the story; null where nobody is named.',
  storyCategory: 'What the story is about.',
  storyCategoryId: 'Number of the category of stories.',
  storyCategoryName: 'What the category of stories is called.',
  storyDescription: 'The story itself, as formatted text.',
  storyFile: 'Picture or file of the story; null where there is none.',
  storyFiles: 'Pictures to add to the story.',
  storyId: 'Number of the story.',
  storyImages: 'Pictures of the story, in their order.',
  storyLead: 'The first words of the story, without formatting.',
  storyMeta: 'How the picture fills its frame.',
  storyStatus: 'Whether the story is a draft or published.',
  storyTitle: 'Headline of the story.',
};
