import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** What organisations pay after the month. */
export const clientTermsInvariants: readonly Invariant[] = [
  {
    name: 'what is paid after the month is in an invoice within two days of its end',
    broken: now => sql`
      select 'booking ' || c.booking_id || ' of ' || c.sum - c.returned || ' is in no invoice' as row
      from client_booking c join booking b on b.id = c.booking_id
      where c.invoice_id is null and c.sum > c.returned
        and b.ends_at <= date_trunc('month', ${now}::timestamptz - interval '2 days', 'Asia/Yekaterinburg')`,
  },
  {
    name: 'the invoice of a month is the sum of its bookings',
    broken: () => sql`
      select 'invoice ' || o.invoice_id || ' of ' || o.sum || ', its bookings ' || coalesce(sum(c.sum - c.returned), 0) as row
      from client_invoice i join invoice_order o on o.invoice_id = i.invoice_id
      left join client_booking c on c.invoice_id = i.invoice_id
      group by o.invoice_id having o.sum <> coalesce(sum(c.sum - c.returned), 0)`,
  },
];
