import { hoursFrom, runsOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { type Board, BoardBlock, BoardBooking, type BoardRoom } from '@venue/sdk/desk/model';
import { sample } from '@venue/sdk/testing';

export const DAY = '2026-11-26';

/** The moment an hour of a day begins; 24 is midnight. */
export const at = (hour: number, day = DAY): string =>
  new Date(Date.parse(`${day}T00:00:00+05:00`) + hour * 3_600_000).toISOString();

/** A room that is open from 9 to 21. */
export const aRoom = (roomId: number, name: string, over: Partial<BoardRoom> = {}): BoardRoom => ({
  roomId,
  name,
  floor: 2,
  bookingMode: 'instant',
  days: [{ day: DAY, open: { from: 9, to: 21 }, reason: null }],
  ...over,
});

export const aBlock = (roomId: number, from: number, to: number, over: Partial<BoardBlock> = {}): BoardBlock => ({
  ...sample(BoardBlock),
  roomId,
  kind: 'booking',
  start: at(from),
  end: at(to),
  place: null,
  orderId: roomId * 100 + from,
  eventRequestId: null,
  eventId: null,
  technicalReasonId: null,
  title: '',
  ...over,
});

/** The paid booking of a block. */
export const bookingOf = (block: BoardBlock, customer: string): BoardBooking => ({
  ...sample(BoardBooking),
  orderId: block.orderId ?? 0,
  status: bookingStatus.paid,
  roomId: block.roomId,
  customer,
  phone: '9120000101',
  guests: null,
  customerComment: '',
  tariff: 'Свой фотограф',
  extras: [],
  start: block.start,
  end: block.end,
  runs: runsOf(hoursFrom(block.start, (Date.parse(block.end) - Date.parse(block.start)) / 3_600_000)),
  arrival: null,
});

export const aBoard = (
  rooms: readonly BoardRoom[],
  blocks: readonly BoardBlock[],
  bookings: readonly BoardBooking[] = [],
): Board => ({ rooms: [...rooms], blocks: [...blocks], bookings: [...bookings], notes: [], now: at(8) });
