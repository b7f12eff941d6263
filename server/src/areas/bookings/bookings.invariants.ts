import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/**
 * What came for a booking and was not sent back, by itself or as its share of a payment for several, and what its
 * organisation pays after the month, and what is owed after a deposit.
 */
const paidFor = sql`(
  coalesce((select sum(coalesce(p.received, p.sum) - p.refunded) from payment p
    where p.booking_id = b.id and p.status = 'succeeded'), 0)
  + coalesce((select sum(s.sum - s.refunded) from payment_share s join payment p on p.id = s.payment_id
    where s.booking_id = b.id and p.status = 'succeeded'), 0)
  + coalesce((select c.sum - c.returned from client_booking c where c.booking_id = b.id), 0)
  + coalesce((select d.rest from deposit d where d.booking_id = b.id), 0))`;

/** Booked hours, and the money for them. Statuses: 1 and 4 open, 2 paid, 3 cancelled. */
export const bookingsInvariants: readonly Invariant[] = [
  {
    name: 'a paid booking has all its hours',
    broken: () => sql`
      select 'booking ' || b.id || ' lacks ' || h as row from booking b cross join unnest(b.hours) h
      where b.status = 2 and not exists (select from room_slot s
        where s.room_id = b.room_id and s.starts_at = h and s.booking_id = b.id and s.kind = 'booking')`,
  },
  {
    name: 'an open booking holds all its hours until its term',
    broken: now => sql`
      select 'booking ' || b.id || ' lacks ' || h as row from booking b cross join unnest(b.hours) h
      where b.status in (1, 4) and b.expires_at > ${now} and not exists (select from room_slot s
        where s.room_id = b.room_id and s.starts_at = h and s.booking_id = b.id and s.kind = 'hold'
          and s.expires_at >= b.expires_at)`,
  },
  {
    name: 'a cancelled booking has no hours',
    broken: () => sql`
      select 'booking ' || b.id || ' has ' || s.starts_at || ' in room ' || s.room_id as row
      from booking b join room_slot s on s.booking_id = b.id where b.status = 3`,
  },
  {
    name: 'hours are taken for a booking only if it or its move names them',
    broken: () => sql`
      select 'booking ' || b.id || ' has ' || s.starts_at || ' (' || s.kind || ')' as row
      from room_slot s join booking b on b.id = s.booking_id left join booking_move m on m.booking_id = b.id
      where s.starts_at <> all (case s.kind when 'buffer' then b.buffers || coalesce(m.buffers, '{}')
        else b.hours || coalesce(m.hours, '{}') end)`,
  },
  {
    name: 'whoever has a hall has all its parts',
    broken: now => sql`
      select 'hall ' || s.room_id || ' without part ' || p.part_id || ' at ' || s.starts_at as row
      from room_slot s join room_part p on p.hall_id = s.room_id
      where s.starts_at >= ${now} and not exists (select from room_slot o
        where o.room_id = p.part_id and o.starts_at = s.starts_at and o.hall_id = s.room_id)`,
  },
  {
    name: 'hours whose term has passed are free within five minutes',
    broken: now => sql`
      select 'booking ' || s.booking_id || ' holds ' || s.starts_at || ' since ' || s.expires_at as row
      from room_slot s where s.expires_at < ${now}::timestamptz - interval '5 minutes'`,
  },
  {
    name: 'the price of a booking is the sum of its lines, and its VAT is part of it',
    broken: () => sql`
      select 'booking ' || b.id || ' costs ' || b.price || ', its lines ' || l.sum || ', VAT ' || b.vat as row
      from booking b cross join lateral (
        select coalesce(sum((line ->> 'sum')::bigint), 0) as sum from jsonb_array_elements(b.lines) line) l
      where b.price <> l.sum or b.vat <> round(b.price::numeric * b.vat_percent / (100 + b.vat_percent))`,
  },
  {
    name: 'a paid booking is paid by its price, to the kopeck',
    broken: () => sql`
      select 'booking ' || b.id || ' costs ' || b.price || ', paid ' || ${paidFor} as row
      from booking b where b.status = 2 and ${paidFor} <> b.price`,
  },
  {
    name: 'of a cancelled booking no more than its price stays here',
    broken: () => sql`
      select 'booking ' || b.id || ' cost ' || b.price || ', kept ' || ${paidFor} as row
      from booking b where b.status = 3 and ${paidFor} not between 0 and b.price`,
  },
];
