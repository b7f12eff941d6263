import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const searchWords: Words = {
  'SiteSearchResults.words': 'What was looked for: what was typed, or what it is in the other keyboard layout.',
};
