import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const searchWords: Words = {
  isSimilar: 'Whether nothing has these words, and the results are called something similar.',
  synonymId: 'Number of the word.',
  synonymMeaning: 'How the site calls it.',
  synonymWord: 'What people call it.',
  'SiteSearchResults.words': 'What was looked for: what was typed, or what it is in the other keyboard layout.',
};
