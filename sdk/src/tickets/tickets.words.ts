import type { Words } from '../core/openapi/openapi.words.ts';

/** What the fields of this area are, for the OpenAPI document and the typings. */
export const ticketsWords: Words = {
  buyerName: 'Whoever ordered.',
  checkedIn: 'How many of them have come.',
  checkedInAt: 'When it was checked in at the door; null before.',
  codes: 'Codes of the tickets that were issued.',
  holderName: 'Whose ticket it is.',
  holdUntil: 'Until when the places are held; null once they are issued or given back.',
  isOwn: 'Whether it is the reader’s own by their account.',
  issued: 'How many tickets stand.',
  issuedAt: 'When it was issued.',
  orderKey: 'Word the order is known by; whoever has it made the order.',
  orderStatus: 'Whether the order waits for its payment, is issued, or has lapsed.',
  phoneEnding: 'Last four digits of the holder’s phone.',
  ticketNumber: 'Number of one ticket, as staff and its holder name it.',
  ticketStatus: 'Whether the ticket is valid, was used, or is cancelled.',
};
