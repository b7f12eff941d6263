import { call } from '../core/call.ts';
import { message } from '../core/fields.ts';
import { DashboardNumbers, Period } from './dashboard.model.ts';

/** Today at the venue, and how full the studios were and what they brought in a period of 366 days at most. */
export const getDashboardNumbers = call({
  id: 'admin.dashboard.numbers',
  summary: 'Read the numbers of the home page',
  method: 'GET',
  path: '/admin/home',
  access: 'admin',
  query: Period,
  reply: message(DashboardNumbers),
  reads: ['bookings', 'events', 'schedule'],
  ours: true,
});
