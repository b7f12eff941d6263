import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const roomRequestsWords: Words = {
  fromHour: 'The hour of the day at which it begins: 10 is ten o’clock.',
  keepHours: 'For how many hours the offer keeps its hours.',
  linkSentAt: 'When the link to pay by was sent last; null before that.',
  offer: 'The last offer; null while there is none.',
  offers: 'Every offer that was made, newest first.',
  payUntil: 'Until when it may be paid; null once that is over.',
  priceReason: 'Why the sum is another one than the quote; empty where it is not.',
  quoted: 'The sum of the quote, in kopecks.',
  requests: 'Requests for rooms.',
  roomRequestId: 'Number of the request for a room.',
  roomRequestStatus: 'Where the request stands.',
  seenOffer: 'The booking of the offer that was on the screen; null if there was none.',
  toHour: 'The hour of the day at which it ends.',
  'RoomWanted.purpose': 'What the room is wanted for.',
  'RoomRequest.purpose': 'What the room is wanted for.',
  'AdminRoomRequest.purpose': 'What the room is wanted for.',
  'AdminRoomRequestCard.purpose': 'What the room is wanted for.',
};
