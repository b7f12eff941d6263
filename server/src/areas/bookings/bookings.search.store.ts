import { VENUE_ZONE } from '@venue/sdk';
import { bookingRecord } from '@venue/sdk/bookings/kind';
import { staffBookingStatus } from '@venue/sdk/bookings/model';
import { eq, sql } from 'drizzle-orm';
import { joined, type SearchSource } from '../../area/searchSource.ts';
import { findsUser } from '../accounts/accounts.search.store.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { room } from '../rooms/rooms.table.ts';
import { booking } from './bookings.table.ts';

const zone = sql.raw(`'${VENUE_ZONE}'`);

// The search has no room for every run, so it says that the first hour is not all.
const apart = sql`case when ${booking.lastEnd} - ${booking.firstStart} > cardinality(${booking.hours}) * interval '1 hour' then 'часы вразбивку' end`;

/** The most customers whose bookings are searched. */
const MOST_CUSTOMERS = 50;

/** Bookings in the search: those of matching customers. */
export const bookingsSearch: SearchSource = {
  kind: bookingRecord,
  aliases: ['бронь', 'брони', 'заказ'],
  rows: (typed, now) => ({
    from: sql`${joined(booking, room, booking.roomId, room.id)} join ${users} on ${eq(users.id, booking.userId)}`,
    id: booking.id,
    title: room.name,
    more: sql`concat_ws(' · ', to_char(${booking.firstStart} at time zone ${zone}, 'DD.MM.YYYY HH24:MI'), ${apart}, nullif(${personName}, ''))`,
    status: sql`case when ${booking.status} in (1, 4) and ${booking.expiresAt} <= ${now} then 3 else ${booking.status} end`,
    fits: sql`${booking.userId} = any(array(select ${users.id} from ${users} where ${findsUser(typed)} limit ${MOST_CUSTOMERS}))`,
  }),
  title: row => `Бронирование №\u00a0${row.id}`,
  caption: row => [row.title, row.more],
  status: staffBookingStatus.option,
  to: row => `/bookings?booking=${row.id}`,
};
