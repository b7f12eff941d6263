import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const seriesWords: Words = {
  codes: 'The new codes of the tickets that were moved.',
  dates: 'The other dates of the series, soonest first.',
  eventIds: 'The other dates of the series.',
  isChosen: 'Whether it is a date of the series now.',
  isElsewhere: 'Whether it is a date of another series, which it would leave.',
  isLate: 'Whether tickets can no longer be moved: less than their whole price would be refunded.',
  'OtherDate.isSoldOut': 'Whether all its tickets are sold; false for one without tickets.',
  'MoveKind.left': 'Places that can be had now; 0 while it is not on sale.',
  'MoveKind.ticketPrice': 'The price of the same kind on that date, in kopecks; null if it has none.',
  'MoveDate.kinds': 'The kinds of the tickets that are moved, as that date has them.',
  'MoveOptions.from': 'The event that the tickets are for now.',
  'MoveOptions.isOwn': 'Whether the reader may move tickets without a code by SMS.',
  'MoveOptions.tickets': 'The tickets that may be moved.',
  'MoveDate.place': 'The room, or the place elsewhere; empty for an event online.',
  'OtherDate.place': 'The room, or the place elsewhere; empty for an event online.',
  'SeriesCandidate.place': 'The room, or the place elsewhere; empty for an event online.',
  ticketMove: 'The tickets and dates; null for an event without other dates.',
  ticketMoves: 'The tickets of the order by the event that they are for.',
};
