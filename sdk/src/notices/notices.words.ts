import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const noticesWords: Words = {
  choices: 'One for each kind of message that leaves a choice.',
  'NoticeChoice.about': 'The kind of messages: a group, or a kind of reminder.',
  channel: 'How they are sent.',
  'NoticeChoice.hours': 'For reminders: how many hours before; empty for all others.',
  canMail: 'Whether letters can be sent: there is a confirmed address at which they arrive.',
};
