import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const versionsWords: Words = {
  addedPictures: 'Pictures that the version before did not have.',
  hasPlan: 'Whether the record is to be published or withdrawn at a moment, or could not be.',
  isPlanned: 'Whether records of this kind are published and withdrawn at a moment.',
  isRearranged: 'Whether pictures that stayed have another order or other texts.',
  mainPicture: 'The main picture, if another one was it before and there are several.',
  pictureChanges: 'How its pictures differ from those of the version before; empty for the first.',
  pictures: 'Pictures of the version in their order; null when it was kept before pictures were.',
  plan: 'When it is published and withdrawn by itself; null for never.',
  plans: 'Plans of the records of this kind.',
  publishAt: 'When the record is published by itself; null for never.',
  refusal: 'Why the plan could not be carried out; null while it waits.',
  removedPictures: 'Pictures that only the version before had; their files are kept.',
  versions: 'Versions, newest first.',
  versionId: 'Number of the version within its record, from 1.',
  withdrawAt: 'When the record is withdrawn by itself; null for never.',
};
