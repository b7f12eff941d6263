import type { Words } from '../core/openapi/openapi.words.ts';

/** What the fields of this area are, for the OpenAPI document and the typings. */
export const collaboratorsWords: Words = {
  collaboratorId: 'Number of the partner.',
  collaboratorImage: 'Logo of the partner; null where there is none.',
  collaboratorOrder: 'Place among the partners, from 1.',
  collaboratorText: 'What is said about the partner.',
};
