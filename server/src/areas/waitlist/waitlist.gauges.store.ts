import { sql } from 'drizzle-orm';
import type { Gauges } from '../../area/gauges.ts';
import { roomWait } from './waitlist.table.ts';

export const waitlistGauges: readonly Gauges[] = [
  {
    labels: { state: ['waiting', 'offered'] },
    help: { waitlist_places: 'places in the line for taken hours: waiting, or offered hours that are not paid yet.' },
    async read(db) {
      const { rows } = await db.execute(sql`
        select case status when 1 then 'waiting' else 'offered' end as state, count(*)::int as waitlist_places
        from ${roomWait} where status in (1, 2) group by status`);
      return rows;
    },
  },
];
