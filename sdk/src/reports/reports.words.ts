import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const reportsWords: Words = {
  cadence: 'How often the report is mailed.',
  compare: 'What the report is compared with.',
  mails: 'Reports that are mailed because of the reader.',
  nextAt: 'When the next letter is written.',
  report: 'Which report.',
  table: 'The table, as the report names it.',
  tables: 'The tables of the report.',
};
