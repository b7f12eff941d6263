import type { Words } from '../core/openapi/openapi.words.ts';

/** What the fields of this area are, for the OpenAPI document and the typings. */
export const versionsWords: Words = {
  hasPlan: 'Whether the record is to be published or withdrawn at a moment, or could not be.',
  isPlanned: 'Whether records of this kind are published and withdrawn at a moment.',
  plan: 'When it is published and withdrawn by itself; null for never.',
  plans: 'Plans of the records of this kind.',
  publishAt: 'When the record is published by itself; null for never.',
  refusal: 'Why the plan could not be carried out; null while it waits.',
  versions: 'Versions, newest first.',
  versionId: 'Number of the version within its record, from 1.',
  withdrawAt: 'When the record is withdrawn by itself; null for never.',
};
