import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { checked } from '../core/schema/checked.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks, message } from '../core/schema/fields.ts';
import { accountState } from '../profile/profile.account.model.ts';

// What is sold or held in hours at which a room is closed, or is about to be.

/** What can have hours of a room. */
export const standingKind = z.enum(['booking', 'event', 'eventRequest']);
export type StandingKind = z.output<typeof standingKind>;

/**
 * How far it is: paid, to be paid by an invoice, held until it is paid, or offered by staff. An event or a request for
 * one is `planned`.
 */
const standingState = z.enum(['paid', 'invoice', 'held', 'offer', 'planned']);

/** A booking, an event or a request for one that has hours while its room is closed. */
export const Standing = z.object({
  kind: standingKind,
  id: Id,
  /** The title of an event or a request; empty for a booking. */
  title: z.string(),
  roomName: z.string(),
  /** Those of its hours at which the room is closed; between two runs may be hours of others. */
  runs: z.array(z.object({ start: Instant, end: Instant })),
  state: standingState,
  /** Null for readers who may not read such records. */
  customer: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  accountState: z.nullable(schemaOf(accountState)),
  paid: Kopecks,
  /** What goes back if it is cancelled by this choice; 0 if nothing was paid, or if it is cancelled elsewhere. */
  back: Kopecks,
});
export type Standing = z.output<typeof Standing>;

/** What stands in hours that are about to be closed, and how many people wait for hours there. */
export const ClosedOver = z.object({ standing: z.array(Standing), waiting: z.int() });
export type ClosedOver = z.output<typeof ClosedOver>;

/**
 * What becomes of an order, as it was seen. A paid booking is kept or cancelled with a full refund; one that is not paid
 * ends in either case, because nobody may pay for closed hours. Events and requests are kept.
 */
const StandingChoice = z.extend(z.pick(Standing, { kind: true, id: true, state: true, back: true }), {
  choice: z.enum(['keep', 'cancel']),
});
export type StandingChoice = z.output<typeof StandingChoice>;

/** The choices for all that stands in hours that are closed. */
export const StandingChoices = checked(z.array(StandingChoice), z.maxLength(1000));

/**
 * What still stands in closed time, of the kinds the reader may read, by time. It is there until it is moved or
 * cancelled, its hours are over, or the room is opened again.
 */
export const listStanding = call({
  id: 'admin.room.standing',
  summary: 'List what still stands in closed time',
  method: 'GET',
  path: '/admin/room/standing',
  access: 'admin',
  reply: message(z.object({ standing: z.array(Standing) })),
  reads: ['rooms', 'schedule', 'bookings', 'events', 'event-requests'],
  ours: true,
});
