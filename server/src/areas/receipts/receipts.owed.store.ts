import { addDays, momentOf, type Permission } from '@venue/sdk';
import { invoiceEnd, whyWaiting } from '@venue/sdk/papers/model';
import type { OwedMoney } from '@venue/sdk/receipts/model';
import { and, eq, gte, inArray, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { integer, pgView, text } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import type { ListQuery } from '../../core/db/pageOf.ts';
import { numberLike, type SearchQuery, whereOf, withDigits, withWords } from '../../core/db/search.ts';
import { ownerStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * Money that the venue owes and has not returned, as the database's view says. It has only open cases, found by the
 * partial indexes of its tables, so it is sorted and searched as a whole.
 */
export const moneyOwed = pgView('money_owed', {
  id: integer('id').notNull(),
  kind: text('kind').$type<OwedMoney['subject']['kind']>().notNull(),
  subjectId: integer('subject_id').notNull(),
  state: text('state').$type<OwedMoney['owedState']>().notNull(),
  means: text('means').$type<OwedMoney['means']>().notNull(),
  title: text('title').notNull(),
  /** The person, or the organisation that paid. */
  customer: text('customer').notNull(),
  phone: text('phone').notNull(),
  userId: integer('user_id'),
  sum: kopecks('sum').notNull(),
  since: moment('since').notNull(),
  /** Why a payment is refunded; null for money of invoices, where `reason` says it. */
  why: text('why'),
  /** How its invoice ended, `over` for one that is paid, `ended` for a payment that came for an invoice afterwards. */
  reason: text('reason'),
}).existing();

const ofInvoices: OwedMoney['subject']['kind'][] = ['invoice', 'bankPayment'];
/** Refunds that staff hand over or send again. */
export const refundsForStaff = and(notInArray(moneyOwed.kind, ofInvoices), ne(moneyOwed.state, 'sending'));
/** Money of invoices, all of which staff return. */
export const invoicesToReturn = inArray(moneyOwed.kind, ofInvoices);

export interface OwedFilters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly owedState?: OwedMoney['owedState'] | undefined;
  readonly means?: OwedMoney['means'] | undefined;
  readonly byStaff?: boolean | undefined;
  readonly ofInvoice?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const sortable = {
  owedSince: [moneyOwed.since, moneyOwed.id],
  sum: [moneyOwed.sum, moneyOwed.id],
  customer: [sql`${moneyOwed.customer} collate "und-x-icu"`, moneyOwed.id],
} as const;

/** What somebody with these permissions may read. */
function readable(permissions: ReadonlySet<Permission>): SQL | undefined {
  const [refunds, invoices] = [permissions.has('bookings.read'), permissions.has('agreements.read')];
  if (refunds && invoices) return undefined;
  if (!refunds && !invoices) return sql`false`;
  // guard: receipts.owed.test.ts
  return refunds ? notInArray(moneyOwed.kind, ofInvoices) : invoicesToReturn;
}

const sought = (permissions: ReadonlySet<Permission>, wanted: OwedFilters): SearchQuery => {
  const { from, to, owedState, means, byStaff, ofInvoice, search = '' } = wanted;
  return {
    id: moneyOwed.id,
    fits: and(
      readable(permissions),
      from === undefined ? undefined : gte(moneyOwed.since, momentOf(from, 0)),
      to === undefined ? undefined : lt(moneyOwed.since, momentOf(addDays(to, 1), 0)),
      owedState && eq(moneyOwed.state, owedState),
      means && eq(moneyOwed.means, means),
      byStaff ? ne(moneyOwed.state, 'sending') : undefined,
      ofInvoice === undefined ? undefined : ofInvoice ? invoicesToReturn : notInArray(moneyOwed.kind, ofInvoices),
    ),
    found:
      search === ''
        ? undefined
        : [
            numberLike(moneyOwed.subjectId, search),
            withWords([moneyOwed.title, moneyOwed.customer], search),
            withDigits(moneyOwed.phone, search),
          ],
  };
};

const sorting = ({ sort = 'owedSince', order = 'desc' }: OwedFilters) => inOrder(sortable[sort], order);

const rows = (db: Db) =>
  db
    .select({
      id: moneyOwed.id,
      kind: moneyOwed.kind,
      subjectId: moneyOwed.subjectId,
      state: moneyOwed.state,
      means: moneyOwed.means,
      title: moneyOwed.title,
      customer: moneyOwed.customer,
      phone: moneyOwed.phone,
      userId: moneyOwed.userId,
      accountState: ownerStateInSql,
      sum: moneyOwed.sum,
      since: moneyOwed.since,
      why: moneyOwed.why,
      reason: moneyOwed.reason,
    })
    .from(moneyOwed)
    .leftJoin(users, eq(users.id, moneyOwed.userId));
export type OwedRow = Awaited<ReturnType<typeof rows>>[number];

/** A page of the money that is owed, of what these permissions let read. */
export const owedPage = (db: Db, permissions: ReadonlySet<Permission>, wanted: OwedFilters & ListQuery) =>
  pageByIds<OwedRow>(db, wanted, {
    ...sought(permissions, wanted),
    sorting: sorting(wanted),
    rowsOf: ids => rows(db).where(inArray(moneyOwed.id, [...ids])),
  });

/** All money that matches a filter, in the order of the list. */
export const owedInView = (db: Db, permissions: ReadonlySet<Permission>, filters: OwedFilters) =>
  rows(db)
    .where(whereOf(sought(permissions, filters)))
    .orderBy(...sorting(filters).columns());

/** What is owed in all, in kopecks. */
export async function owedSum(db: Db, permissions: ReadonlySet<Permission>, filters: OwedFilters): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${moneyOwed.sum}), 0)`.mapWith(Number) })
    .from(moneyOwed)
    .where(whereOf(sought(permissions, filters)));
  return row?.sum ?? 0;
}

/** Why money of an invoice is owed, in words. */
export function whyOwed({ why, reason }: Pick<OwedRow, 'why' | 'reason'>): string {
  if (why !== null) return why;
  if (reason === 'over') return 'По\u00a0счёту пришло больше';
  return reason === 'ended'
    ? whyWaiting.option('over').label
    : invoiceEnd.option(reason as (typeof invoiceEnd.ids)[number]).label;
}
