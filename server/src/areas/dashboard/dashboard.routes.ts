import { dayOf } from '@venue/sdk';
import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import { daysBetween, type Period } from '@venue/sdk/dashboard/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import type { Db } from '../../core/db/database.ts';
import { handle } from '../../core/http/handle.ts';
import { neverOpen, openingsOf } from '../rooms/rooms.opening.store.ts';
import { everyRoom } from '../rooms/rooms.store.ts';
import { presentBookings, presentEvents } from './dashboard.presenter.ts';
import { occupancyOf, periodBefore, revenueOf } from './dashboard.rules.ts';
import * as store from './dashboard.store.ts';

export const dashboardRoutes = [
  handle(getDashboardNumbers, async ({ query: period }, { actor, db, now }) => {
    const may = (right: 'bookings.read' | 'events.read') => actor?.permissions.has(right) ?? false;
    const day = dayOf(now);
    const before = periodBefore(period);
    const both = { from: before.from, to: period.to };
    const seesBookings = may('bookings.read');
    return {
      message: {
        day,
        before,
        bookings: seesBookings ? presentBookings(await store.bookingsOn(db, day), now) : null,
        events: may('events.read') ? presentEvents(await store.eventsOn(db, day)) : null,
        occupancy: seesBookings ? await occupancy(db, period, both) : null,
        revenue: seesBookings ? revenueOf(period, await store.moneyMoved(db, both)) : null,
      },
    };
  }),
];

/** How full the rooms are that are booked online, beside the period before. */
async function occupancy(db: Db, period: Period, both: Period) {
  const studios = (await everyRoom(db)).filter(each => each.bookingMode === bookingMode.instant);
  const ids = studios.map(({ id }) => id);
  const openings = await openingsOf(db, ids, { from: both.from, days: daysBetween(both.from, both.to) });
  const shown = studios.map(({ id, name }) => ({
    roomId: id,
    roomName: name,
    opening: openings.get(id) ?? neverOpen,
  }));
  return occupancyOf(shown, period, await store.hoursTaken(db, ids, both));
}
