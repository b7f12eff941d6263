import { bookingStatus } from '@venue/sdk/bookings/model';
import { accountState } from '@venue/sdk/profile/model';
import type { Standing } from '@venue/sdk/rooms/model';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { moneyHere } from '../payments/payments.store.ts';
import { whyClosed } from './rooms.opening.store.ts';

// The tables of hours, bookings and events belong to areas that depend on rooms, so they are named in SQL here.

/**
 * Hours to come, sold, held or planned, at which their room is closed. Hours that a hall takes of its parts are counted
 * for the hall.
 */
const closedHours = (now: Date): SQL => sql`
  select room_id, starts_at, booking_id, event_id, event_request_id from room_slot
  where kind in ('hold', 'booking', 'event') and hall_id is null and starts_at > ${now.toISOString()}::timestamptz
    and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
    and ${whyClosed(sql`room_slot.room_id`, sql`room_slot.starts_at`, sql`(room_slot.kind = 'event')`)} is not null`;

/** Condition of a row of bookings, events or requests whose `id` has hours in closed time. */
export const isInClosedTime = (of: 'booking_id' | 'event_id' | 'event_request_id', id: SQLWrapper, now: Date): SQL =>
  sql`${id} in (select ${sql.raw(of)} from (${closedHours(now)}) as closed_hour where ${sql.raw(of)} is not null)`;

const Row = z.object({
  kind: z.enum(['booking', 'event', 'eventRequest']),
  id: z.int(),
  title: z.string(),
  roomName: z.string(),
  hours: z.array(z.string()),
  state: z.enum(['paid', 'invoice', 'held', 'offer', 'planned']),
  customer: z.string(),
  phone: z.string(),
  accountState: accountState.schema,
  paid: z.coerce.number(),
});

/** What stands in closed time, with its hours there, before its readers' rights are considered. */
export interface StandingRow extends Omit<Standing, 'runs' | 'customer' | 'phone'> {
  readonly hours: readonly Date[];
  readonly customer: string;
  readonly phone: string;
}

/** Everything that is sold, held or planned at hours to come at which its room is closed, by time. */
export async function standingIn(db: Db, now: Date): Promise<StandingRow[]> {
  const { rows } = await db.execute(sql`
    select standing.kind, standing.id, standing.hours, standing."roomName",
      coalesce(event.title, event_request.title, '') as title,
      case
        when booking.status = ${bookingStatus.paid} then 'paid'
        when booking.id is null then 'planned'
        when exists (select 1 from invoice_order
          where state = 'awaiting' and order_ids @> array[booking.id]) then 'invoice'
        when exists (select 1 from room_request where booking_id = booking.id) then 'offer'
        else 'held'
      end as state,
      ${personName} as customer, users.phone, ${accountStateInSql} as "accountState",
      case standing.kind
        when 'event' then (
          select coalesce(sum(coalesce(received, sum) - refunded), 0) from payment
          where status = 'succeeded' and (event_id = event.id
            or ticket_order_id in (select id from ticket_order where ticket_order.event_id = event.id)))
        when 'eventRequest' then (
          select coalesce(sum(received - returned), 0) from invoice_order where event_request_id = event_request.id)
        else 0
      end as paid
    from (
      select case when booking_id is not null then 'booking' when event_id is not null then 'event'
          else 'eventRequest' end as kind,
        coalesce(booking_id, event_id, event_request_id) as id,
        string_agg(distinct room.name, ', ') as "roomName",
        json_agg(starts_at order by starts_at) as hours
      from (${closedHours(now)}) as closed_hour join room on room.id = closed_hour.room_id
      group by 1, 2
    ) as standing
    left join booking on standing.kind = 'booking' and booking.id = standing.id
    left join event on standing.kind = 'event' and event.id = standing.id
    left join event_request on standing.kind = 'eventRequest' and event_request.id = standing.id
    join users on users.id = coalesce(booking.user_id, event.user_id, event_request.user_id)
    order by standing.hours->>0, standing.kind, standing.id`);
  const found: StandingRow[] = [];
  for (const { hours, ...row } of z.parse(z.array(Row), rows)) {
    const isPaid = row.kind === 'booking' && row.state === 'paid';
    const paid = isPaid ? await moneyHere(db, { kind: 'booking', id: row.id }) : row.paid;
    found.push({ ...row, paid, back: isPaid ? paid : 0, hours: hours.map(each => new Date(each)) });
  }
  return found;
}

/** How many people wait for hours of rooms on closed days to come. */
export async function waitingIn(db: Db, now: Date): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from room_wait
    where status = 1 and until > ${now.toISOString()}::timestamptz and ${whyClosed(sql`room_wait.room_id`, sql`room_wait.until`)} is not null`);
  return Number(rows[0]?.count);
}
