import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const residentsWords: Words = {
  residentDescription: 'About the resident, as formatted text.',
  residentId: 'Number of the resident.',
  residentImage: 'Logo of the resident; null where there is none.',
  residentIsActual: 'Whether the resident is at the venue now.',
  residentName: 'What the resident is called.',
  residentSiteUrl: 'Link to the resident’s site; may be empty.',
  residentStatus: 'Whether the resident is a draft or published.',
};
