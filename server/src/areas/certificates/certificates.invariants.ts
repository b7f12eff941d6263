import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Certificates and what they paid for. */
export const certificatesInvariants: readonly Invariant[] = [
  {
    name: 'a certificate has the sum of its uses and of what went back to its buyer',
    broken: () => sql`
      select 'certificate ' || c.id || ' has spent ' || c.spent || ' and returned ' || c.returned || ', recorded ' || u.spent || ' and ' || r.returned as row
      from certificate c
      cross join lateral (select coalesce(sum(sum - returned), 0) as spent from certificate_use
        where certificate_id = c.id and state in ('reserved', 'settled')) u
      cross join lateral (select coalesce(sum(sum), 0) as returned from refund where payment_id = c.payment_id) r
      where c.spent <> u.spent or c.returned <> r.returned`,
  },
  {
    name: 'what a certificate paid for a booking or tickets is a payment of them, with the same returns',
    broken: () => sql`
      select 'use ' || u.id || ' of certificate ' || u.certificate_id as row
      from certificate_use u left join payment p on p.certificate_use_id = u.id
      where (u.state = 'settled') <> (p.id is not null)
        or p.sum <> u.sum or p.refunded <> u.returned or p.booking_id <> u.booking_id
        or p.ticket_order_id <> u.ticket_order_id`,
  },
  {
    name: 'certificates are reserved only for what awaits its payment, and for no more than it costs',
    broken: () => sql`
      select 'booking ' || b.id || ' of ' || b.price || ' has ' || sum(u.sum) || ' reserved' as row
      from certificate_use u join booking b on b.id = u.booking_id where u.state = 'reserved'
      group by b.id having b.status not in (1, 4) or sum(u.sum) > b.price
      union all
      select 'order ' || o.id || ' of ' || o.total || ' has ' || sum(u.sum) || ' reserved' as row
      from certificate_use u join ticket_order o on o.id = u.ticket_order_id where u.state = 'reserved'
      group by o.id having o.status <> 1 or sum(u.sum) > o.total`,
  },
  {
    name: 'a certificate was paid for what it is worth',
    broken: () => sql`
      select 'certificate ' || c.id || ' of ' || c.sum || ', paid ' || coalesce(p.received, p.sum) as row
      from certificate c join payment p on p.id = c.payment_id
      where p.certificate_id is distinct from c.id or p.status <> 'succeeded' or coalesce(p.received, p.sum) <> c.sum`,
  },
];
