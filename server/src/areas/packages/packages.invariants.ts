import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Hours of packages, and their money. Statuses of a purchase: 2 active, 4 returned; of a booking: 3 cancelled. */
export const packagesInvariants: readonly Invariant[] = [
  {
    name: 'the hours left of a package are those bought, without those used and returned',
    broken: () => sql`
      select 'package ' || p.id || ' has ' || p.hours_left || ' of ' || p.hours || ', used ' || u.hours || ', returned ' || p.hours_returned as row
      from package_purchase p cross join lateral (
        select coalesce(sum(hours - hours_back), 0) as hours from package_use where purchase_id = p.id) u
      where p.hours_left <> p.hours - u.hours - p.hours_returned`,
  },
  {
    name: 'a package that may be used was paid by its price, and what was returned is for the hours returned',
    broken: () => sql`
      select 'package ' || p.id || ' costs ' || p.price || ', here are ' || m.sum as row
      from package_purchase p cross join lateral (
        select coalesce(sum(coalesce(received, sum) - refunded), 0) as sum from payment
        where package_purchase_id = p.id and status = 'succeeded') m
      where m.sum <> case when p.paid_at is null then 0
        else p.price - ceil(p.price * p.hours_returned::numeric / p.hours) end`,
  },
  {
    name: 'hours come back to a package only with a cancelled booking',
    broken: () => sql`
      select 'booking ' || b.id || ' of status ' || b.status as row
      from package_use u join booking b on b.id = u.booking_id where (u.ended_at is not null) <> (b.status = 3)`,
  },
  {
    name: 'the hours that a package pays for cost nothing',
    broken: () => sql`
      select 'booking ' || b.id || ' has ' || cardinality(b.hours) || ' hours, the package pays for ' || u.hours as row
      from package_use u join booking b on b.id = u.booking_id
      where (u.ended_at is null and cardinality(b.hours) <> u.hours) or exists (
        select from jsonb_array_elements(b.lines) line where line ->> 'kind' = 'tariff' and (line ->> 'sum')::bigint <> 0)`,
  },
  {
    name: 'used hours of a package are settled within an hour after they are over',
    broken: now => sql`
      select 'use ' || u.id || ' waits since ' || b.ends_at as row from package_use u join booking b on b.id = u.booking_id
      where u.settled_at is null and u.hours > u.hours_back and b.status in (2, 3)
        and b.ends_at < ${now.toISOString()}::timestamptz - interval '1 hour'`,
  },
];
