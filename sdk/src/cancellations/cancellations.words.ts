import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const cancellationsWords: Words = {
  'RequestCancellation.received': 'Money of its invoice that is here.',
  'RequestCancellation.refund': 'What of the received money comes back by the terms.',
  'RequestCancellation.unpaid': 'What has not been paid, which is not owed any more.',
  'RequestCancellation.hours': 'How many hours of the space become free.',
  'CancelledPage.tickets': 'How many tickets are returned.',
  'CancelledPage.refund': 'The money for the tickets that goes back to the guests.',
  pages: 'Events on the site that are called off together with the request.',
};
