import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const embedsWords: Words = {
  embedSiteId: 'Number of the site.',
  siteKey: 'What the site’s pages name themselves by; no secret.',
  sites: 'The sites that may show free hours.',
  siteTitle: 'Whose site it is.',
  siteUrl: 'The site: `https://svet.ru`. Of what was typed, only scheme, host and port count.',
};
