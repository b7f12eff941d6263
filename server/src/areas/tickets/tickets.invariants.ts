import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** What came for an order and was not sent back. */
const paidFor = sql`coalesce((select sum(coalesce(p.received, p.sum) - p.refunded) from payment p
  where p.ticket_order_id = o.id and p.status = 'succeeded'), 0)`;

/** Places of events, and the money for them. Orders: 1 waits for its payment, 2 issued, 3 ended. */
export const ticketsInvariants: readonly Invariant[] = [
  {
    name: 'a kind of tickets counts the places that are sold',
    broken: () => sql`
      select 'ticket kind ' || t.id || ' says ' || t.sold || ', holders ' || count(a.id) as row
      from event_ticket t left join event_attendee a on a.ticket_id = t.id and a.cancelled_at is null
      group by t.id having t.sold <> count(a.id)`,
  },
  {
    // Those of unpaid orders, and those that are set aside for somebody in the queue.
    name: 'a kind of tickets counts the places that wait for a payment',
    broken: () => sql`
      select 'ticket kind ' || t.id || ' says ' || t.held || ', orders ' || o.held || ', the queue ' || w.held as row
      from event_ticket t
      cross join lateral (
        select coalesce(sum(l.count), 0) as held from ticket_order_line l
        join ticket_order o on o.id = l.order_id and o.status = 1 where l.ticket_id = t.id) o
      cross join lateral (
        select coalesce(sum(gathered), 0) as held from ticket_wait where ticket_id = t.id) w
      where t.held <> o.held + w.held`,
  },
  {
    name: 'an event counts its places as its kinds of tickets do',
    broken: () => sql`
      select 'event ' || e.id || ' says ' || e.taken || ', its tickets ' || coalesce(sum(t.held + t.sold), 0) as row
      from event e left join event_ticket t on t.event_id = e.id
      group by e.id having e.taken <> coalesce(sum(t.held + t.sold), 0)`,
  },
  {
    name: 'an order costs what its lines cost, less the discount of its promo code',
    broken: () => sql`
      select 'order ' || o.id || ' costs ' || o.total || ', its lines ' || l.sum || ', its discount ' || coalesce(u.discount, 0) as row
      from ticket_order o
      cross join lateral (
        select coalesce(sum(count * price), 0) as sum from ticket_order_line where order_id = o.id) l
      left join promo_use u on u.ticket_order_id = o.id
      where o.total <> l.sum - coalesce(u.discount, 0)`,
  },
  {
    name: 'an issued order has a ticket for each of its places, any other has none',
    broken: () => sql`
      select 'order ' || o.id || ' has ' || a.count || ' of ' || l.count as row from ticket_order o
      cross join lateral (select count(*) from event_attendee where order_id = o.id) a
      cross join lateral (select coalesce(sum(count), 0) as count from ticket_order_line where order_id = o.id) l
      where a.count <> case o.status when 2 then l.count else 0 end`,
  },
  {
    name: 'an issued order is paid by the price of its tickets, less what is returned of them',
    broken: () => sql`
      select 'order ' || o.id || ' has ' || ${paidFor} || ', its tickets ' || t.sum as row from ticket_order o
      cross join lateral (
        select coalesce(sum(price - coalesce(refund, 0)), 0) as sum from event_attendee where order_id = o.id) t
      where o.status = 2 and ${paidFor} <> t.sum`,
  },
  {
    name: 'money of an order that ended goes back whole',
    broken: () => sql`
      select 'order ' || o.id || ' keeps ' || ${paidFor} as row from ticket_order o where o.status = 3 and ${paidFor} <> 0`,
  },
  {
    name: 'nobody goes out or comes in twice in a row',
    broken: () => sql`
      select 'ticket ' || attendee_id || ' at ' || at as row from (
        select *, lag(is_out, 1, false) over (partition by attendee_id order by at, id) as before from door_pass) p
      where before = is_out`,
  },
  {
    name: 'an event that was cancelled with its tickets has none that are valid',
    broken: () => sql`
      select 'event ' || c.event_id || ' has ticket ' || a.id as row
      from event_cancellation c join event_attendee a on a.event_id = c.event_id and a.cancelled_at is null
      where c.ended_at is not null`,
  },
];
