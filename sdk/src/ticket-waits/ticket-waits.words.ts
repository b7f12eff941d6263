import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const ticketWaitsWords: Words = {
  waitKey: 'Key of the place in the queue: whoever has it may read and leave it.',
  ticketWaitStatus: 'Where the person stands.',
  places: 'How many places are wanted.',
  gathered: 'Places that are set aside until there are as many as are wanted.',
  canLeave: 'Whether the place in the queue may be left now.',
  placesWanted: 'How many places all of them wait for.',
  'TicketWait.ahead': 'How many people before them wait for the same tickets; null once they do not wait any more.',
  'TicketWait.isBehind': 'Whether the places are on sale for everybody first, because they let an offer lapse.',
  'TicketWait.offer': 'The places that are held for them; null before that.',
  'GuestTicketQueue.isClosed': 'Whether nobody may join any more.',
  'GuestTicketQueue.people': 'How many people wait or have an offer.',
  'AdminTicketQueue.people': 'How many people wait or have an offer.',
  'AdminTicketQueue.isClosed': 'Whether nobody may join any more.',
  'AdminTicketWait.lapses': 'How many offers of tickets, for any event, they let lapse.',
};
