import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Day, Id, Instant, Kopecks, message } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { Slot } from './bookings.slots.ts';

// The first screen of a room's page loads this file, so the calls that follow a choice are kept out of it.

/**
 * The hours of a room over some days, by default a week from today, each free, busy or
 * unavailable. Every day lists the same hours, from the earliest
 * opening to the latest closing of any of them; there are none when the room is closed on all days. `closedDays` says
 * why it is closed on a day. Hours of `moving`, a booking of the reader's own, count as free, since a move would
 * release them.
 */
export const getSchedule = call({
  id: 'booking.schedule',
  summary: 'Read the hours of a room',
  method: 'POST',
  path: '/booking/get_schedule',
  access: 'public',
  body: z.object({
    roomId: Id,
    from: z.optional(InputDay),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(42))),
    moving: z.optional(Id),
  }),
  reply: message(
    z.object({
      schedule: z.array(Slot),
      closedDays: z.array(z.object({ day: Day, reason: z.string() })),
      roomPrice: Kopecks,
      now: Instant,
    }),
  ),
  fails: ['not_found'],
  reads: ['schedule'],
  section: '7 Booking',
});
