import { ApiFailure } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { type ActFields, actName, type InvoiceFields, paperLimits, paperStatus } from '@venue/sdk/papers/model';
import type * as z from 'zod/mini';
import { brokenConstraint } from '../../core/db/transact.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import type { ActRecord } from './papers.store.ts';
import { act, invoice } from './papers.table.ts';

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

/** What staff enter about an invoice; an empty number becomes the next one. */
export const invoiceFields = recordFields<z.output<typeof InvoiceFields>>()(invoice, {
  invoiceNumber: 'number',
  invoiceDate: 'date',
  invoiceDue: 'due',
  vatRate: 'vatRate',
  invoicePurpose: 'purpose',
  comment: 'comment',
});

/** What staff enter about an act; an empty number becomes the next one. */
export const actFields = recordFields<z.output<typeof ActFields>>()(act, {
  actNumber: 'number',
  actDate: 'date',
  actFrom: 'from',
  actTo: 'to',
  vatRate: 'vatRate',
  comment: 'comment',
});

/** What the audit log keeps of an act. */
export const auditedAct = (
  row: Pick<ActRecord, 'form' | 'number' | 'date' | 'from' | 'to' | 'vatRate' | 'comment'>,
) => ({
  actForm: row.form,
  ...actFields.fieldsOf(row),
});
