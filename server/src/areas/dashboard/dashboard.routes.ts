import { dayOf } from '@venue/sdk';
import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import { bookableRoomIds } from '@venue/sdk/rooms/model';
import { handle } from '../../core/http/handle.ts';
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
        occupancy: seesBookings
          ? occupancyOf(bookableRoomIds, period, await store.hoursTaken(db, bookableRoomIds, both))
          : null,
        revenue: seesBookings ? revenueOf(period, await store.moneyMoved(db, both)) : null,
      },
    };
  }),
];
