import * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { ticketLimits } from '../events/events.tickets.model.ts';
import { accountState } from '../profile/profile.account.model.ts';

/** Status of somebody who waits for tickets that are sold out. What became of an offer is told by its order. */
export const ticketWaitStatus = defineEnum({
  waiting: { id: 1, label: 'В\u00a0очереди', tone: 'secondary' },
  offered: { id: 2, label: 'Места предложены', tone: 'warn' },
  issued: { id: 3, label: 'Билеты выданы', tone: 'good' },
  missed: { id: 4, label: 'Не\u00a0ответили в\u00a0срок', tone: 'bad' },
  left: { id: 5, label: 'Очередь оставлена', tone: 'neutral' },
  over: { id: 6, label: 'Мест не\u00a0освободилось', tone: 'neutral' },
  cancelled: { id: 7, label: 'Мероприятие отменено', tone: 'bad' },
});
export const TicketWaitStatus = /* @__PURE__ */ schemaOf(ticketWaitStatus);
export type TicketWaitStatus = z.output<typeof TicketWaitStatus>;

/**
 * `waits`: in how many queues one person may be at a time. `lapses`: how many offers for one event they may let lapse;
 * after the first they are behind everybody. `passes`: how often others may get places before somebody who needs more of
 * them; then places are set aside until there are enough, for `gatherHours` at most, and after that what there is is
 * offered.
 */
export const ticketWaitLimits = { waits: 5, lapses: 2, passes: 3, gatherHours: 24 } as const;

/** Which tickets somebody waits for, and how many. */
export const TicketWish = z.object({
  ticketId: Id,
  places: z.int().check(z.minimum(1), z.maximum(ticketLimits.places)),
});

/** A place in the queue for tickets, as whoever has its key reads it. */
export const TicketWait = z.object({
  waitKey: z.string(),
  ticketWaitStatus: TicketWaitStatus,
  eventId: Id,
  eventTitle: z.string(),
  date: Day,
  time: z.string(),
  ticketName: z.string(),
  ticketPrice: Kopecks,
  places: z.int(),
  /** How many people before them wait for the same tickets; null once they do not wait any more. */
  ahead: z.nullable(z.int()),
  /** Whether the places are on sale for everybody first, because they let an offer lapse. */
  isBehind: z.boolean(),
  /** Places that are set aside for them until there are enough. */
  gathered: z.int(),
  /** The places that are held for them; null before that. */
  offer: z.nullable(z.object({ orderKey: z.string(), places: z.int(), payUntil: z.nullable(Instant) })),
  createdAt: Instant,
  /** Until they are offered places they may leave. */
  canLeave: z.boolean(),
});
export type TicketWait = z.output<typeof TicketWait>;

/** Somebody in the queue of an event, as its organiser sees them. */
export const GuestTicketWait = z.object({
  waitId: Id,
  ticketWaitStatus: TicketWaitStatus,
  ticketName: z.string(),
  places: z.int(),
  gathered: z.int(),
  holderName: z.string(),
  phoneEnding: z.string(),
  createdAt: Instant,
});
export type GuestTicketWait = z.output<typeof GuestTicketWait>;

/** The same as staff see them. */
export const AdminTicketWait = z.extend(z.omit(GuestTicketWait, { phoneEnding: true }), {
  phone: z.string(),
  /** Null for a guest without an account. */
  userId: z.nullable(Id),
  accountState: z.nullable(schemaOf(accountState)),
  /** How many offers of tickets, for any event, they let lapse. */
  lapses: z.int(),
});
export type AdminTicketWait = z.output<typeof AdminTicketWait>;

/** The first `MOST_SHOWN` people in the queue of an event, in the order in which they are served. */
const queueOf = <T extends typeof GuestTicketWait | typeof AdminTicketWait>(each: T) =>
  z.object({
    /** Whether nobody may join any more; those in the queue are still served. */
    isClosed: z.boolean(),
    /** How many people wait or have an offer, and for how many places. */
    people: z.int(),
    placesWanted: z.int(),
    inLine: z.array(each),
  });
export const GuestTicketQueue = queueOf(GuestTicketWait);
export type GuestTicketQueue = z.output<typeof GuestTicketQueue>;
export const AdminTicketQueue = queueOf(AdminTicketWait);
export type AdminTicketQueue = z.output<typeof AdminTicketQueue>;
