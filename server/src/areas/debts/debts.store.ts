import { dayOf, momentOf } from '@venue/sdk';
import type { DebtSums } from '@venue/sdk/debts/model';
import { paperStatus } from '@venue/sdk/papers/model';
import { and, asc, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { counted, countUpTo, type ListQuery, rowLimit } from '../../core/db/pageOf.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { invoiceOrder, unpaidInSql } from '../papers/money/papers.money.table.ts';
import { invoice } from '../papers/papers.table.ts';

const DAY_MS = 86_400_000;
/** An agreement gives five working days to an invoice without a date; a week at least. */
const USUAL_DAYS = 7;

const unpaid = unpaidInSql(invoiceOrder);
const dueAt = sql`coalesce(${invoiceOrder.keptUntil}, (${invoice.date} + ${sql.raw(String(USUAL_DAYS))})::timestamp at time zone 'Asia/Yekaterinburg')`;

/** Invoices whose money is overdue. Bookings that nobody pays end; events and services under agreements do not. */
const isDebt = (now: Date): SQL | undefined =>
  and(
    eq(invoiceOrder.state, 'awaiting'),
    isNull(invoiceOrder.bookingId),
    isNull(invoiceOrder.groupId),
    eq(invoice.status, paperStatus.closed),
    // Without a date of its own it is due some days later, so the index on the date leaves out no debt.
    or(lt(invoiceOrder.keptUntil, now), and(isNull(invoiceOrder.keptUntil), sql`${dueAt} < ${now.toISOString()}`)),
    sql`${unpaid} > 0`,
  );

/** What was due within these days before now, in kopecks. */
function aged(now: Date, from: number, to: number | null): SQL<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const isOld = to === null ? sql`true` : sql`${dueAt} >= ${before(to)}`;
  return sql<number>`coalesce(sum(${unpaid}) filter (where ${dueAt} < ${before(from)} and ${isOld}), 0)`.mapWith(
    Number,
  );
}

const sumsAt = (now: Date) => ({
  sum: sql<number>`coalesce(sum(${unpaid}), 0)`.mapWith(Number),
  upTo30: aged(now, 0, 30),
  upTo60: aged(now, 30, 60),
  upTo90: aged(now, 60, 90),
  over90: aged(now, 90, null),
});

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');
const isNamed = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(
        sql`${agreement.customerName} ilike ${`%${escaped(search)}%`}`,
        sql`${agreement.customerInn} like ${`${escaped(search)}%`}`,
      );

export interface DebtorFilters {
  readonly search?: string | undefined;
  readonly sort?: 'sum' | 'customer' | 'dueSince' | 'over90' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const first = sql<number>`min(${invoiceOrder.invoiceId})`.mapWith(Number);

/** Debtors in the order of their list: open cases only, so they are grouped and sorted as a whole. */
export function debtorsInView(db: Db, { search = '', sort = 'sum', order = 'desc' }: DebtorFilters, now: Date) {
  const sums = sumsAt(now);
  const by = {
    sum: sums.sum,
    over90: sums.over90,
    dueSince: sql`min(${dueAt})`,
    customer: sql`max(${agreement.customerName}) collate "und-x-icu"`,
  };
  const columns = {
    id: first,
    customer: sql<string>`(array_agg(${agreement.customerName} order by ${agreement.id} desc))[1]`,
    inn: sql<string>`${agreement.customerInn}`,
    invoices: sql<number>`count(*)`.mapWith(Number),
    dueSince: sql<Date>`min(${dueAt})`.mapWith(invoiceOrder.keptUntil),
    remindedAt: sql<Date | null>`max(${invoiceOrder.debtRemindedAt})`.mapWith(invoiceOrder.debtRemindedAt),
    ...sums,
  };
  const way = order === 'asc' ? asc : desc;
  return db
    .select(columns)
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(and(isDebt(now), isNamed(search)))
    .groupBy(agreement.customerInn)
    .orderBy(way(by[sort]), way(first));
}
export type DebtorRow = Awaited<ReturnType<typeof debtorsInView>>[number];

/** A page of the debtors. */
export async function debtorsPage(db: Db, query: DebtorFilters & ListQuery, now: Date) {
  const rows = await debtorsInView(db, query, now)
    .limit(rowLimit(query))
    .offset((query.page - 1) * query.pageSize);
  const ids = db
    .select({ id: first.as('id') })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(and(isDebt(now), isNamed(query.search ?? '')))
    .groupBy(agreement.customerInn);
  return counted(query, rows, most => countUpTo(db, ids, most));
}

/** What everybody in a filter owes, by age. */
export async function debtSums(db: Db, search: string, now: Date): Promise<DebtSums> {
  const [row] = await db
    .select(sumsAt(now))
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(and(isDebt(now), isNamed(search)));
  return row ?? { sum: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
}

/** What an organisation owes by now, in kopecks. */
export async function debtOf(db: Db, inn: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sumsAt(now).sum })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(and(isDebt(now), eq(agreement.customerInn, inn)));
  return row?.sum ?? 0;
}

/** Days after the due date on which a payer is reminded. */
const REMINDERS = [3, 14, 30] as const;
const MOST = 50;

/**
 * Overdue invoices whose payer is to be reminded now, marked as reminded. The rows are locked, and other workers skip
 * them.
 */
export async function claimDebts(tx: Db, now: Date) {
  // Somebody whom no server could remind for a while gets one letter and not all that were missed.
  const turns = sql.join(
    REMINDERS.map(days => sql`(${dueAt} < ${new Date(now.getTime() - days * DAY_MS).toISOString()})::int`),
    sql` + `,
  );
  const rows = await tx
    .select({
      invoiceId: invoiceOrder.invoiceId,
      agreementId: invoice.agreementId,
      number: invoice.number,
      date: invoice.date,
      customerName: agreement.customerName,
      unpaid: unpaid.mapWith(Number),
      dueAt: sql<Date>`${dueAt}`.mapWith(invoiceOrder.keptUntil),
      reminders: sql`${turns}`.mapWith(Number),
    })
    .from(invoiceOrder)
    .innerJoin(invoice, eq(invoice.id, invoiceOrder.invoiceId))
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(and(isDebt(now), isNotNull(invoice.pdf), sql`${invoiceOrder.debtReminders} < ${turns}`))
    .orderBy(asc(invoiceOrder.invoiceId))
    .limit(MOST)
    .for('update', { of: invoiceOrder, skipLocked: true });
  for (const { invoiceId, reminders } of rows)
    await tx
      .update(invoiceOrder)
      .set({ debtRemindedAt: now, debtReminders: reminders })
      .where(eq(invoiceOrder.invoiceId, invoiceId));
  return rows;
}

export interface AccountEntry {
  readonly day: string;
  readonly what: string;
  /** What the customer owes by it, in kopecks. */
  readonly debit: number;
  /** What the customer has paid by it, in kopecks. */
  readonly credit: number;
}

/** Closed acts of these agreements, the money that came for their invoices, and the money that was sent back. */
const entriesOf = (inn: string) => sql`
  select a.date as day, 1 as turn, a.id, case a.form when 'act' then 'Акт №' else 'УПД №' end || E'\\u00a0' || a.number as what,
    a.sum as debit, 0 as credit
  from act a join agreement g on g.id = a.agreement_id where g.customer_inn = ${inn} and a.status = ${paperStatus.closed}
  union all
  select r.paid_on, 2, r.id, 'Оплата, п/п №' || E'\\u00a0' || r.payment_order || ', счёт №' || E'\\u00a0' || i.number, 0, r.sum
  from invoice_receipt r join invoice i on i.id = r.invoice_id join agreement g on g.id = i.agreement_id
  where g.customer_inn = ${inn}
  union all
  select (b.sent_at at time zone 'Asia/Yekaterinburg')::date, 3, b.id, 'Возврат по счёту №' || E'\\u00a0' || i.number, b.sum, 0
  from invoice_return b join invoice i on i.id = b.invoice_id join agreement g on g.id = i.agreement_id
  where g.customer_inn = ${inn}
  union all
  select (f.settled_at at time zone 'Asia/Yekaterinburg')::date, 4, f.id, 'Возврат по счёту №' || E'\\u00a0' || i.number, f.sum, 0
  from refund f join payment p on p.id = f.payment_id and p.provider = 'transfer'
  join invoice i on i.id::text = p.provider_id join agreement g on g.id = i.agreement_id
  where g.customer_inn = ${inn} and f.status = 'succeeded'`;

/** What a customer owed before a day, in kopecks; less than nothing if they had paid more. */
export async function balanceBefore(db: Db, inn: string, day: string): Promise<number> {
  const { rows } = await db.execute(sql`
    select coalesce(sum(debit - credit), 0)::bigint as balance from (${entriesOf(inn)}) e where day < ${day}::date`);
  return Number(rows[0]?.balance ?? 0);
}

/** What happened on the account of a customer within these days, in order. */
export async function entriesWithin(db: Db, inn: string, from: string, to: string): Promise<AccountEntry[]> {
  const { rows } = await db.execute(sql`
    select day::text as day, what, debit::bigint as debit, credit::bigint as credit from (${entriesOf(inn)}) e
    where day between ${from}::date and ${to}::date order by e.day, e.turn, e.id`);
  return rows.map(({ day, what, debit, credit }) => ({
    day: String(day),
    what: String(what),
    debit: Number(debit),
    credit: Number(credit),
  }));
}

/** The last agreement with an INN: it names the customer in documents. */
export async function lastAgreement(db: Db, inn: string) {
  const [row] = await db
    .select()
    .from(agreement)
    .where(eq(agreement.customerInn, inn))
    .orderBy(desc(agreement.id))
    .limit(1);
  return row;
}

/** The first moment of working hours from now on: payers are written to by day. */
export const isByDay = (now: Date): boolean => now >= momentOf(dayOf(now), 10) && now < momentOf(dayOf(now), 18);
