import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Discounts, and how often their codes were used. Status 3 is a cancelled booking, or an order of tickets that ended. */
export const promoCodesInvariants: readonly Invariant[] = [
  {
    name: 'a promo code has the number of its uses and the sum of their discounts',
    broken: () => sql`
      select 'promo code ' || c.id || ' has ' || c.uses || ' uses of ' || c.given || ', recorded ' || u.uses || ' of ' || u.given as row
      from promo_code c cross join lateral (
        select count(*) as uses, coalesce(sum(discount), 0) as given from promo_use
        where promo_code_id = c.id and given_back_at is null) u
      where c.uses <> u.uses or c.given <> u.given`,
  },
  {
    name: 'a booking with a promo code costs its full price without the discount',
    broken: () => sql`
      select 'booking ' || b.id || ' costs ' || b.price || ' of ' || f.full_price || ', discount ' || u.discount as row
      from promo_use u join booking b on b.id = u.booking_id cross join lateral (
        select sum((line ->> 'quantity')::bigint * (line ->> 'unitPrice')::bigint) as full_price
        from jsonb_array_elements(b.lines) line) f
      where b.price <> u.full_price - u.discount or f.full_price <> u.full_price`,
  },
  {
    name: 'a discount is given only by a promo code',
    broken: () => sql`
      select 'booking ' || b.id || ' costs less than its lines' as row
      from booking b cross join lateral (
        select sum((line ->> 'quantity')::bigint * (line ->> 'unitPrice')::bigint) as full_price
        from jsonb_array_elements(b.lines) line) f
      where b.price <> f.full_price and not exists (select from promo_use u where u.booking_id = b.id)`,
  },
  {
    name: 'the use of a promo code comes back only with a cancelled booking',
    broken: () => sql`
      select 'booking ' || b.id || ' has a use that came back' as row
      from promo_use u join booking b on b.id = u.booking_id where u.given_back_at is not null and b.status <> 3`,
  },
  {
    name: 'an order of tickets with a promo code costs its full price without the discount',
    broken: () => sql`
      select 'order ' || o.id || ' costs ' || o.total || ' of ' || f.full_price || ', discount ' || u.discount as row
      from promo_use u join ticket_order o on o.id = u.ticket_order_id cross join lateral (
        select coalesce(sum(count * price), 0) as full_price from ticket_order_line where order_id = o.id) f
      where o.total <> u.full_price - u.discount or f.full_price <> u.full_price`,
  },
  {
    name: 'the use of a promo code comes back with an order of tickets that ended or went back whole, and only then',
    broken: () => sql`
      select 'order ' || o.id || ' of status ' || o.status || ', its use is ' || coalesce(u.given_back_at::text, 'in force') as row
      from promo_use u join ticket_order o on o.id = u.ticket_order_id
      where (u.given_back_at is not null) <> (o.status = 3 or (o.status = 2 and not exists (
        select from event_attendee a
        where a.order_id = o.id and (a.cancelled_at is null or a.refund < a.price))))`,
  },
];
