import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { DeskWait } from './waitlist.model.ts';

/** The people who wait for hours of a day, in the order of the queue, and those for whom hours are held. */
export const listWaitsOfDay = call({
  id: 'admin.waitlist.day',
  summary: 'List who waits for hours of a day',
  method: 'GET',
  path: '/admin/waitlist',
  access: 'bookings.read',
  query: z.object({ day: InputDay }),
  reply: message(z.object({ inLine: z.array(DeskWait) })),
  reads: ['waitlist', 'bookings'],
  ours: true,
});
