import { addDays, dayOf } from '@venue/sdk';
import type { MoneyMovement } from '@venue/sdk/receipts/model';
import { and, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, sorted } from '../../core/db/pageByIds.ts';
import type { ListQuery } from '../../core/db/pageOf.ts';
import { payment, paymentShare, refund } from '../payments/payments.table.ts';
import { movement, receipt, statementDay } from './receipts.table.ts';

export interface MovementFilters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly way?: MoneyMovement['way'] | undefined;
  readonly means?: MoneyMovement['means'] | undefined;
  readonly receipt?: MoneyMovement['receipt'] | undefined;
  readonly differs?: boolean | undefined;
  readonly order?: 'asc' | 'desc';
}

/** Money that still does not agree; a receipt and a payment are given an hour first. */
export const differsBy = (now: Date) => and(isNotNull(movement.trouble), lte(movement.troubleFrom, now));

const fitting = (now: Date, { from, to, way, means, receipt: status, differs }: MovementFilters) =>
  and(
    from === undefined ? undefined : gte(movement.day, from),
    to === undefined ? undefined : lte(movement.day, to),
    way && eq(movement.way, way),
    means && eq(movement.means, means),
    status ? eq(movement.receipt, status) : undefined,
    differs ? differsBy(now) : undefined,
  );

/** The order of the list: money with a difference, even one that is not due yet, comes first, then by time. */
function sorting({ differs, order = 'desc' }: MovementFilters) {
  const byTime = inOrder([movement.at, movement.id], order);
  return differs ? byTime : sorted([{ by: sql`(${movement.trouble} is null)`, isUp: true }, ...byTime.by]);
}

/** Movements with the columns that are shown. */
const movements = (db: Db, now: Date) =>
  db
    .select({
      id: movement.id,
      movementId: movement.key,
      at: movement.at,
      way: movement.way,
      means: movement.means,
      title: sql<string>`coalesce((select 'Счёт №\u00a0' || number from invoice where id = ${movement.invoiceId}),
        ${payment.description}, ${movement.providerPayment})`,
      invoiceId: movement.invoiceId,
      bookingId: sql<number | null>`coalesce(${refund.bookingId}, ${payment.bookingId},
        (select min(${paymentShare.bookingId}) from ${paymentShare} where ${paymentShare.paymentId} = ${payment.id}))`,
      eventId: payment.eventId,
      ticketOrderId: payment.ticketOrderId,
      packageId: payment.packagePurchaseId,
      certificateId: payment.certificateId,
      sum: movement.sum,
      providerSum: movement.providerSum,
      trouble: sql<MoneyMovement['trouble']>`case when ${differsBy(now)} then ${movement.trouble} end`,
      receiptId: movement.receiptId,
      receipt: movement.receipt,
      receiptKind: sql<MoneyMovement['receiptKind']>`case when ${receipt.id} is null then null
        when ${receipt.isSecond} then 'settlement' when ${receipt.refundId} is not null then 'refund'
        when ${payment.provider} = 'certificate' then 'settlement' when ${payment.receiptMode} = 'advance' then 'advance'
        when ${payment.receiptMode} = 'prepaid' then 'prepayment' else 'payment' end`,
      receiptSum: receipt.registeredSum,
      documentNumber: receipt.documentNumber,
      storageNumber: receipt.storageNumber,
      attribute: receipt.attribute,
      registeredAt: receipt.registeredAt,
    })
    .from(movement)
    .leftJoin(payment, eq(payment.id, movement.paymentId))
    .leftJoin(refund, eq(refund.id, movement.refundId))
    .leftJoin(receipt, eq(receipt.id, movement.receiptId));
export type MovementRow = Awaited<ReturnType<typeof movements>>[number];

/** All money that matches a filter, in the order of the list. */
export const movementsInView = (db: Db, now: Date, filters: MovementFilters) =>
  movements(db, now)
    .where(fitting(now, filters))
    .orderBy(...sorting(filters).columns());

export const movementsPage = (db: Db, now: Date, wanted: MovementFilters & ListQuery) =>
  pageByIds<MovementRow>(db, wanted, {
    id: movement.id,
    fits: fitting(now, wanted),
    found: undefined,
    sorting: sorting(wanted),
    rowsOf: ids => movements(db, now).where(inArray(movement.id, [...ids])),
  });

/** How many days are listed when no start is given. */
const DAYS_SHOWN = 92;

type DayFilters = Pick<MovementFilters, 'from' | 'to' | 'differs' | 'order'>;

/** A page of days with money on them: the days are found first, and only the money of the page's days is read. */
export async function daysPage(db: Db, now: Date, { page, pageSize, ...wanted }: DayFilters & ListQuery) {
  const from = wanted.from ?? addDays(wanted.to ?? dayOf(now), -DAYS_SHOWN);
  const all = await daysWithMoney(db, now, { ...wanted, from });
  const days = (wanted.order === 'asc' ? all : all.toReversed()).slice((page - 1) * pageSize, page * pageSize);
  const rows = days.length === 0 ? [] : await daysNamed(db, now, days);
  const place = (day: string) => days.indexOf(day);
  return {
    rows: rows.toSorted((one, other) => place(one.day) - place(other.day)),
    total: all.length,
    totalIsExact: true,
  };
}

/** The days of a period on which money came or went, by our rows or by the provider's books. */
async function daysWithMoney(db: Db, now: Date, { from, to, differs }: DayFilters & { from: string }) {
  const ofDay = and(sql`${movement.day} = day.day`, differs ? differsBy(now) : undefined);
  const { rows } = await db.execute<{ day: string }>(sql`
    select day.day::text from (
      select each::date as day
      from (select min(${movement.day}) as first, max(${movement.day}) as last from ${movement}) known,
        generate_series(greatest(${from}::date, known.first)::timestamp, least(${to ?? null}::date, known.last)::timestamp, '1 day') as each
    ) day
    where exists (select from ${movement} where ${ofDay})
    order by day.day`);
  return rows.map(({ day }) => day);
}

/** The totals of each of these days. */
function daysNamed(db: Db, now: Date, days: readonly string[]) {
  const total = (column: SQL, where: SQL) => sql`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);
  const count = (where: SQL | undefined) => sql`count(*) filter (where ${where})`.mapWith(Number);
  const [sum, theirs] = [sql`${movement.sum}`, sql`${movement.providerSum}`];
  const online = (way: 'payment' | 'refund') => sql`${movement.means} = 'online' and ${movement.way} = ${way}`;
  const byDesk = (by: string) => sql`${movement.means} = ${by} and ${movement.way} = 'payment'`;
  return db
    .select({
      day: movement.day,
      paid: total(sum, online('payment')),
      providerPaid: total(theirs, online('payment')),
      returned: total(sum, online('refund')),
      providerReturned: total(theirs, online('refund')),
      cash: total(sum, byDesk('cash')),
      terminal: total(sum, byDesk('terminal')),
      transfer: total(sum, byDesk('transfer')),
      returnedByHand: total(sum, sql`${movement.means} <> 'online' and ${movement.way} = 'refund'`),
      receiptsRegistered: count(sql`${movement.receipt} = 'registered'`),
      receiptsOpen: count(sql`${movement.receipt} in ('awaited', 'byHand')`),
      receiptsRefused: count(sql`${movement.receipt} = 'refused'`),
      differences: count(differsBy(now)),
      // In a query of one table a column loses its table's name, so the names are written out.
      readAt: sql`(select min(read_at) from statement_day where statement_day.day = movement.day)`.mapWith(
        statementDay.readAt,
      ),
    })
    .from(movement)
    .where(inArray(movement.day, [...days]))
    .groupBy(movement.day);
}
