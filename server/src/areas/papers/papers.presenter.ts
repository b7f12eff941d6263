import { actionsFrom } from '@venue/sdk';
import {
  type Act,
  type ActRow,
  type Invoice,
  type InvoiceRow,
  type ListedAct,
  leftOf,
  paperMoves,
  paperStatus,
  totalsOf,
} from '@venue/sdk/papers/model';
import type { PapersOfAgreement } from '../../area/agreementPapers.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { stamps } from '../agreements/agreements.service.ts';
import { presentExchange } from './edo/papers.edo.presenter.ts';
import { edoStateOf } from './edo/papers.edo.store.ts';
import { presentMail } from './mail/papers.mail.presenter.ts';
import { presentInvoiceOrder } from './money/papers.money.presenter.ts';
import { unpaidOf } from './money/papers.money.rules.ts';
import * as papers from './papers.store.ts';

/** The part of the context that gives the names of colleagues. */
type Named = Pick<Context, 'staffNameOf'>;

const total = <Row>(rows: readonly Row[], of: (row: Row) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);

/** The papers of an agreement with their sums, and where the agreement itself was mailed. */
export async function presentPapersOf(
  db: Db,
  context: Named,
  agreementId: number,
  mayManage: boolean,
): Promise<PapersOfAgreement> {
  const invoices = await presentInvoiceRows(db, await papers.invoicesOf(db, agreementId));
  const acts = (await papers.actsOf(db, agreementId)).map(presentActRow);
  return {
    invoices,
    acts,
    totals: {
      invoiced: total(invoices, each => each.sum),
      paid: total(invoices, each => each.paid),
      unpaid: total(invoices, each => each.unpaid),
      acted: total(acts, each => (each.actStatus === paperStatus.closed ? each.sum : 0)),
    },
    ...(await presentMail(db, context, { agreementId }, mayManage)),
  };
}

const presentInvoiceRow = (row: papers.InvoiceRecord, lines: readonly papers.InvoiceServiceRow[]): InvoiceRow => ({
  invoiceId: row.id,
  agreementId: row.agreementId,
  agreementNumber: row.agreementNumber,
  customerName: row.customerName,
  invoiceNumber: row.number,
  invoiceDate: row.date,
  invoiceDue: row.due,
  invoiceStatus: row.status,
  sum: row.sum,
  vat: row.vat,
  left: totalsOf(
    lines.map(line => ({ quantity: leftOf(unitsOf(line)), price: line.price })),
    row.vatRate,
  ).sum,
  paid: row.money && row.money.received - row.money.returned,
  unpaid: row.money && unpaidOf(row.money),
});

/** Rows of invoices with the quantities that no act confirms yet. */
export async function presentInvoiceRows(db: Db, rows: readonly papers.InvoiceRecord[]): Promise<InvoiceRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const lines = Map.groupBy(await papers.linesOfInvoices(db, ids), line => line.invoiceId);
  return rows.map(row => presentInvoiceRow(row, lines.get(row.id) ?? []));
}

const unitsOf = ({ quantity, acted }: papers.InvoiceServiceRow) => ({ quantity: quantity / 1000, acted: acted / 1000 });

const presentLine = (line: papers.InvoiceServiceRow | papers.ActServiceRow) => ({
  ...papers.lineOf(line),
  sum: line.sum,
  vat: line.vat,
});

function paperCan(status: number, mayManage: boolean): Act['can'] {
  if (!mayManage) return [];
  const moves = actionsFrom(paperMoves, 'staff', status);
  return status === paperStatus.open ? ['edit', ...moves] : [...moves, 'mail'];
}

const closing = async (db: Db, context: Named, row: { closedAt: Date | null; closedBy: number | null }) => ({
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy === null ? null : await context.staffNameOf(db, row.closedBy),
});

export async function presentInvoice(
  db: Db,
  context: Named,
  row: papers.InvoiceRecord,
  mayManage: boolean,
): Promise<Invoice> {
  const lines = await papers.linesOfInvoices(db, [row.id]);
  const order = await presentInvoiceOrder(db, context, row.id, mayManage);
  return {
    ...presentInvoiceRow(row, lines),
    vatRate: row.vatRate,
    invoicePurpose: row.purpose,
    comment: row.comment,
    order,
    services: lines.map(line => ({ ...presentLine(line), invoiceServiceId: line.id, acted: line.acted / 1000 })),
    ...(await presentMail(db, context, { agreementId: row.agreementId, invoiceId: row.id }, mayManage)),
    ...(await closing(db, context, row)),
    ...(await stamps(db, context, row)),
    can: order?.orderInvoiceStatus === 'cancelled' ? [] : paperCan(row.status, mayManage),
  };
}

const presentActRow = (row: papers.ActRecord): ActRow => ({
  actId: row.id,
  agreementId: row.agreementId,
  actForm: row.form,
  invoiceId: row.invoiceId,
  invoiceNumber: row.invoiceNumber,
  actNumber: row.number,
  actDate: row.date,
  actFrom: row.from,
  actTo: row.to,
  actStatus: row.status,
  sum: row.sum,
  vat: row.vat,
});

export const presentListedAct = (row: papers.ActRecord): ListedAct => ({
  ...presentActRow(row),
  agreementNumber: row.agreementNumber,
  customerName: row.customerName,
  edoState: edoStateOf(row),
});

export async function presentAct(db: Db, context: Named, row: papers.ActRecord, mayManage: boolean): Promise<Act> {
  const lines = await papers.linesOfAct(db, row.id);
  return {
    ...presentListedAct(row),
    invoiceUnpaid: row.money && unpaidOf(row.money),
    edo: await presentExchange(db, context, row),
    vatRate: row.vatRate,
    comment: row.comment,
    services: lines.map(line => ({
      ...presentLine(line),
      actServiceId: line.id,
      invoiceServiceId: line.invoiceServiceId,
    })),
    ...(await presentMail(db, context, { agreementId: row.agreementId, actId: row.id }, mayManage)),
    ...(await closing(db, context, row)),
    ...(await stamps(db, context, row)),
    can: paperCan(row.status, mayManage),
  };
}
