import { sql } from 'drizzle-orm';
import type { Gauges } from '../../area/gauges.ts';
import { payment } from './payments.table.ts';

export const paymentsGauges: readonly Gauges[] = [
  {
    help: {
      payments_pending: 'payments whose outcome the provider has not said.',
      payments_pending_kopecks: 'their sum.',
      payments_pending_oldest_seconds: 'age of the oldest of them.',
      payments_ask_late_seconds: 'how long the provider should have been asked about one and was not.',
    },
    async read(db, { now }) {
      const at = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await db.execute(sql`
        select count(*)::int as payments_pending, coalesce(sum(sum), 0)::float8 as payments_pending_kopecks,
          coalesce(extract(epoch from ${at} - min(created_at)), 0)::float8 as payments_pending_oldest_seconds,
          greatest(extract(epoch from ${at} - min(due_at)), 0)::float8 as payments_ask_late_seconds
        from ${payment} where status = 'pending'`);
      return rows;
    },
  },
];
