import { sql } from 'drizzle-orm';
import type { Gauges } from '../../area/gauges.ts';
import { ticketWait } from '../events/tickets/events.waits.table.ts';

export const ticketWaitsGauges: readonly Gauges[] = [
  {
    labels: { state: ['waiting', 'offered'] },
    help: { ticket_waits: 'places in queues for tickets: waiting, or offered and not taken yet.' },
    async read(db) {
      const { rows } = await db.execute(sql`
        select case status when 1 then 'waiting' else 'offered' end as state, count(*)::int as ticket_waits
        from ${ticketWait} where status in (1, 2) group by status`);
      return rows;
    },
  },
];
