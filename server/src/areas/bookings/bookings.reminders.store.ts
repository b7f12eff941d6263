import { bookingStatus } from '@venue/sdk/bookings/model';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { booking } from './bookings.table.ts';
import { stayFiles, stayOf } from './desk/bookings.stay.service.ts';

const DAY_MS = 86_400_000;

/**
 * Paid bookings. Hours that are apart are reminded of each, but not those that follow others of the same booking within
 * a day: whoever comes every morning needs no message every evening.
 */
export const bookingReminding: Reminding = {
  kind: 'booking',
  who: 'its customer; bookings of one day together',
  upcoming: (now, until) => sql`
    select ${booking.id}, hour.at, ${booking.userId} as user_id,
      greatest(coalesce(${booking.paidAt}, ${booking.createdAt}), ${booking.movedAt}) as since,
      ${booking.userId} || ' ' || (hour.at at time zone 'Asia/Yekaterinburg')::date as whose
    from ${booking} cross join unnest(${booking.hours}) as hour(at)
    where ${booking.status} = ${bookingStatus.paid}
      and ${booking.lastEnd} > ${now.toISOString()}::timestamptz
      and ${booking.firstStart} <= ${until.toISOString()}::timestamptz
      and not exists (
        select 1 from unnest(${booking.hours}) as earlier(at)
        where earlier.at < hour.at and earlier.at >= hour.at - interval '24 hours')`,
  lock: async (tx, ids) =>
    (
      await tx
        .select({ id: booking.id })
        .from(booking)
        .where(inArray(booking.id, [...ids]))
        .orderBy(asc(booking.id))
        .for('share', { skipLocked: true })
    ).map(({ id }) => id),
  async remind(tx, works, ids, at) {
    const stays = [];
    for (const id of ids) {
      const stay = await stayOf(tx, id, works.now);
      const soon = stay.hours.filter(hour => hour >= at && hour.getTime() < at.getTime() + DAY_MS);
      stays.push({ ...stay, hours: soon.length > 0 ? soon : stay.hours });
    }
    const [first, ...rest] = stays;
    const [row] = await tx
      .select({ userId: booking.userId })
      .from(booking)
      .where(inArray(booking.id, [...ids]));
    if (!first || !row) return [];
    return tell(tx, works, {
      event: 'reminder.booking',
      of: { kind: 'booking', ids },
      to: await reachOf(tx, row.userId),
      uselessAt: at,
      about: { stays: [first, ...rest] },
      files: () => stayFiles(tx, ids, works, rest.length === 0 ? `Бронь № ${first.id}` : 'Брони'),
    });
  },
};
