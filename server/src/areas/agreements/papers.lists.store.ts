import { type ActForm, agreementStatus, type paperStatus } from '@venue/sdk/agreements/model';
import { and, asc, desc, eq, exists, gte, like, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { findsWords } from '../../core/db/search.ts';
import { agreementLike, anyOf, beginning } from './agreements.store.ts';
import { agreement } from './agreements.table.ts';
import { act, invoice, invoiceService } from './invoices.table.ts';
import { invoiceOrder } from './orders.table.ts';
import { acts, invoices } from './papers.store.ts';

type PaperStatus = (typeof paperStatus.ids)[number];

const sortableInvoices = {
  invoiceId: invoice.id,
  invoiceNumber: invoice.number,
  invoiceDate: invoice.date,
  invoiceDue: invoice.due,
  customerName: agreement.customerName,
  sum: invoice.sum,
} as const;

const sortableActs = {
  actId: act.id,
  actNumber: act.number,
  actDate: act.date,
  customerName: agreement.customerName,
  sum: act.sum,
} as const;

interface Filtered<Sort> {
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
type WantedInvoices = Filtered<keyof typeof sortableInvoices> & { readonly invoiceStatus?: PaperStatus | undefined };
type WantedActs = Filtered<keyof typeof sortableActs> & {
  readonly actStatus?: PaperStatus | undefined;
  readonly actForm?: ActForm | undefined;
};

const is = <T>(column: PgColumn, wanted: T | undefined) => (wanted === undefined ? undefined : eq(column, wanted));

/** Papers of an agreement and of some days. */
const within = (
  table: typeof invoice | typeof act,
  { agreementId, from, to }: Pick<Filtered<never>, 'agreementId' | 'from' | 'to'>,
): SQL | undefined =>
  and(
    is(table.agreementId, agreementId),
    from === undefined ? undefined : gte(table.date, from),
    to === undefined ? undefined : lte(table.date, to),
  );

/** Papers of agreements that are found by these words. */
const ofAgreement = (column: PgColumn, search: string): SQL =>
  sql`${column} = any(array(select ${agreement.id} from ${agreement} where ${agreementLike(search)}))`;

const fits = ({ invoiceStatus, search = '', ...wanted }: WantedInvoices): SQL | undefined =>
  and(
    within(invoice, wanted),
    is(invoice.status, invoiceStatus),
    search === ''
      ? undefined
      : anyOf(invoice.id, [
          like(invoice.number, beginning(search)),
          findsWords(invoice.id, [invoice.number, invoice.purpose], search),
          ofAgreement(invoice.agreementId, search),
        ]),
  );

const fitting = ({ actStatus, actForm, search = '', ...wanted }: WantedActs): SQL | undefined =>
  and(
    within(act, wanted),
    is(act.status, actStatus),
    is(act.form, actForm),
    search === ''
      ? undefined
      : anyOf(act.id, [like(act.number, beginning(search)), ofAgreement(act.agreementId, search)]),
  );

const inOrder = <Sort extends string>(
  sortable: Readonly<Record<Sort, PgColumn>>,
  { sort, order }: Filtered<Sort>,
  id: PgColumn,
): [SQL, SQL] => {
  const way = order === 'asc' ? asc : desc;
  return [way(sort ? sortable[sort] : id), way(id)];
};

/** A page of invoices. */
export function invoicesPage(db: Db, wanted: WantedInvoices & Paged) {
  const rows = invoices(db)
    .where(fits(wanted))
    .orderBy(...inOrder(sortableInvoices, wanted, invoice.id));
  return pageOf(db, wanted, rows, db.select({ id: invoice.id }).from(invoice).where(fits(wanted)));
}

/** A page of acts. */
export function actsPage(db: Db, wanted: WantedActs & Paged) {
  const rows = acts(db)
    .where(fitting(wanted))
    .orderBy(...inOrder(sortableActs, wanted, act.id));
  return pageOf(db, wanted, rows, db.select({ id: act.id }).from(act).where(fitting(wanted)));
}

const left = (db: Db) =>
  exists(
    db
      .select({ id: invoiceService.id })
      .from(invoiceService)
      .where(and(eq(invoiceService.invoiceId, invoice.id), lt(invoiceService.acted, invoiceService.quantity))),
  );

/** The act of an order's invoice is made by itself when its hours have passed. */
const byHand = (db: Db) =>
  notExists(db.select({ id: invoiceOrder.invoiceId }).from(invoiceOrder).where(eq(invoiceOrder.invoiceId, invoice.id)));

const inForce = eq(agreement.status, agreementStatus.active);

/** The first invoices that fit, and whether an act can be made of each. */
export const firstInvoices = (db: Db, wanted: WantedInvoices, most: number) =>
  db
    .select({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      canBeActed: sql<boolean>`${inForce} and ${left(db)} and ${byHand(db)}`,
    })
    .from(invoice)
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(fits(wanted))
    .orderBy(...inOrder(sortableInvoices, wanted, invoice.id))
    .limit(most);

/** The first acts that fit. */
export const firstActs = (db: Db, wanted: WantedActs, most: number) =>
  db
    .select({ id: act.id, form: act.form, number: act.number, status: act.status })
    .from(act)
    .innerJoin(agreement, eq(agreement.id, act.agreementId))
    .where(fitting(wanted))
    .orderBy(...inOrder(sortableActs, wanted, act.id))
    .limit(most);

/** Whether staff may make an act of an invoice: an order's comes by itself. */
export async function isByHand(tx: Db, invoiceId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), byHand(tx)));
  return row !== undefined;
}
