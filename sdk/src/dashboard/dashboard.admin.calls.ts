import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { DashboardNumbers, daysBetween, MOST_DAYS } from './dashboard.model.ts';

/** Figures of today, and the occupancy and revenue of the studios in a period of 366 days at most. */
export const getDashboardNumbers = call({
  id: 'admin.dashboard.numbers',
  summary: 'Read the figures of the home page',
  method: 'GET',
  path: '/admin/home',
  access: 'admin',
  query: z.object({ from: InputDay, to: InputDay }).check(
    inOrder('from', 'to'),
    z.refine(({ from, to }) => daysBetween(from, to) <= MOST_DAYS, {
      error: `Период не\u00a0длиннее ${MOST_DAYS}\u00a0дней`,
      path: ['to'],
    }),
  ),
  reply: message(DashboardNumbers),
  reads: ['bookings', 'events', 'schedule'],
  ours: true,
});
