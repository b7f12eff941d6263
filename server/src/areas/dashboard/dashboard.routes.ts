import { dayOf } from '@venue/sdk';
import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import { daysBetween, type Period } from '@venue/sdk/dashboard/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import type { Area } from '../../area/area.ts';
import { actorOf } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { handle } from '../../core/http/handle.ts';
import { neverOpen, openingsOf } from '../rooms/rooms.opening.store.ts';
import { everyRoom } from '../rooms/rooms.store.ts';
import { occupancyOf, periodBefore, revenueOf } from './dashboard.rules.ts';
import * as store from './dashboard.store.ts';

/** Collects today's cards that the reader may see from the areas, and calculates the numbers of a period. */
export const dashboardRoutes = (areas: readonly Area[]) => [
  handle(getDashboardNumbers, async ({ query: period }, context) => {
    const { db, now } = context;
    const { permissions } = actorOf(context);
    const day = dayOf(now);
    const before = periodBefore(period);
    const both = { from: before.from, to: period.to };
    const seesBookings = permissions.has('bookings.read');
    const today = areas.flatMap(area => area.today ?? []).filter(({ permission }) => permissions.has(permission));
    return {
      message: {
        day,
        before,
        today: await Promise.all(today.map(({ card }) => card(db, day, now))),
        occupancy: seesBookings ? await occupancy(db, period, both) : null,
        revenue: seesBookings ? revenueOf(period, await store.moneyMoved(db, both)) : null,
      },
    };
  }),
];

/** The occupancy of rooms that are booked online, compared with the period before. */
async function occupancy(db: Db, period: Period, both: Period) {
  const studios = (await everyRoom(db)).filter(each => each.bookingMode === bookingMode.instant);
  const ids = studios.map(({ id }) => id);
  const openings = await openingsOf(db, ids, { from: both.from, days: daysBetween(both.from, both.to) });
  const rows = studios.map(({ id, name }) => ({
    roomId: id,
    roomName: name,
    opening: openings.get(id) ?? neverOpen,
  }));
  return occupancyOf(rows, period, await store.hoursTaken(db, ids, both));
}
