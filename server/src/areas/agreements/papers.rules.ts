import { ApiFailure } from '@venue/sdk';
import { actName, agreementStatus, paperLimits, paperStatus } from '@venue/sdk/agreements/model';
import { brokenConstraint } from '../../core/db/transact.ts';
import type { ActRecord, ActServiceRow, InvoiceRecord, InvoiceServiceRow } from './papers.store.ts';

/** Documents are made only under an agreement in force. */
export function mustBeInForce({ status }: { readonly status: number }): void {
  if (status !== agreementStatus.active) throw new ApiFailure('not_editable');
}

export function mustBeOpen({ status }: { readonly status: number }): void {
  if (status !== paperStatus.open) throw new ApiFailure('document_closed');
}

/** Refuses one more line if the limit is reached. */
export function mayHaveMore(lines: readonly unknown[]): void {
  if (lines.length < paperLimits.services) return;
  const text = `В\u00a0документе не\u00a0больше ${paperLimits.services}\u00a0услуг`;
  throw new ApiFailure('invalid_input', { fields: { serviceName: text } });
}

/** Saves a line; a constraint refuses one that confirms more than was invoiced. */
export async function withinInvoice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) === 'invoice_service_acted') throw new ApiFailure('amount_exceeded');
    throw error;
  }
}

/** What the file of an act is called. */
export const actFile = ({ form, number }: Pick<ActRecord, 'form' | 'number'>): string =>
  `${actName({ actForm: form, actNumber: number }).replace('\u00a0', ' ')}.pdf`;

// What the audit log keeps, named as in the model.
type AuditedInvoice = Pick<InvoiceRecord, 'number' | 'date' | 'due' | 'vatRate' | 'purpose' | 'comment'>;
export const auditedInvoice = (row: AuditedInvoice) => ({
  invoiceNumber: row.number,
  invoiceDate: row.date,
  invoiceDue: row.due,
  vatRate: row.vatRate,
  invoicePurpose: row.purpose,
  comment: row.comment,
});

type AuditedAct = Pick<ActRecord, 'form' | 'number' | 'date' | 'from' | 'to' | 'vatRate' | 'comment'>;
export const auditedAct = (row: AuditedAct) => ({
  actForm: row.form,
  actNumber: row.number,
  actDate: row.date,
  actFrom: row.from,
  actTo: row.to,
  vatRate: row.vatRate,
  comment: row.comment,
});

export const auditedLine = (line: InvoiceServiceRow | ActServiceRow) => ({
  serviceName: line.name,
  measure: line.measure,
  quantity: line.quantity / 1000,
  price: line.price,
});
