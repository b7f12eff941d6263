import { addDays, momentOf } from '@venue/sdk';
import type { ReportDays } from '@venue/sdk/reports/model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';

/** A row of a report: its table, its key and title, and its numbers by name. */
export interface Counted {
  readonly by: string;
  readonly key: string;
  readonly title: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Rows of `by`, `key`, `title` and counts, in the order of the statement. */
export async function readCounts(db: Db, statement: SQL): Promise<Counted[]> {
  const { rows } = await db.execute<Record<string, unknown>>(statement);
  return rows.map(({ by, key, title, ...numbers }) => ({
    by: String(by),
    key: String(key),
    title: String(title),
    numbers: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
  }));
}

/** A moment is within these days of the venue. */
const within = (column: SQL, { from, to }: ReportDays): SQL =>
  sql`${column} >= ${momentOf(from, 0).toISOString()}::timestamptz and ${column} < ${momentOf(addDays(to, 1), 0).toISOString()}::timestamptz`;

/** A reason in free text, which may name people: empty for whoever may not read the records that have it. */
function reasonOf(reason: SQL, isShown: boolean): SQL {
  // guard: reports.counts.test.ts
  if (!isShown) return sql`''::text`;
  return sql`coalesce(${reason}, '')`;
}

/** Bookings for these days that were paid or cancelled: by room, by who cancelled, and by the venue's reasons. */
export const countCancellations = (db: Db, days: ReportDays, hasReasons: boolean): Promise<Counted[]> =>
  readCounts(
    db,
    sql`with b as materialized (
      select b.id, b.room_id, b.price, b.cancelled_by, b.arrival, ${reasonOf(sql`b.rejection_reason`, hasReasons)} as reason, b.status = 3 as is_cancelled,
        case when b.status = 3 then
          coalesce((select sum(p.refunded) from payment p where p.booking_id = b.id and p.provider <> 'certificate'), 0)
          + coalesce((select sum(s.refunded) from payment_share s join payment p on p.id = s.payment_id
            where s.booking_id = b.id and p.provider <> 'certificate'), 0) else 0 end as returned
      from booking b where ${within(sql`b.starts_at`, days)} and b.status in (2, 3))
    select 'room' as by, b.room_id::text as key, max(room.name) as title, count(*) as all, count(*) filter (where b.is_cancelled) as cancelled,
      count(*) filter (where b.arrival = 'absent') as absent, count(*) filter (where b.arrival = 'came') as came, 0 as price, 0 as returned
    from b join room on room.id = b.room_id where b.cancelled_by is distinct from 'expiry' group by b.room_id
    union all
    select 'who', coalesce(b.cancelled_by, ''), '', 0, count(*), 0, 0, sum(b.price), sum(b.returned) from b where b.is_cancelled group by b.cancelled_by
    union all
    select 'reason', b.reason, b.reason, 0, count(*), 0, 0, sum(b.price), sum(b.returned) from b
    where b.is_cancelled and b.cancelled_by = 'staff' group by b.reason
    order by 1, 5 desc, 2`,
  );

/** What people asked for in these days and did not get at once: hours, rooms and tickets. */
export const countDemand = (db: Db, days: ReportDays, hasReasons: boolean): Promise<Counted[]> =>
  readCounts(
    db,
    sql`select 'wait' as by, w.room_id::text as key, max(room.name) as title, count(*) as asked, sum(w.hours) as hours,
      count(*) filter (where w.status in (1, 2)) as waiting, count(*) filter (where w.status = 3) as got,
      count(*) filter (where w.status > 3) as lost
    from room_wait w join room on room.id = w.room_id where ${within(sql`w.created_at`, days)} group by w.room_id
    union all
    select 'request', q.room_id::text, max(room.name), count(*), sum(round(extract(epoch from q.ends_at - q.starts_at) / 3600)),
      count(*) filter (where q.status in (1, 2)), count(*) filter (where q.status = 3), count(*) filter (where q.status > 3)
    from room_request q join room on room.id = q.room_id where ${within(sql`q.created_at`, days)} group by q.room_id
    union all
    select 'decline', d.reason, d.reason, count(*), sum(d.hours), 0, 0, count(*) from (
      select ${reasonOf(sql`q.rejection_reason`, hasReasons)} as reason, round(extract(epoch from q.ends_at - q.starts_at) / 3600) as hours
      from room_request q where ${within(sql`q.created_at`, days)} and q.status = 4) d group by d.reason
    union all
    select 'ticket', t.event_id::text, max(event.title), count(*), sum(t.places), count(*) filter (where t.status in (1, 2)),
      count(*) filter (where t.status = 3), count(*) filter (where t.status > 3)
    from ticket_wait t join event on event.id = t.event_id where ${within(sql`t.created_at`, days)} group by t.event_id
    order by 1, 4 desc, 2`,
  );

/** Requests for events that came in these days: how far they got, why they were lost, and where they came from. */
export const countRequests = (db: Db, days: ReportDays, hasReasons: boolean): Promise<Counted[]> =>
  readCounts(
    db,
    sql`with r as materialized (
      select r.id, r.status, r.space_id, r.referral_id, ${reasonOf(sql`coalesce(r.rejection_reason, r.call_off_reason)`, hasReasons)} as reason, p.sent, p.accepted, p.price, coalesce(o.is_paid, false) as is_paid
      from event_request r
      left join lateral (select count(*) > 0 as sent, bool_or(e.status = 2) as accepted, max(e.price) filter (where e.status = 2) as price
        from event_request_proposal e where e.request_id = r.id) p on true
      left join lateral (select bool_or(o.state = 'paid') as is_paid from invoice_order o where o.event_request_id = r.id) o on true
      where r.status <> 1 and ${within(sql`r.submitted_at`, days)})
    select 'stage' as by, stage.key, '' as title, count(r.id) as requests, coalesce(sum(r.price), 0) as price, 0 as won, 0 as lost
    from (values ('1'), ('2'), ('3'), ('4'), ('5')) stage(key) left join r on case stage.key
      when '1' then true when '2' then r.sent when '3' then r.accepted when '4' then r.is_paid else r.status = 11 end
    group by stage.key
    union all
    select 'lost', case when r.status = 10 then 'venue' else 'customer' end || ' ' || r.reason, r.reason, count(*), coalesce(sum(r.price), 0), 0, count(*)
    from r where r.status in (9, 10) group by 2, 3
    union all
    select 'status', r.status::text, '', count(*), coalesce(sum(r.price), 0), 0, 0 from r group by r.status
    union all
    select 'referral', coalesce(r.referral_id, 0)::text, coalesce(max(c.name), ''), count(*), coalesce(sum(r.price), 0),
      count(*) filter (where r.status = 11), count(*) filter (where r.status in (9, 10))
    from r left join event_choice c on c.id = r.referral_id group by r.referral_id
    union all
    select 'space', r.space_id::text, max(room.name), count(*), coalesce(sum(r.price), 0), count(*) filter (where r.status = 11),
      count(*) filter (where r.status in (9, 10))
    from r join room on room.id = r.space_id group by r.space_id
    order by 1, 4 desc, 2`,
  );

/** Money that staff took and returned, as the reconciliation has it: by person and day, and by day. */
export const countCash = (db: Db, days: ReportDays): Promise<Counted[]> =>
  readCounts(
    db,
    sql`with m as materialized (
      select m.way, m.means, m.day, m.sum, p.taken_by from movement m left join payment p on p.id = m.payment_id
      where m.day between ${days.from}::date and ${days.to}::date and m.way in ('payment', 'refund')
        and m.means in ('cash', 'terminal') and m.sum is not null),
    sums as (
      select m.day, case when m.way = 'payment' then m.taken_by end as taken_by, m.way,
        coalesce(sum(m.sum) filter (where m.way = 'payment' and m.means = 'cash'), 0)::bigint as cash,
        coalesce(sum(m.sum) filter (where m.way = 'payment' and m.means = 'terminal'), 0)::bigint as terminal,
        coalesce(sum(m.sum) filter (where m.way = 'refund' and m.means = 'cash'), 0)::bigint as cash_back,
        coalesce(sum(m.sum) filter (where m.way = 'refund' and m.means = 'terminal'), 0)::bigint as terminal_back
      from m group by 1, 2, 3)
    select 'person' as by, s.taken_by::text as key, max(concat_ws(' ', nullif(u.lastname, ''), nullif(u.name, ''))) as title,
      sum(s.cash) as cash, sum(s.terminal) as terminal, 0 as cash_back, 0 as terminal_back
    from sums s join users u on u.id = s.taken_by group by s.taken_by
    union all
    select 'shift', s.day || ' ' || s.taken_by, max(concat_ws(' ', nullif(u.lastname, ''), nullif(u.name, ''))), sum(s.cash), sum(s.terminal), 0, 0
    from sums s join users u on u.id = s.taken_by group by s.day, s.taken_by
    union all
    select 'day', s.day::text, '', sum(s.cash), sum(s.terminal), sum(s.cash_back), sum(s.terminal_back) from sums s group by s.day
    order by 1, 2`,
  );

/** Residents of the site now, those that came in these days, and what their brands offered to the marketplace. */
export const countResidents = (db: Db, days: ReportDays): Promise<Counted[]> =>
  readCounts(
    db,
    sql`select 'state' as by, state.key, '' as title, count(r.id) as residents, 0 as requests, 0 as price
    from (values ('1'), ('2'), ('3'), ('4')) state(key) left join resident r on r.created_at < ${momentOf(addDays(days.to, 1), 0).toISOString()}::timestamptz
      and case state.key when '1' then r.status = 2 and r.is_actual when '2' then r.status = 2 and not r.is_actual when '3' then r.status = 1
        else ${within(sql`r.created_at`, days)} end
    group by state.key
    union all
    select 'brand', q.brand_id::text, max(brand.name), 0, count(*), coalesce(sum(q.total), 0) from market_request q join brand on brand.id = q.brand_id
    where ${within(sql`q.sent_at`, days)} group by q.brand_id
    order by 1, 5 desc, 2`,
  );
