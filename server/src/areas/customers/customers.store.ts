import type { Permission } from '@venue/sdk';
import type { CustomerMoney, CustomerThingKind } from '@venue/sdk/customers/model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';

/** One of the latest things of a kind, and how many there are. */
export interface ThingRow {
  readonly thing: CustomerThingKind;
  readonly id: number;
  readonly title: string;
  readonly at: Date;
  readonly sum: number | null;
  readonly state: string;
  readonly total: number;
}

interface Source {
  /** What a reader needs for it. */
  readonly needs: Permission;
  /** Its rows as id, title, at, sum and state of the person `userId`. */
  readonly rows: (userId: number, now: Date) => SQL;
}

/** Where each kind of thing is read. */
const sources: Readonly<Record<CustomerThingKind, Source>> = {
  booking: {
    needs: 'bookings.read',
    // A hold that nobody paid in time has ended before its row says so.
    rows: (userId, now) => sql`select id, room_name as title, starts_at as at, price as sum,
      case when arrival = 'absent' then 'absent' when status in (1, 4) and expires_at <= ${now.toISOString()} then '3' else status::text end as state
      from booking where user_id = ${userId}`,
  },
  ticketOrder: {
    needs: 'bookings.read',
    rows: userId => sql`select o.id, e.title, o.created_at as at, o.total as sum, o.status::text as state
      from ticket_order o join event e on e.id = o.event_id where o.user_id = ${userId}`,
  },
  eventRequest: {
    needs: 'eventRequests.read',
    rows: userId => sql`select id, title, coalesce(starts_at, created_at) as at, null::bigint as sum, status::text as state
      from event_request where user_id = ${userId}`,
  },
  roomRequest: {
    needs: 'bookings.read',
    rows: userId => sql`select q.id, r.name as title, q.starts_at as at, null::bigint as sum, q.status::text as state
      from room_request q join room r on r.id = q.room_id where q.user_id = ${userId}`,
  },
  marketRequest: {
    needs: 'market.read',
    rows: userId => sql`select q.id, b.name as title, q.created_at as at, null::bigint as sum, q.status::text as state
      from market_request q join brand b on b.id = q.brand_id where q.user_id = ${userId}`,
  },
  package: {
    needs: 'packages.read',
    rows: userId => sql`select id, title, created_at as at, price as sum, status::text as state
      from package_purchase where user_id = ${userId}`,
  },
  certificate: {
    needs: 'certificates.read',
    rows: (userId, now) => sql`select id, 'Сертификат' as title, created_at as at, sum,
      case when state <> 'active' then state when valid_to < (${now.toISOString()}::timestamptz at time zone 'Asia/Yekaterinburg')::date then 'expired'
        when spent + returned = sum then 'used' else state end as state
      from certificate where user_id = ${userId}`,
  },
  review: {
    needs: 'reviews.read',
    rows: userId => sql`select id, left(text, 80) as title, created_at as at, null::bigint as sum,
      case when is_published then 'published' else 'hidden' end as state from review where user_id = ${userId}`,
  },
  wait: {
    needs: 'bookings.read',
    rows: userId => sql`select w.id, r.name as title, (w.day::timestamp + make_interval(hours => w.from_hour)) at time zone 'Asia/Yekaterinburg' as at,
      null::bigint as sum, w.status::text as state from room_wait w join room r on r.id = w.room_id where w.user_id = ${userId}`,
  },
  ticketWait: {
    needs: 'events.read',
    rows: userId => sql`select w.id, e.title, w.created_at as at, null::bigint as sum, w.status::text as state
      from ticket_wait w join event e on e.id = w.event_id where w.user_id = ${userId}`,
  },
};

const LATEST = 5;

/** The latest things of a person by kind, of what these permissions let read. */
export async function thingsOf(
  db: Db,
  userId: number,
  { now, permissions }: { readonly now: Date; readonly permissions: ReadonlySet<Permission> },
): Promise<ThingRow[]> {
  // guard: customers.test.ts
  const readable = Object.entries(sources).filter(([, { needs }]) => permissions.has(needs));
  if (readable.length === 0) return [];
  const parts = readable.map(
    ([thing, { rows }]) => sql`(select ${thing}::text as thing, each.*, count(*) over ()::int as total
      from (${rows(userId, now)}) each order by each.at desc, each.id desc limit ${LATEST})`,
  );
  const { rows } = await db.execute<Record<keyof ThingRow, string>>(sql.join(parts, sql` union all `));
  return rows.map(({ thing, id, title, at, sum, state, total }) => ({
    thing: thing as CustomerThingKind,
    id: Number(id),
    title,
    at: new Date(at),
    sum: sum === null ? null : Number(sum),
    state,
    total: Number(total),
  }));
}

const number = (value: unknown): number => Number(value ?? 0);

/** The sums of the reconciliation that belong to a person: through their payments, and through their invoices. */
export async function moneyOfCustomer(db: Db, userId: number): Promise<CustomerMoney> {
  const { rows } = await db.execute(sql`
    with own as (
      select m.way, m.sum from payment p
      join movement m on m.provider = p.provider and m.provider_payment = p.provider_id and m.payment_id = p.id
      where p.user_id = ${userId}
      union all
      select m.way, m.sum from invoice_order o
      join movement m on m.provider = 'transfer' and m.provider_payment = o.invoice_id::text and m.invoice_id = o.invoice_id
      where o.user_id = ${userId})
    select (select coalesce(sum(sum), 0)::bigint from own where way = 'payment' and sum is not null) as paid,
      (select coalesce(sum(sum), 0)::bigint from own where way = 'refund' and sum is not null) as returned,
      (select coalesce(sum(d.rest), 0)::bigint from deposit d join booking b on b.id = d.booking_id
        where b.user_id = ${userId} and d.rest > 0) as rests,
      (select coalesce(sum(o.sum - o.received + o.returned), 0)::bigint from invoice_order o
        where o.user_id = ${userId} and o.state = 'awaiting' and o.booking_id is null and o.group_id is null) as invoices,
      (select coalesce(sum(sum), 0)::bigint from money_owed where user_id = ${userId}) as owed`);
  const [row] = rows;
  return {
    paid: number(row?.paid),
    returned: number(row?.returned),
    owes: number(row?.rests) + Math.max(0, number(row?.invoices)),
    owed: number(row?.owed),
  };
}

/** Whether the guests of a person's paid bookings came. */
export async function visitsOf(db: Db, userId: number, now: Date) {
  const { rows } = await db.execute(sql`
    select count(*) filter (where arrival = 'came')::int as came, count(*) filter (where arrival = 'absent')::int as missed,
      count(*) filter (where status = 2 and ends_at > ${now.toISOString()})::int as upcoming
    from booking where user_id = ${userId} and status in (2, 3)`);
  return { came: number(rows[0]?.came), missed: number(rows[0]?.missed), upcoming: number(rows[0]?.upcoming) };
}

/** The messages to a person, and those that did not arrive. */
export async function messagesCount(db: Db, userId: number) {
  const { rows } = await db.execute(sql`
    select count(*)::int as sent, count(*) filter (where refused_at is not null or (sent_at is null and due_at is null))::int as lost
    from outbox where user_id = ${userId} and event <> 'letter.copy'`);
  return { sent: number(rows[0]?.sent), lost: number(rows[0]?.lost) };
}

/** Organisations that a person acts for: of their profile, and of agreements in their account. */
export async function organisationsOf(db: Db, userId: number): Promise<{ INN: string; name: string }[]> {
  const { rows } = await db.execute<{ inn: string; name: string }>(sql`
    select inn, max(name) as name from (
      select inn, name from organisation where user_id = ${userId} and inn <> ''
      union all select customer_inn, customer_name from agreement where user_id = ${userId}) each
    group by inn order by 2, 1`);
  return rows.map(({ inn, name }) => ({ INN: inn, name }));
}
