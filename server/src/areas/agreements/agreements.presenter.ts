import { actionsFrom } from '@venue/sdk';
import { type Agreement, type AgreementRow, agreementMoves, agreementStatus } from '@venue/sdk/agreements/model';
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
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { presentMail } from '../papers/mail/papers.mail.presenter.ts';
import { presentInvoiceOrder } from '../papers/money/papers.money.presenter.ts';
import { unpaidOf } from '../papers/money/papers.money.rules.ts';
import * as papers from '../papers/papers.store.ts';
import type { ListedAgreement, WholeAgreement } from './agreements.store.ts';

const { draft, active } = agreementStatus;

const noTotals = { invoiced: 0, acted: 0, paid: 0, unpaid: 0 };

export const presentRow = (row: ListedAgreement, { invoiced, acted, paid, unpaid } = noTotals): AgreementRow => ({
  agreementId: row.id,
  agreementNumber: row.number,
  agreementDate: row.date,
  agreementSubject: row.subject,
  agreementTo: row.to,
  agreementStatus: row.status,
  agreementSum: row.sum,
  customerName: row.customerName,
  customerINN: row.customerInn,
  invoiced,
  acted,
  paid,
  unpaid,
  updatedAt: row.updatedAt.toISOString(),
});

/** What a member of staff may do to an agreement. */
function agreementCan(status: number, mayManage: boolean): Agreement['can'] {
  if (!mayManage) return [];
  return [
    ...(status === draft || status === active ? (['edit'] as const) : []),
    ...actionsFrom(agreementMoves, 'staff', status),
    ...(status === active ? (['invoice', 'act'] as const) : []),
    'mail',
  ];
}

/** The part of the context that gives the names of colleagues. */
type Named = Pick<Context, 'staffNameOf'>;

interface Stamped {
  readonly createdBy: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

const stamps = async (db: Db, context: Named, row: Stamped) => ({
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  createdBy: await context.staffNameOf(db, row.createdBy),
  version: row.version,
});

export async function presentAgreement(
  db: Db,
  context: Named,
  row: WholeAgreement,
  mayManage: boolean,
): Promise<Agreement> {
  const invoices = await presentInvoiceRows(db, await papers.invoicesOf(db, row.id));
  const acts = (await papers.actsOf(db, row.id)).map(presentActRow);
  return {
    ...presentRow(row, {
      invoiced: invoices.reduce((total, { sum }) => total + sum, 0),
      paid: invoices.reduce((total, { paid }) => total + (paid ?? 0), 0),
      unpaid: invoices.reduce((total, { unpaid }) => total + (unpaid ?? 0), 0),
      acted: acts.reduce((total, each) => total + (each.actStatus === paperStatus.closed ? each.sum : 0), 0),
    }),
    agreementFrom: row.from,
    vatRate: row.vatRate,
    customer: row.customer,
    userId: row.userId,
    userName: row.userId === null ? null : row.userName,
    accountState: row.accountState,
    eventRequestId: row.eventRequestId,
    eventRequestTitle: row.eventRequestTitle,
    agreementTitle: row.title,
    agreementTerms: row.terms,
    comment: row.comment,
    invoices,
    acts,
    ...(await presentMail(db, context, { agreementId: row.id }, mayManage)),
    ...(await stamps(db, context, row)),
    can: agreementCan(row.status, mayManage),
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
});

export async function presentAct(db: Db, context: Named, row: papers.ActRecord, mayManage: boolean): Promise<Act> {
  const lines = await papers.linesOfAct(db, row.id);
  return {
    ...presentListedAct(row),
    invoiceUnpaid: row.money && unpaidOf(row.money),
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
