import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Payments of the bank. */
export const statementsInvariants: readonly Invariant[] = [
  {
    name: 'a payment of the bank that counts is money of its invoice',
    broken: () => sql`
      select 'bank payment ' || b.id || ' of ' || b.sum || ' for invoice ' || b.invoice_id as row from bank_payment b
      where b.state = 'counted' and not exists (select from invoice_receipt r
        where r.invoice_id = b.invoice_id and r.sum = b.sum and r.payment_order = b.payment_order)`,
  },
];
