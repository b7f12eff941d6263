import * as z from 'zod/mini';
import { arrivals, BookedRun, BookingStatus, Quote } from '../bookings/bookings.model.ts';
import { addDays } from '../core/format/format.ts';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { bookingMode } from '../rooms/rooms.model.ts';

export { CallerName, DeskPayment, deskPayment } from './desk.payment.model.ts';

/** How long unpaid hours of a caller are held: for so many minutes, but not beyond their beginning. */
export const keepFor = defineEnum({
  hour: { id: 60, label: '1 час', tone: 'neutral' },
  threeHours: { id: 180, label: '3 часа', tone: 'neutral' },
  day: { id: 1440, label: 'Сутки', tone: 'neutral' },
});

export const Arrival = z.enum(arrivals);

/** When a room is open on a day of the board; null where it is closed, with the reason on a closed day. */
const BoardDay = z.object({
  day: Day,
  open: z.nullable(z.object({ from: z.int(), to: z.int() })),
  reason: z.nullable(z.string()),
});

/** A row of the board. */
export const BoardRoom = z.object({
  roomId: Id,
  name: z.string(),
  floor: z.int(),
  bookingMode: schemaOf(bookingMode),
  days: z.array(BoardDay),
});
export type BoardRoom = z.output<typeof BoardRoom>;

type BookingMode = BoardRoom['bookingMode'];

/**
 * Whether the desk may give hours of a room to a booking: hours of a room with instant booking to any, hours of a room
 * on request only to a booking in such a room.
 */
export const mayTake = (mode: BookingMode, from: BookingMode | undefined): boolean =>
  mode === bookingMode.instant || (mode === bookingMode.request && from === bookingMode.request);

/** Consecutive hours of a room on one day that the same thing takes. */
export const BoardBlock = z.object({
  roomId: Id,
  /** `preparation` are the hours that a request for an event takes before and after it. */
  kind: z.enum(['hold', 'booking', 'technical', 'event', 'preparation', 'buffer']),
  start: Instant,
  end: Instant,
  /** Name of the hall taken as a whole, or of the part of the hall; null when it is the room itself. */
  place: z.nullable(z.string()),
  orderId: z.nullable(Id),
  eventRequestId: z.nullable(Id),
  eventId: z.nullable(Id),
  technicalReasonId: z.nullable(Id),
  /** Title of the event, or the reason why the hours are closed; empty for a booking. */
  title: z.string(),
});
export type BoardBlock = z.output<typeof BoardBlock>;

/** A booking that has hours on the board. */
export const BoardBooking = z.object({
  orderId: Id,
  status: BookingStatus,
  roomId: Id,
  roomName: z.string(),
  userId: Id,
  customer: z.string(),
  phone: z.string(),
  accountState: schemaOf(accountState),
  tariff: z.string(),
  /** Names of its extras. */
  extras: z.array(z.string()),
  price: Kopecks,
  start: Instant,
  end: Instant,
  /** When it takes place: between `start` and `end` may be hours of others. */
  runs: z.array(BookedRun),
  /** Whether the venue offered the hours, on a request for the room or from the waiting list. */
  isOffer: z.boolean(),
  /** Until when unpaid hours are held. */
  expiresAt: z.nullable(Instant),
  arrival: z.nullable(Arrival),
  comment: z.string(),
  /** How many guests will come; null when not stated. */
  guests: z.nullable(z.int()),
  /** The customer's comment for staff. */
  customerComment: z.string(),
});
export type BoardBooking = z.output<typeof BoardBooking>;

/** A note of one shift for the next, about a day. */
export const ShiftNote = z.object({
  noteId: Id,
  day: Day,
  text: z.string(),
  who: z.string(),
  at: Instant,
});
export type ShiftNote = z.output<typeof ShiftNote>;

/** How many days the board shows at most: a month. */
export const MOST_DAYS = 31;

export const Board = z.object({
  rooms: z.array(BoardRoom),
  blocks: z.array(BoardBlock),
  bookings: z.array(BoardBooking),
  notes: z.array(ShiftNote),
  now: Instant,
});
export type Board = z.output<typeof Board>;

/** What staff know about the owner of a phone. */
export const Caller = z.object({
  userId: Id,
  customer: z.string(),
  accountState: schemaOf(accountState),
  /** Bookings that were not cancelled. */
  count: z.int(),
  /** What staff warn each other of; empty without it. */
  warning: z.string(),
  /** The last day on which they may not book; null if they may. */
  blockedTo: z.nullable(Day),
});
export type Caller = z.output<typeof Caller>;

export const deskActions = ['pay', 'sbp', 'move', 'arrive', 'giveBack', 'sendLink', 'invoice', 'promo'] as const;

/** A booking as the desk works on it. */
export const DeskBooking = z.object({
  orderId: Id,
  roomId: Id,
  tariffId: Id,
  serviceIds: z.array(Id),
  equipmentIds: z.array(Id),
  starts: z.array(Instant),
  price: Kopecks,
  /** Money received for it and not given back. */
  paid: Kopecks,
  /** Still to be paid. */
  due: Kopecks,
  /** Money taken at the desk that is to be given back there. */
  owed: Kopecks,
  /** Until when it may be paid; null once it was paid or has ended. */
  payUntil: z.nullable(Instant),
  /** When the payment link was last sent; null if it never was. */
  linkSentAt: z.nullable(Instant),
  arrival: z.nullable(Arrival),
  comment: z.string(),
  can: z.array(z.enum(deskActions)),
});
export type DeskBooking = z.output<typeof DeskBooking>;

/** The price of hours, what was paid for them, and which of them are taken. */
export const DeskQuote = z.extend(Quote, {
  paid: Kopecks,
  /** Still to be paid. */
  due: Kopecks,
  /** The part of `paid` that is refunded. */
  back: Kopecks,
  taken: z.array(Instant),
});
export type DeskQuote = z.output<typeof DeskQuote>;

/** The same hours of some weekdays, from one day to another: 120 days at most. */
export const Series = z
  .object({
    roomId: Id,
    /** 1 is Monday. */
    weekdays: checked(
      z.array(checked(z.int(), z.minimum(1), z.maximum(7))),
      z.minLength(1, 'Выберите дни недели'),
      z.maxLength(7),
    ),
    from: checked(z.int(), z.minimum(0), z.maximum(23)),
    to: checked(z.int(), z.minimum(1), z.maximum(24)),
    since: InputDay,
    until: InputDay,
  })
  .check(
    inOrder('since', 'until'),
    z.refine(({ from, to }) => from < to, { error: 'Конец раньше начала', path: ['to'] }),
    z.refine(isWithinAYear, {
      error: 'Не\u00a0дальше года',
      path: ['until'],
    }),
    // Invalid days, or days too far apart, are reported by the rules above and not counted here.
    z.refine(series => !isWithinAYear(series) || seriesDays(series).length <= 120, {
      error: 'Не\u00a0больше 120 дней за\u00a0раз',
      path: ['until'],
    }),
  );
export type Series = z.output<typeof Series>;

function isWithinAYear({ since, until }: Pick<SeriesSpan, 'since' | 'until'>): boolean {
  return Date.parse(until) - Date.parse(since) <= 366 * 86_400_000;
}

interface SeriesSpan {
  readonly weekdays: readonly number[];
  readonly since: string;
  readonly until: string;
}

/** The days of a series, in order. */
export function seriesDays({ weekdays, since, until }: SeriesSpan): string[] {
  const days: string[] = [];
  for (let day = since; day <= until && days.length <= 366; day = addDays(day, 1))
    if (weekdays.includes(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)) days.push(day);
  return days;
}

export const Comment = checked(z.string(), z.maxLength(500, 'Не больше 500 символов'));
