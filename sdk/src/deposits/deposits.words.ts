import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const depositsWords: Words = {
  deposit: 'The deposit of a booking; null without one.',
  depositIsPaid: 'Whether the deposit was paid; the booking is confirmed then.',
  owedSum: 'What is owed in all, in kopecks.',
  depositSum: 'The part of the price that confirms the booking, in kopecks.',
  rest: 'What is still to be paid, in kopecks.',
  restDueAt: 'Until when the rest is to be paid.',
  rests: 'Bookings whose rest is owed, the earliest term first.',
};
