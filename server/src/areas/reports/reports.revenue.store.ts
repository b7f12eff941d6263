import type { ReportDays } from '@venue/sdk/reports/model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';

/** What came in and went back for one thing, in kopecks. */
export interface MoneyOf {
  /** Which table it belongs to. */
  readonly by: string;
  readonly key: string;
  readonly title: string;
  readonly paid: number;
  readonly returned: number;
}

/** What money was for. */
export const moneySources = {
  booking: 'Брони помещений',
  ticket: 'Билеты',
  placement: 'Размещение мероприятий',
  request: 'Мероприятия по\u00a0заявкам',
  package: 'Пакеты часов',
  certificate: 'Сертификаты',
  agreement: 'Договоры',
  other: 'Прочее',
} as const;

/**
 * The money of the reconciliation within some days, in parts: one payment for several bookings is one part for each, by
 * what each costs. Kopecks that do not divide go to the later ones, so that the parts add up to the payment.
 */
const parts = ({ from, to }: ReportDays): SQL => sql`
  direct as materialized (
    select m.id, m.way, m.day, m.sum, m.payment_id, m.invoice_id, coalesce(r.booking_id, p.booking_id, o.booking_id) as booking_id,
      p.event_id, p.ticket_order_id, p.package_purchase_id, p.certificate_id, o.event_request_id, coalesce(o.of_agreement, false) as of_agreement,
      coalesce(g.customer_inn, p.payer, '') as payer, coalesce(g.customer_name, p.payer) as payer_name
    from movement m
    left join payment p on p.id = m.payment_id
    left join refund r on r.id = m.refund_id
    left join invoice_order o on o.invoice_id = m.invoice_id
    left join invoice i on i.id = m.invoice_id
    left join agreement g on g.id = i.agreement_id
    where m.day between ${from}::date and ${to}::date and m.way in ('payment', 'refund') and m.sum is not null),
  weight as (
    select d.id, s.booking_id, s.sum as weight from direct d join payment_share s on s.payment_id = d.payment_id
    where d.booking_id is null
    union all
    select d.id, b.id, b.price from direct d join invoice_order o on o.invoice_id = d.invoice_id
    join booking b on b.id = any(o.order_ids) where d.booking_id is null and o.group_id is not null
    union all
    select d.id, c.booking_id, c.sum - c.returned from direct d join client_booking c on c.invoice_id = d.invoice_id
    where d.of_agreement),
  share as (${divided(sql`select d.id, w.booking_id as of_id, '' as of_key, w.weight, d.sum from weight w join direct d on d.id = w.id`)}),
  part as materialized (
    select d.way, d.day, coalesce(s.sum, d.sum) as sum, coalesce(s.of_id, d.booking_id) as booking_id, d.event_id, d.ticket_order_id, d.package_purchase_id, d.certificate_id,
      d.event_request_id, d.of_agreement, d.payer, d.payer_name, d.id
    from direct d left join share s on s.id = d.id)`;

/** Sums divided by weights: rows of `id`, what a part is for (`of_id`, `of_key`), its `weight`, and the `sum` of all. */
const divided = (rows: SQL): SQL => sql`
  select id, of_id, of_key, (round(sum * upto / whole) - round(sum * (upto - weight) / whole))::bigint as sum from (
    select each.*, sum(each.weight) over (partition by each.id order by each.of_id, each.of_key)::numeric as upto,
      sum(each.weight) over (partition by each.id)::numeric as whole from (${rows}) each) weighed
  where whole > 0`;

const sums = sql`coalesce(sum(x.sum) filter (where x.way = 'payment'), 0)::bigint as paid, coalesce(sum(x.sum) filter (where x.way = 'refund'), 0)::bigint as returned`;

async function read(db: Db, statement: SQL): Promise<MoneyOf[]> {
  const { rows } = await db.execute<Record<'by' | 'key' | 'title' | 'paid' | 'returned', string>>(statement);
  return rows.map(({ by, key, title, paid, returned }) => ({
    by,
    key,
    title,
    paid: Number(paid),
    returned: Number(returned),
  }));
}

/** Money by what it was for, by day or month, room, tariff and payer; days and months are counted from the first. */
export function moneyByThing(db: Db, days: ReportDays, isByMonth: boolean): Promise<MoneyOf[]> {
  const source = sql`case when x.booking_id is not null then 'booking' when x.ticket_order_id is not null then 'ticket'
    when x.event_id is not null then 'placement' when x.event_request_id is not null then 'request'
    when x.package_purchase_id is not null then 'package' when x.certificate_id is not null then 'certificate'
    when x.of_agreement then 'agreement' else 'other' end`;
  const time = isByMonth
    ? sql`(extract(year from x.day) - extract(year from ${days.from}::date)) * 12 + extract(month from x.day) - extract(month from ${days.from}::date)`
    : sql`x.day - ${days.from}::date`;
  return read(
    db,
    sql`with ${parts(days)}
    select 'source' as by, ${source} as key, '' as title, ${sums} from part x group by 2
    union all
    select 'time', (${time})::text, '', ${sums} from part x group by 2
    union all
    select 'room', coalesce(b.room_id, q.space_id)::text, max(room.name), ${sums} from part x
    left join booking b on b.id = x.booking_id left join event_request q on q.id = x.event_request_id and x.booking_id is null
    join room on room.id = coalesce(b.room_id, q.space_id) group by 2
    union all
    select 'tariff', b.tariff_id::text, max(room.name || ', ' || b.tariff_title), ${sums} from part x
    join booking b on b.id = x.booking_id join room on room.id = b.room_id group by b.tariff_id
    union all
    select 'payer', x.payer, coalesce(max(x.payer_name), ''), ${sums} from part x group by x.payer
    union all
    select 'placement', x.event_id::text, max(event.title), ${sums} from part x join event on event.id = x.event_id
    where x.booking_id is null and x.ticket_order_id is null group by x.event_id`,
  );
}

/** Money of bookings by the lines of their prices: the room itself, each service and each piece of equipment. */
export const moneyByService = (db: Db, days: ReportDays): Promise<MoneyOf[]> =>
  read(
    db,
    sql`with ${parts(days)},
    ofbooking as materialized (select row_number() over () as id, x.way, x.sum, x.booking_id from part x where x.booking_id is not null),
    line as (${divided(sql`select o.id, l.place::integer as of_id,
      case l.line->>'kind' when 'tariff' then 'tariff' else (l.line->>'kind') || ' ' || (l.line->>'title') end as of_key,
      (l.line->>'sum')::bigint as weight, o.sum
      from ofbooking o join booking b on b.id = o.booking_id cross join lateral jsonb_array_elements(b.lines) with ordinality as l(line, place)`)}),
    x as (select o.way, coalesce(l.sum, o.sum) as sum, coalesce(l.of_key, 'tariff') as key from ofbooking o left join line l on l.id = o.id)
    select 'service' as by, x.key, max(substring(x.key from position(' ' in x.key) + 1)) as title, ${sums} from x group by x.key`,
  );

/** Money of tickets by their kind, and by the event that each kind is for. */
export const moneyByTicket = (db: Db, days: ReportDays): Promise<MoneyOf[]> =>
  read(
    db,
    sql`with ${parts(days)},
    oforder as materialized (select row_number() over () as id, x.way, x.sum, x.ticket_order_id from part x where x.ticket_order_id is not null),
    place as (
      select o.id, l.ticket_id, l.count * l.price as weight, o.sum from oforder o
      join ticket_order_line l on l.order_id = o.ticket_order_id
      where o.way = 'payment' or not exists (select from event_attendee a where a.order_id = o.ticket_order_id and a.refund > 0)
      union all
      select o.id, a.ticket_id, sum(a.refund), max(o.sum) from oforder o join event_attendee a on a.order_id = o.ticket_order_id
      where o.way = 'refund' and a.refund > 0 group by o.id, a.ticket_id),
    kind as (${divided(sql`select w.id, w.ticket_id as of_id, '' as of_key, w.weight, w.sum from place w`)}),
    x as materialized (select o.way, coalesce(k.sum, o.sum) as sum, k.of_id as ticket_id, coalesce(t.event_id, q.event_id) as event_id
      from oforder o left join kind k on k.id = o.id left join event_ticket t on t.id = k.of_id
      join ticket_order q on q.id = o.ticket_order_id)
    select 'ticket' as by, coalesce(x.ticket_id, 0)::text as key,
      max(event.title || coalesce(': ' || t.name, '')) as title, ${sums} from x join event on event.id = x.event_id
      left join event_ticket t on t.id = x.ticket_id group by x.ticket_id
    union all
    select 'event', x.event_id::text, max(event.title), ${sums} from x join event on event.id = x.event_id group by x.event_id`,
  );
