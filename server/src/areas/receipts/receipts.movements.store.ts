import { addDays, dayOf, momentOf, VENUE_ZONE } from '@venue/sdk';
import type { MoneyMovement } from '@venue/sdk/receipts/model';
import { and, asc, desc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { pageOf, type Wanted } from '../../core/db/pageOf.ts';

// Money as three sides have it: our rows, the provider's books, the receipts. Ours come with what the provider says of
// each; what the provider alone knows follows.

const zone = sql.raw(`'${VENUE_ZONE}'`);
const venueDay = (at: SQL) => sql`((${at}) at time zone ${zone})::date`;

/** Whether the provider's books were read after money came: those of its day, and of the one before at midnight. */
const isRead = (at: SQL) => sql`(
  exists (select 1 from statement_day s where s.provider = payment.provider and s.day = ${venueDay(at)})
  and not exists (select 1 from statement_day s where s.provider = payment.provider
    and s.day in (${venueDay(at)}, ${venueDay(sql`${at} - interval '1 hour'`)})
    and coalesce(s.read_at <= ${at}, true)))`;

const byHand = sql`payment.provider in ('cash', 'terminal', 'transfer')`;
const means = sql`case when ${byHand} then payment.provider else 'online' end`;
const subject = (booking: SQL) => sql`
  coalesce(${booking}, (select min(booking_id) from payment_share where payment_id = payment.id)) as booking_id,
  payment.event_id, payment.ticket_order_id`;
const ofReceipt = sql`receipt.id as receipt_id, receipt.status as receipt, receipt.registered_sum as receipt_sum,
  receipt.document_number, receipt.storage_number, receipt.attribute, receipt.registered_at`;
const theirs = (at: SQL, sum: SQL) => sql`case
  when ${byHand} then null
  when line.sum is null then case when ${isRead(at)} then 'missing' end
  when line.sum <> ${sum} then 'sum' end`;

/**
 * Of so few rows as a period has, what stands beside each is found by an index: a bound that says nothing has the
 * database do so. All that there is it reads table by table.
 */
const movements = (now: Date, { from }: Pick<MovementFilters, 'from'>): SQL => {
  const one = from === undefined ? sql`` : sql`limit 1`;
  const receiptOf = (where: SQL) =>
    sql`left join lateral (select * from receipt where ${where} ${one}) receipt on true`;
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const ofReceiptTrouble = sql`case
    when receipt.status = 'refused' then 'receiptRefused'
    when receipt.status = 'awaited' and receipt.requested_at < ${hourAgo} then 'receiptLate'
    when receipt.registered_sum <> receipt.sum then 'receiptSum' end`;
  const came = sql`coalesce(payment.received, payment.sum)`;
  return sql`
    select 'p' || payment.id as movement_id, payment.settled_at as at, 'payment' as way, ${means} as means,
      payment.description as title, ${subject(sql`payment.booking_id`)}, ${came} as sum, line.sum as provider_sum,
      coalesce(${theirs(sql`payment.settled_at`, came)}, ${ofReceiptTrouble}) as trouble, ${ofReceipt}
    from payment
    left join lateral (select each.sum from statement_line each where each.provider = payment.provider
      and each.kind = 'payment' and each.provider_id = payment.provider_id ${one}) line on true
    ${receiptOf(sql`receipt.payment_id = payment.id and receipt.refund_id is null`)}
    where payment.status = 'succeeded'
    union all
    select 'r' || refund.id, refund.settled_at, 'refund', ${means}, payment.description,
      ${subject(sql`coalesce(refund.booking_id, payment.booking_id)`)}, refund.sum, line.sum,
      coalesce(${theirs(sql`refund.settled_at`, sql`refund.sum`)}, ${ofReceiptTrouble}), ${ofReceipt}
    from refund join payment on payment.id = refund.payment_id
    left join lateral (select each.sum from statement_line each where each.provider = payment.provider
      and each.kind = 'refund' and each.refund_key = ${keyOf} ${one}) line on true
    ${receiptOf(sql`receipt.refund_id = refund.id`)}
    where refund.status = 'succeeded'
    union all
    select 'x' || line.kind || line.provider_id, line.at, line.kind, 'online',
      coalesce(payment.description, line.payment_id), ${subject(sql`payment.booking_id`)}, null, line.sum,
      case when payment.status = 'pending' and line.at > ${hourAgo} then null else 'unknown' end,
      null, null, null, null, null, null, null
    from ${linesOfNobody(one)}`;
};

/** Lines of the provider's books that are none of our money's, beside the payment they name. */
const linesOfNobody = (one: SQL) => sql`statement_line line
  left join lateral (select * from payment
    where payment.provider = line.provider and payment.provider_id = line.payment_id ${one}) payment on true
  where case line.kind when 'payment' then payment.id is null or payment.status <> 'succeeded'
    else not exists (select 1 from refund where refund.payment_id = payment.id and refund.status = 'succeeded'
      and line.refund_key = ${keyOf}) end`;

/** As `refundKey` makes it. */
const keyOf = sql`'refund-' || refund.id || case when refund.renewals > 0 then '-' || refund.renewals else '' end`;

export interface MovementFilters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly way?: MoneyMovement['way'] | undefined;
  readonly means?: MoneyMovement['means'] | undefined;
  readonly receipt?: MoneyMovement['receipt'] | undefined;
  readonly differs?: boolean | undefined;
  readonly order?: 'asc' | 'desc';
}

const at = sql`m.at`.mapWith((text: string | Date) => new Date(text));
const kopecksOf = (column: SQL) => column.mapWith((sum: string | number | null) => (sum === null ? null : Number(sum)));
const equals = (column: SQL, value: string | undefined | null) => (value ? sql`${column} = ${value}` : undefined);

const fitting = ({ from, to, way, means: by, receipt, differs }: MovementFilters) =>
  and(
    from === undefined ? undefined : gte(sql`m.at`, momentOf(from, 0).toISOString()),
    to === undefined ? undefined : lt(sql`m.at`, momentOf(addDays(to, 1), 0).toISOString()),
    equals(sql`m.way`, way),
    equals(sql`m.means`, by),
    equals(sql`m.receipt`, receipt),
    differs ? sql`m.trouble is not null` : undefined,
  );

const text = (column: SQL) => column as SQL<string | null>;

/** Money that fits a filter: what differs first, then the newest. */
export function movementsInView(db: Db, now: Date, filters: MovementFilters) {
  const way = filters.order === 'asc' ? asc : desc;
  return db
    .select({
      movementId: sql<string>`m.movement_id`,
      at,
      way: sql<MoneyMovement['way']>`m.way`,
      means: sql<MoneyMovement['means']>`m.means`,
      title: sql<string>`m.title`,
      bookingId: sql<number | null>`m.booking_id`,
      eventId: sql<number | null>`m.event_id`,
      ticketOrderId: sql<number | null>`m.ticket_order_id`,
      sum: kopecksOf(sql`m.sum`),
      providerSum: kopecksOf(sql`m.provider_sum`),
      trouble: sql<MoneyMovement['trouble']>`m.trouble`,
      receiptId: sql<number | null>`m.receipt_id`,
      receipt: sql<MoneyMovement['receipt']>`m.receipt`,
      receiptSum: kopecksOf(sql`m.receipt_sum`),
      documentNumber: text(sql`m.document_number`),
      storageNumber: text(sql`m.storage_number`),
      attribute: text(sql`m.attribute`),
      registeredAt: sql`m.registered_at`.mapWith((value: string | Date | null) => (value ? new Date(value) : null)),
    })
    .from(sql`(${movements(now, filters)}) m`)
    .where(fitting(filters))
    .orderBy(sql`m.trouble is null`, way(sql`m.at`), way(sql`m.movement_id`));
}
export type MovementRow = Awaited<ReturnType<typeof movementsInView>>[number];

export const movementsPage = (db: Db, now: Date, wanted: MovementFilters & { page: number; pageSize: number }) =>
  pageOf(
    db,
    wanted,
    movementsInView(db, now, wanted),
    db
      .select({ id: sql`m.movement_id`.as('id') })
      .from(sql`(${movements(now, wanted)}) m`)
      .where(fitting(wanted)),
  );

/** How many days are listed where none is named. */
const DAYS_SHOWN = 92;

type DayFilters = Pick<MovementFilters, 'from' | 'to' | 'differs' | 'order'>;

/** Days with money on them. Where what differs does not matter, they are found first, and only the money of a page is read. */
export async function daysPage(db: Db, now: Date, { page, pageSize, ...wanted }: DayFilters & Wanted) {
  const from = wanted.from ?? addDays(wanted.to ?? dayOf(now), -DAYS_SHOWN);
  if (wanted.differs) {
    const days = await daysInView(db, now, { ...wanted, from });
    return { rows: days.slice((page - 1) * pageSize, page * pageSize), total: days.length, totalIsExact: true };
  }
  const all = await daysWithMoney(db, { ...wanted, from });
  const days = (wanted.order === 'asc' ? all : all.toReversed()).slice((page - 1) * pageSize, page * pageSize);
  const [first, last] = [days[0], days.at(-1)].toSorted();
  const rows = first === undefined ? [] : await daysInView(db, now, { ...wanted, from: first, to: last });
  return { rows, total: all.length, totalIsExact: true };
}

/** The days of a period on which money came or went, by ours or by the provider's books. */
async function daysWithMoney(db: Db, { from, to }: { from: string; to?: string | undefined }): Promise<string[]> {
  const of = (at: SQL) => sql`${at} >= day.starts_at and ${at} < day.ends_at`;
  const { rows } = await db.execute<{ day: string }>(sql`
    select day.day::text from (
      select each::date as day, each at time zone ${zone} as starts_at, (each + interval '1 day') at time zone ${zone} as ends_at
      from (
        select least(min(payment.settled_at), (select min(at) from statement_line)) as first,
          greatest(max(payment.settled_at), (select max(settled_at) from refund where status = 'succeeded'), (select max(at) from statement_line)) as last
        from payment where payment.status = 'succeeded'
      ) known, generate_series(greatest(${from}::date, ${venueDay(sql`known.first`)})::timestamp,
        least(${to ?? null}::date, ${venueDay(sql`known.last`)})::timestamp, '1 day') as each
    ) day
    where exists (select from payment where payment.status = 'succeeded' and ${of(sql`payment.settled_at`)})
      or exists (select from refund where refund.status = 'succeeded' and ${of(sql`refund.settled_at`)})
      or exists (select from ${linesOfNobody(sql`limit 1`)} and ${of(sql`line.at`)})
    order by day.day`);
  return rows.map(({ day }) => day);
}

/** What became of money on each day of a period. */
function daysInView(db: Db, now: Date, filters: DayFilters) {
  const day = sql`m.day`;
  const total = (column: SQL, where: SQL) => sql`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);
  const count = (where: SQL) => sql`count(*) filter (where ${where})`.mapWith(Number);
  const online = (way: 'payment' | 'refund') => sql`m.means = 'online' and m.way = ${way}`;
  const byDesk = (by: string) => sql`m.means = ${by} and m.way = 'payment'`;
  const differences = count(sql`m.trouble is not null`);
  const from = sql`(select each.*, ${venueDay(sql`each.at`)} as day from (${movements(now, filters)}) each) m`;
  return db
    .select({
      day: sql<string>`${day}::text`,
      paid: total(sql`m.sum`, online('payment')),
      providerPaid: total(sql`m.provider_sum`, online('payment')),
      returned: total(sql`m.sum`, online('refund')),
      providerReturned: total(sql`m.provider_sum`, online('refund')),
      cash: total(sql`m.sum`, byDesk('cash')),
      terminal: total(sql`m.sum`, byDesk('terminal')),
      transfer: total(sql`m.sum`, byDesk('transfer')),
      returnedByHand: total(sql`m.sum`, sql`m.means <> 'online' and m.way = 'refund'`),
      receiptsRegistered: count(sql`m.receipt = 'registered'`),
      receiptsOpen: count(sql`m.receipt in ('awaited', 'byHand')`),
      receiptsRefused: count(sql`m.receipt = 'refused'`),
      differences,
      readAt: sql`(select max(s.read_at) from statement_day s where s.day = ${day})`.mapWith(
        (value: string | Date | null) => (value ? new Date(value) : null),
      ),
    })
    .from(from)
    .where(fitting(filters))
    .groupBy(day)
    .having(filters.differs ? sql`${differences} > 0` : undefined)
    .orderBy((filters.order === 'asc' ? asc : desc)(day));
}
