import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const collaboratorsWords: Words = {
  collaboratorId: 'Number of the member of the team.',
  collaboratorImage: 'Picture of the member of the team; null where there is none.',
  collaboratorOrder: 'Place in the team, from 1.',
  collaboratorText: 'Name and work of the member of the team, as the site shows them.',
};
