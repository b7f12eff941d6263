import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Day, Id, message } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';

/** State of a room's day. `few`: at most a third of its hours is free; `far`: the calendar is not open yet. */
export const dayStates = ['free', 'few', 'full', 'closed', 'passed', 'far'] as const;

const RoomDay = z.object({
  day: Day,
  dayState: z.enum(dayStates),
  /** Hours that can still be booked. */
  freeHours: z.int(),
  /** Hours at which the room is open on that day. */
  openHours: z.int(),
});
export type RoomDay = z.output<typeof RoomDay>;

/** Each day of the month that contains `day`, with the number of free hours of a room. */
export const getMonth = call({
  id: 'booking.month',
  summary: 'Read how free the days of a month are in a room',
  method: 'POST',
  path: '/booking/month',
  access: 'public',
  body: z.object({ roomId: Id, day: InputDay }),
  reply: message(z.object({ days: z.array(RoomDay) })),
  fails: ['not_found'],
  reads: ['schedule'],
  ours: true,
});
