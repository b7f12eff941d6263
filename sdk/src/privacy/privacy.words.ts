import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const privacyWords: Words = {
  settle: 'What becomes of the things ahead that their owner may cancel: cancelled now, or waited for.',
  'Guest.accountId': 'Account that has the phone; what was ordered by it goes with the account. Null for a guest.',
  records: 'How many orders carry the phone of somebody without an account.',
  'Guest.waits': 'Why it may not be erased yet: an event is ahead, or money is on its way; null when it may.',
};
