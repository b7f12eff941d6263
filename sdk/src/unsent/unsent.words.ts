import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const unsentWords: Words = {
  'SentMessage.kind': 'Whether it is an SMS or an e-mail.',
  'SentMessage.state': 'What became of it.',
  'SentMessage.status': 'Its status among those that have not arrived, for sending it again; null for all others.',
  'SentMessage.to': 'Phone or e-mail address it went to; masked for those who may not read users.',
  'SentMessage.text': 'Its words, with codes and private links taken out.',
  'SentMessage.sentAt': 'When it left; null before that.',
  deliveredAt: 'When the gateway said that it has arrived; null before that, and for letters.',
};
