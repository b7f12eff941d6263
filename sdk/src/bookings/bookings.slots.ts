import * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { slotIds } from './bookings.limits.ts';

/** Status of a slot; a free slot has none. */
export const slotStatus = defineEnum({
  busy: { id: slotIds.busy, label: 'Занято', tone: 'bad' },
  unavailable: { id: slotIds.unavailable, label: 'Недоступно', tone: 'neutral' },
});

/** Why an hour is not free, without saying whose it is. */
export const slotReasons = [
  'passed',
  'far',
  'closed',
  'booking',
  'technical',
  'event',
  'buffer',
  'hall',
  'part',
] as const;

/** One hour of a room. */
export const Slot = z.object({
  start: Instant,
  end: Instant,
  /** 1 busy, 2 unavailable, null free. */
  statusId: z.nullable(schemaOf(slotStatus)),
  /**
   * Null for a free hour. `far`: further ahead than the calendar is open; `buffer`: kept free around a booking; `hall`:
   * the hall that this room is a part of is taken as a whole; `part`: a part of this hall is taken.
   */
  why: z.nullable(z.enum(slotReasons)),
  /** Name of that hall or part; null otherwise. */
  place: z.nullable(z.string()),
  /** One of `slotColours`. */
  colour: z.string(),
  /** Whether it belongs to the reader's own booking. */
  mine: z.boolean(),
  /** When the hold on the hour ends unless it is paid; null when there is no hold. */
  heldUntil: z.nullable(Instant),
  /** For staff: the booking or technical reason that takes the hour. */
  orderId: z.nullable(Id),
  technicalReasonId: z.nullable(Id),
  technicalReason: z.nullable(z.string()),
});
export type Slot = z.output<typeof Slot>;
