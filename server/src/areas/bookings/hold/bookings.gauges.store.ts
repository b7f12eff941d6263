import { sql } from 'drizzle-orm';
import type { Gauges } from '../../../area/gauges.ts';
import { booking } from '../bookings.table.ts';

/** Hours that are held for a payment. Expired ones are free for others at once; that they stay open means a job is late. */
export const bookingsGauges: readonly Gauges[] = [
  {
    help: {
      booking_holds: 'bookings that hold their hours until they are paid.',
      booking_holds_overdue: 'bookings whose hold has expired and that are still open.',
      booking_holds_overdue_seconds: 'how long ago the oldest of those expired.',
    },
    async read(db, { now }) {
      const at = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await db.execute(sql`
        select count(*) filter (where expires_at > ${at})::int as booking_holds,
          count(*) filter (where expires_at <= ${at})::int as booking_holds_overdue,
          greatest(extract(epoch from ${at} - min(expires_at)), 0)::float8 as booking_holds_overdue_seconds
        from ${booking} where status in (1, 4)`);
      return rows;
    },
  },
];
