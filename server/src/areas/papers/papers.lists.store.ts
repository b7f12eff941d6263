import { agreementStatus } from '@venue/sdk/agreements/model';
import type { ActForm, EdoState, paperStatus } from '@venue/sdk/papers/model';
import { and, eq, exists, gte, inArray, like, lt, lte, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/database.ts';
import { pageByIds, type Sorting, type SortOf, sortedBy, sortsBy } from '../../core/db/pageByIds.ts';
import { beginningWith, type FoundBy, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { agreementLike } from '../agreements/agreements.store.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { exchange, isInState, isWaiting } from './edo/papers.edo.store.ts';
import { actExchange } from './edo/papers.edo.table.ts';
import { isOverdue } from './money/papers.money.store.ts';
import { invoiceOrder } from './money/papers.money.table.ts';
import { type ActRecord, acts, type InvoiceRecord, invoices } from './papers.store.ts';
import { act, invoice, invoiceService } from './papers.table.ts';

type PaperStatus = (typeof paperStatus.ids)[number];

const sortableInvoices = {
  invoiceId: [invoice.id],
  invoiceNumber: [invoice.number, invoice.id],
  invoiceDate: [invoice.date, invoice.id],
  invoiceDue: [invoice.due, invoice.id],
  customerName: [agreement.customerName, invoice.id],
  sum: [invoice.sum, invoice.id],
} as const;

const sortableActs = {
  actId: [act.id],
  actNumber: [act.number, act.id],
  actDate: [act.date, act.id],
  customerName: [agreement.customerName, act.id],
  sum: [act.sum, act.id],
} as const;

interface ListFilter<Sort> {
  readonly agreementId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}
interface Paged {
  readonly page: number;
  readonly pageSize: number;
}
type WantedInvoices = ListFilter<SortOf<typeof sortableInvoices>> & {
  readonly invoiceStatus?: PaperStatus | undefined;
  readonly overdue?: boolean | undefined;
};
type WantedActs = ListFilter<SortOf<typeof sortableActs>> & {
  readonly actStatus?: PaperStatus | undefined;
  readonly actForm?: ActForm | undefined;
  readonly edoState?: EdoState | undefined;
  readonly edoWaits?: boolean | undefined;
};

const is = <T>(column: PgColumn, wanted: T | undefined) => (wanted === undefined ? undefined : eq(column, wanted));

/** Papers of an agreement and of some days. */
const within = (
  table: typeof invoice | typeof act,
  { agreementId, from, to }: Pick<ListFilter<never>, 'agreementId' | 'from' | 'to'>,
): SQL | undefined =>
  and(
    is(table.agreementId, agreementId),
    from === undefined ? undefined : gte(table.date, from),
    to === undefined ? undefined : lte(table.date, to),
  );

/** Documents of agreements that match the search. */
const ofAgreement = (column: PgColumn, search: string): FoundBy[] =>
  agreementLike(search).map(like => ({ column, id: agreement.id, fits: like }));

const lateOnes = (now: Date) =>
  sql`${invoice.id} = any(array(select ${invoiceOrder.invoiceId} from ${invoiceOrder} where ${isOverdue(now)}))`;

const soughtInvoices = (
  { invoiceStatus, overdue, search = '', ...wanted }: WantedInvoices,
  now: Date,
): SearchQuery => ({
  id: invoice.id,
  fits: and(
    within(invoice, wanted),
    is(invoice.status, invoiceStatus),
    overdue === undefined ? undefined : overdue ? lateOnes(now) : not(lateOnes(now)),
  ),
  found:
    search === ''
      ? undefined
      : [
          like(invoice.number, beginningWith(search)),
          withWords([invoice.number, invoice.purpose], search),
          ...ofAgreement(invoice.agreementId, search),
        ],
});

const soughtActs = ({ actStatus, actForm, edoState, edoWaits, search = '', ...wanted }: WantedActs): SearchQuery => ({
  id: act.id,
  // guard: papers.bulk.test.ts
  fits: and(
    within(act, wanted),
    is(act.status, actStatus),
    is(act.form, actForm),
    edoState && isInState(edoState),
    edoWaits === undefined ? undefined : isWaiting(edoWaits),
  ),
  found: search === '' ? undefined : [like(act.number, beginningWith(search)), ...ofAgreement(act.agreementId, search)],
});

const invoicesSorting = ({ sort = 'invoiceId', order = 'desc' }: WantedInvoices): Sorting =>
  sortedBy(sortableInvoices, sort, order);

const actsSorting = ({ sort = 'actId', order = 'desc' }: WantedActs): Sorting => sortedBy(sortableActs, sort, order);

/** A page of invoices. */
export function invoicesPage(db: Db, wanted: WantedInvoices & Paged, now: Date) {
  return pageByIds<InvoiceRecord>(db, wanted, {
    ...soughtInvoices(wanted, now),
    joined: numbers =>
      sortsBy(wanted.sort, 'customerName')
        ? numbers.innerJoin(agreement, eq(agreement.id, invoice.agreementId))
        : numbers,
    sorting: invoicesSorting(wanted),
    rowsOf: ids => invoices(db).where(inArray(invoice.id, [...ids])),
  });
}

/** A page of acts. */
export function actsPage(db: Db, wanted: WantedActs & Paged) {
  return pageByIds<ActRecord>(db, wanted, {
    ...soughtActs(wanted),
    joined: numbers =>
      sortsBy(wanted.sort, 'customerName') ? numbers.innerJoin(agreement, eq(agreement.id, act.agreementId)) : numbers,
    sorting: actsSorting(wanted),
    rowsOf: ids => acts(db).where(inArray(act.id, [...ids])),
  });
}

const left = (db: Db) =>
  exists(
    db
      .select({ id: invoiceService.id })
      .from(invoiceService)
      .where(and(eq(invoiceService.invoiceId, invoice.id), lt(invoiceService.acted, invoiceService.quantity))),
  );

/** Excludes invoices of orders, whose acts are made automatically. */
const byHand = (db: Db) =>
  notExists(
    db
      .select({ id: invoiceOrder.invoiceId })
      .from(invoiceOrder)
      .where(and(eq(invoiceOrder.invoiceId, invoice.id), not(invoiceOrder.ofAgreement))),
  );

const inForce = eq(agreement.status, agreementStatus.active);

/** The first invoices that fit, and whether an act can be made of each. */
export const firstInvoices = (db: Db, wanted: WantedInvoices, most: number, now: Date) =>
  db
    .select({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      canBeActed: sql<boolean>`${inForce} and ${left(db)} and ${byHand(db)}`,
    })
    .from(invoice)
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(whereOf(soughtInvoices(wanted, now)))
    .orderBy(...invoicesSorting(wanted).columns())
    .limit(most);

/** The first acts that fit. */
export const firstActs = (db: Db, wanted: WantedActs, most: number) =>
  db
    .select({ id: act.id, form: act.form, number: act.number, status: act.status, xmlName: act.xmlName, exchange })
    .from(act)
    .innerJoin(agreement, eq(agreement.id, act.agreementId))
    .leftJoin(actExchange, eq(actExchange.actId, act.id))
    .where(whereOf(soughtActs(wanted)))
    .orderBy(...actsSorting(wanted).columns())
    .limit(most);

/** Whether staff may make an act of an invoice. Acts of orders are made automatically. */
export async function isByHand(tx: Db, invoiceId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), byHand(tx)));
  return row !== undefined;
}
