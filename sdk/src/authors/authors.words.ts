import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const authorsWords: Words = {
  authorAvatar: 'Picture of the author; null where there is none.',
  authorCity: 'Where the author lives.',
  authorDescription: 'About the author, as formatted text.',
  authorHobbies: 'What the author likes to do.',
  authorId: 'Number of the author.',
  authorName: 'What the author is called.',
  authors: 'Authors that were found.',
  authorSocials: 'The author’s pages in social networks.',
  categories: 'Categories there are, or those it belongs to.',
  categoryIds: 'Numbers of the categories.',
};
