import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** What is paid by invoice. */
export const invoiceOrdersInvariants: readonly Invariant[] = [
  {
    name: 'an invoice says what came for it and what was returned',
    broken: () => sql`
      select 'invoice ' || o.invoice_id || ' says ' || o.received || ' and ' || o.returned as row from invoice_order o
      where o.received <> coalesce((select sum(sum) from invoice_receipt where invoice_id = o.invoice_id), 0)
        or o.returned <> coalesce((select sum(sum) from invoice_return where invoice_id = o.invoice_id), 0)`,
  },
  {
    name: 'an invoice of an order charges what it was issued for',
    broken: () => sql`
      select 'invoice ' || i.id || ' is of ' || i.sum || ', its order of ' || o.sum as row
      from invoice_order o join invoice i on i.id = o.invoice_id where i.sum <> o.sum`,
  },
  {
    name: 'an invoice waits only for bookings that are open',
    broken: () => sql`
      select 'invoice ' || o.invoice_id || ' waits for booking ' || b.id || ', which is ' || b.status as row
      from invoice_order o join booking b on b.id = any (o.order_ids)
      where o.state = 'awaiting' and b.status not in (1, 4)`,
  },
  {
    name: 'a paid invoice of bookings is money in these bookings',
    broken: () => sql`
      select 'invoice ' || o.invoice_id || ' of ' || o.sum || ', its bookings have ' || p.sum as row from invoice_order o
      cross join lateral (select coalesce(sum(sum), 0) as sum from payment
        where provider = 'transfer' and provider_id = o.invoice_id::text and status = 'succeeded') p
      where o.state = 'paid' and cardinality(o.order_ids) > 0 and p.sum <> o.sum`,
  },
  {
    name: 'an act of an invoice that was paid is of its sum',
    broken: () => sql`
      select 'invoice ' || o.invoice_id || ' of ' || o.sum || ', its act ' || a.id || ' of ' || a.sum as row
      from invoice_order o join act a on a.id = o.act_id where a.sum > o.sum`,
  },
];
