import * as z from 'zod/mini';
import { basedOn } from '../core/schema/decision.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { EventFields, endsAfterStart } from '../events/events.model.ts';

/** How many days guests have to choose after an event was rescheduled, and how long before it begins they must have. */
export const rescheduleTerm = { days: 7, hoursBefore: 24 } as const;

const HOUR = 60 * 60_000;

/**
 * Until when guests of an event that begins then may choose, if it is rescheduled now: a week, but at least a day before
 * the event. If it begins sooner than in two days, they have a day, up to an hour before it begins; of one
 * that goes on already, nobody may.
 */
export function chooseUntil(begins: Date, now: Date): Date {
  const [start, from] = [begins.getTime(), now.getTime()];
  const dayBefore = start - rescheduleTerm.hoursBefore * HOUR;
  const term = Math.min(
    from + rescheduleTerm.days * 24 * HOUR,
    Math.max(dayBefore, Math.min(start - HOUR, from + 24 * HOUR)),
  );
  return new Date(Math.max(term, Math.min(start, from + HOUR), from));
}

const spot = { date: true, time: true, dateEnd: true, timeEnd: true, roomId: true, place: true } as const;

/** When and where an event takes place from now on. */
const Target = z.pick(EventFields, spot);
export type RescheduleTarget = z.output<typeof Target>;

/** The names of its fields. */
export const targetFields = Object.keys(spot) as readonly (keyof RescheduleTarget)[];

/** The new time and place, the figures that were shown, so that nobody moves more guests than they saw, and the reason. */
export const RescheduleFields = z.extend(Target, {
  tickets: z.int(),
  refund: Kopecks,
  /** The last reschedule that was known; null without one. */
  seenReschedule: basedOn(z.nullable(Id)),
  /** Guests read it in an SMS. */
  reason: required(150),
});

export const RescheduleBody = RescheduleFields.check(...endsAfterStart);

/** When and where an event was or is, as guests read it. */
export const Spot = z.object({
  date: Day,
  time: z.string(),
  dateEnd: z.nullable(Day),
  timeEnd: z.nullable(z.string()),
  /** The room, or the place elsewhere; empty for an event online. */
  place: z.string(),
});
export type Spot = z.output<typeof Spot>;

/** A change of day, hours or place of an event with tickets, and what its guests chose. */
export const Reschedule = z.object({
  rescheduleId: Id,
  at: Instant,
  by: z.enum(['organiser', 'staff']),
  reason: z.string(),
  before: Spot,
  chooseUntil: Instant,
  /** Whether guests may still choose: the term has not ended, and it was not rescheduled again. */
  isOpen: z.boolean(),
  /** When the last guest was written to; null while messages are being written. */
  writtenAt: z.nullable(Instant),
  /** Valid tickets whose holders chose to keep them, or did not answer in time. */
  keep: z.int(),
  /** Valid tickets whose holders have not answered yet. */
  waiting: z.int(),
  /** What may still have to go back for them. */
  waitingSum: Kopecks,
  /** Tickets that were given back by this choice. */
  returned: z.int(),
  returnedSum: Kopecks,
});
export type Reschedule = z.output<typeof Reschedule>;

/** Whom rescheduling an event touches, and how it went before. */
export const EventReschedules = z.object({
  /** Valid tickets. */
  tickets: z.int(),
  /** People who hold them. */
  guests: z.int(),
  /** What goes back if all of them return their tickets. */
  refund: Kopecks,
  /** Orders that wait for their payment. They stay, and their buyers may choose once they have paid. */
  unpaid: z.int(),
  /** Newest first. */
  reschedules: z.array(Reschedule),
});
export type EventReschedules = z.output<typeof EventReschedules>;

export const ticketChoice = ['waiting', 'keep', 'refund'] as const;

/** A ticket of a rescheduled event, with what its holder chose. */
export const RescheduledTicket = z.object({
  ticketNumber: Id,
  ticketName: z.string(),
  choice: z.enum(ticketChoice),
  /** What goes back for it, or what went back. */
  refund: Kopecks,
});
export type RescheduledTicket = z.output<typeof RescheduledTicket>;

/** The last reschedule of an event, as the holder of its tickets reads it. */
export const GuestReschedule = z.object({
  rescheduleId: Id,
  before: Spot,
  after: Spot,
  reason: z.string(),
  chooseUntil: Instant,
  isOpen: z.boolean(),
  /** Whether the holder may give tickets back without a code: by their account, or by the key of the order. */
  isOwn: z.boolean(),
  tickets: z.array(RescheduledTicket),
});
export type GuestReschedule = z.output<typeof GuestReschedule>;
