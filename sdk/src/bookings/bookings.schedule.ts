import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { Day, Id, Instant, Kopecks, message } from '../core/fields.ts';
import { Slot } from './bookings.slots.ts';

// The page of a room reads these, and they weigh on its first screen: what follows a choice does not.

/**
 * The hours of a room over some days, each free, busy or unavailable: every day from the earliest to the latest hour at
 * which the room is open on any of them, so none when it is closed on all. `closedDays` says why it is closed on a day.
 * What `moving` takes, a booking of the reader's own, is left out: it would give its hours back.
 */
export const getSchedule = call({
  id: 'booking.schedule',
  summary: 'Read the hours of a room',
  method: 'POST',
  path: '/booking/get_schedule',
  access: 'public',
  body: z.object({ roomId: Id, from: Day, days: z.int().check(z.minimum(1), z.maximum(42)), moving: z.optional(Id) }),
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
