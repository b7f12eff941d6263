import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { takersIn } from '../ports/payments/open.ts';
import { type Finding, warning } from './finding.ts';

const unfinished = `
  SELECT p.provider, count(*)::int AS count FROM payment p
  WHERE p.taken_by IS NULL AND p.provider <> ALL ($1)
    AND (p.status = 'pending' OR EXISTS (SELECT FROM refund r WHERE r.payment_id = p.id AND r.status <> 'succeeded'))
  GROUP BY p.provider ORDER BY p.provider`;

/** Payments that nobody can read or refund, because the provider that took them has no settings any more. */
export async function paymentFindings(pool: Pool, config: Config): Promise<Finding[]> {
  const { rows } = await pool.query<{ provider: string; count: number }>(unfinished, [takersIn(config)]);
  return rows.map(({ provider, count }) =>
    warning(
      'payments',
      `${count} payments of ${provider} are open or not refunded, and wait: set its account again beside PAYMENTS=${config.payments}.`,
    ),
  );
}
