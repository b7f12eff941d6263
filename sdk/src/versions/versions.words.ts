import type { Words } from '../core/openapi/openapi.words.ts';

/** What the fields of this area are, for the OpenAPI document and the typings. */
export const versionsWords: Words = {
  isPlanned: 'Whether records of this kind are published and withdrawn at a moment.',
  plans: 'Plans of the records of this kind.',
  publishAt: 'When the record is published by itself; null for never.',
  refusal: 'Why the plan could not be carried out; null while it waits.',
  versions: 'Versions, newest first.',
  versionId: 'Number of the version within its record, from 1.',
  withdrawAt: 'When the record is withdrawn by itself; null for never.',
};
