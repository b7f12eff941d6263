import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Money that came and went. */
export const paymentsInvariants: readonly Invariant[] = [
  {
    name: 'a payment says the sum of its refunds',
    broken: () => sql`
      select 'payment ' || p.id || ' says ' || p.refunded || ', its refunds ' || coalesce(sum(r.sum), 0) as row
      from payment p left join refund r on r.payment_id = p.id
      group by p.id having p.refunded <> coalesce(sum(r.sum), 0)`,
  },
  {
    name: 'the shares of a payment make up its sum',
    broken: () => sql`
      select 'payment ' || p.id || ' is ' || p.sum || ', its shares ' || sum(s.sum) as row
      from payment p join payment_share s on s.payment_id = p.id group by p.id having p.sum <> sum(s.sum)`,
  },
  {
    name: 'a share says the sum of its refunds',
    broken: () => sql`
      select 'booking ' || s.booking_id || ' of payment ' || s.payment_id || ' says ' || s.refunded as row
      from payment_share s where s.refunded <> coalesce((select sum(r.sum) from refund r
        where r.payment_id = s.payment_id and r.booking_id = s.booking_id), 0)`,
  },
  {
    name: 'only money that came goes back',
    broken: () => sql`
      select 'refund ' || r.id || ' of payment ' || p.id || ', which is ' || p.status as row
      from refund r join payment p on p.id = r.payment_id where p.status <> 'succeeded'`,
  },
];
