import type { DashboardNumbers } from '@venue/sdk/dashboard/model';
import { eventAddress } from '../events/events.service.ts';
import type { bookingsOn, eventsOn } from './dashboard.store.ts';

/** Of today's bookings and events so many are named. */
const MOST_NEXT = 5;

/** Today's bookings: how many, and those that are not over yet. */
export const presentBookings = (
  rows: Awaited<ReturnType<typeof bookingsOn>>,
  now: Date,
): NonNullable<DashboardNumbers['bookings']> => ({
  count: rows.length,
  next: rows
    .filter(row => row.endsAt > now)
    .slice(0, MOST_NEXT)
    .map(row => ({
      orderId: row.id,
      roomName: row.roomName,
      start: row.startsAt.toISOString(),
      end: row.endsAt.toISOString(),
      customer: row.customer || `Клиент №\u00a0${row.userId}`,
    })),
});

/** Today's events: how many, and the first of them. */
export const presentEvents = (rows: Awaited<ReturnType<typeof eventsOn>>): NonNullable<DashboardNumbers['events']> => ({
  count: rows.length,
  next: rows.slice(0, MOST_NEXT).map(row => ({
    eventId: row.id,
    title: row.title,
    time: row.time,
    place: row.roomName ?? row.place,
    to: eventAddress(row.id, row.kind),
  })),
});
