import { sql } from 'drizzle-orm';
import type { Gauges } from '../../area/gauges.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';

export const ticketsGauges: readonly Gauges[] = [
  {
    help: {
      ticket_holds: 'orders that hold their places until they are paid.',
      ticket_holds_overdue_seconds: 'how long ago the oldest hold expired that is still open.',
    },
    async read(db, { now }) {
      const at = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await db.execute(sql`
        select count(*) filter (where hold_until > ${at})::int as ticket_holds,
          greatest(extract(epoch from ${at} - min(hold_until)), 0)::float8 as ticket_holds_overdue_seconds
        from ${ticketOrder} where status = 1`);
      return rows;
    },
  },
];
