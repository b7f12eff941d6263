import * as z from 'zod/mini';
import { Version } from '../core/schema/decision.ts';
import { Id } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { actForm } from './papers.forms.ts';
import { PaperMailFields } from './papers.mail.ts';
import { ActFields, InvoiceFields, LineFields } from './papers.records.ts';

const versioned = { version: Version };
const due = inOrder('invoiceDate', 'invoiceDue');
const period = inOrder('actFrom', 'actTo');

export const AgreementOf = z.object({ agreementId: Id });
export const InvoiceOf = z.object({ invoiceId: Id });
export const ActOf = z.object({ actId: Id });

export const InvoiceAdd = z.object({ ...AgreementOf.shape, ...InvoiceFields.shape }).check(due);
export const InvoiceSave = z.object({ ...InvoiceOf.shape, ...InvoiceFields.shape, ...versioned }).check(due);
export const InvoiceClose = z.extend(InvoiceOf, { ...versioned, letter: z.optional(PaperMailFields) });

export const ActAdd = z
  .object({
    ...AgreementOf.shape,
    ...ActFields.shape,
    invoiceId: z.nullable(Id),
    /** Cannot be changed later; an act when left out. */
    actForm: z.optional(actForm.schema),
  })
  .check(period);
export const ActSave = z.object({ ...ActOf.shape, ...ActFields.shape, ...versioned }).check(period);
export const ActClose = z.extend(ActOf, versioned);

// Bodies for lines; `version` is that of the whole paper.
export const InvoiceServiceAdd = z.extend(InvoiceOf, LineFields.shape);
export const InvoiceServiceOf = z.object({ invoiceServiceId: Id, ...versioned });
export const InvoiceServiceSave = z.extend(InvoiceServiceOf, LineFields.shape);
export const ActServiceAdd = z.object({ ...ActOf.shape, ...LineFields.shape, invoiceServiceId: z.nullable(Id) });
export const ActServiceOf = z.object({ actServiceId: Id, ...versioned });
export const ActServiceSave = z.extend(ActServiceOf, LineFields.shape);

// Bodies for mailing.
export const InvoiceMail = z.extend(InvoiceOf, PaperMailFields.shape);
export const ActMail = z.extend(ActOf, PaperMailFields.shape);

/** Filter for lists of papers: by the date of the paper, both days included. */
export const days = { from: z.optional(InputDay), to: z.optional(InputDay) };
