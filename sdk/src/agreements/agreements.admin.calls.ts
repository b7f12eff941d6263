import * as z from 'zod/mini';
import { call, file } from '../core/call.ts';
import { Day, done, Id, message, page, pageBody } from '../core/fields.ts';
import {
  Act,
  ActFields,
  Agreement,
  AgreementFields,
  AgreementRow,
  agreementStatus,
  Invoice,
  InvoiceFields,
  InvoiceRow,
  LineFields,
  paperStatus,
} from './agreements.model.ts';

// 23 calls of three papers: what they share is said once.
const section = '7 Admin: agreements, invoices, acts';
const read = { method: 'POST', access: 'agreements.read', reads: ['agreements'], section } as const;
const write = { method: 'POST', access: 'agreements.manage', changes: ['agreements'], section } as const;
const create = { ...write, repeat: 'idempotency-key' } as const;
const pdf = { method: 'POST', access: 'agreements.read', reply: file('application/pdf'), section } as const;

const AgreementOf = z.object({ agreementId: Id });
const InvoiceOf = z.object({ invoiceId: Id });
const ActOf = z.object({ actId: Id });
const versioned = { version: z.int() };
const days = { from: z.optional(Day), to: z.optional(Day) };

export const agreementSorts = [
  'agreementId',
  'agreementNumber',
  'agreementDate',
  'agreementTo',
  'customerName',
] as const;
export const invoiceSorts = ['invoiceId', 'invoiceNumber', 'invoiceDate', 'invoiceDue', 'customerName', 'sum'] as const;

/** A page of agreements; `search` looks at number, subject, customer and INN, the days at the agreement's date. */
export const listAgreements = call({
  ...read,
  id: 'admin.agreement.list',
  summary: 'List the agreements',
  path: '/admin/agreement/show',
  body: z.extend(pageBody(agreementSorts), { agreementStatus: z.optional(agreementStatus.schema), ...days }),
  reply: page(AgreementRow),
});

/** Adds an agreement as a draft. A number of another agreement of the year is `number_taken`. */
export const addAgreement = call({
  ...create,
  id: 'admin.agreement.add',
  summary: 'Add an agreement',
  path: '/admin/agreement/add',
  body: AgreementFields,
  reply: message(AgreementOf),
  fails: ['not_found', 'number_taken'],
});

/** One agreement with its invoices and acts. */
export const getAgreement = call({
  ...read,
  id: 'admin.agreement.detail',
  summary: 'Read one agreement with its papers',
  path: '/admin/agreement/detailed',
  body: AgreementOf,
  reply: message(Agreement),
  fails: ['not_found'],
});

/** Saves an agreement and its status; what a signed agreement fixes is `not_editable`. */
export const saveAgreement = call({
  ...write,
  id: 'admin.agreement.update',
  summary: 'Save an agreement',
  path: '/admin/agreement/update',
  body: z.object({
    ...AgreementOf.shape,
    ...AgreementFields.shape,
    agreementStatus: agreementStatus.schema,
    ...versioned,
  }),
  reply: message(Agreement),
  fails: ['not_found', 'conflict', 'number_taken', 'not_editable', 'move_not_allowed'],
});

/** The agreement as a paper to sign. */
export const getAgreementPdf = call({
  ...pdf,
  id: 'admin.agreement.pdf',
  summary: 'Download an agreement',
  path: '/admin/agreement/pdf',
  body: AgreementOf,
  fails: ['not_found'],
});

/** A page of invoices, of one agreement or of all; the days are those of the invoices. */
export const listInvoices = call({
  ...read,
  id: 'admin.invoice.list',
  summary: 'List the invoices',
  path: '/admin/invoice/show',
  body: z.extend(pageBody(invoiceSorts), {
    agreementId: z.optional(Id),
    invoiceStatus: z.optional(paperStatus.schema),
    ...days,
  }),
  reply: page(InvoiceRow),
});

/** Adds an open invoice without services to an agreement in force. */
export const createInvoice = call({
  ...create,
  id: 'admin.invoice.create',
  summary: 'Add an invoice to an agreement',
  path: '/admin/invoice/create',
  body: z.extend(AgreementOf, InvoiceFields.shape),
  reply: message(InvoiceOf),
  fails: ['not_found', 'number_taken', 'not_editable'],
});

/** One invoice with its services. */
export const getInvoice = call({
  ...read,
  id: 'admin.invoice.detail',
  summary: 'Read one invoice',
  path: '/admin/invoice/detailed',
  body: InvoiceOf,
  reply: message(Invoice),
  fails: ['not_found'],
});

/** Saves the head of an open invoice; another VAT rate recounts its lines. */
export const saveInvoice = call({
  ...write,
  id: 'admin.invoice.update',
  summary: 'Save an invoice',
  path: '/admin/invoice/update',
  body: z.object({ ...InvoiceOf.shape, ...InvoiceFields.shape, ...versioned }),
  reply: message(Invoice),
  fails: ['not_found', 'conflict', 'number_taken', 'document_closed'],
});

/** Adds a service to an open invoice; answers the number of the line. More than 100 lines are `invalid_input`. */
export const addInvoiceService = call({
  ...create,
  id: 'admin.invoice.serviceCreate',
  summary: 'Add a service to an invoice',
  path: '/admin/invoice/service/create',
  body: z.extend(InvoiceOf, LineFields.shape),
  reply: message(z.object({ invoiceServiceId: Id })),
  fails: ['not_found', 'document_closed'],
});

/** Removes a service of an open invoice; one an act confirms is `in_use`. */
export const removeInvoiceService = call({
  ...write,
  id: 'admin.invoice.serviceRemove',
  summary: 'Remove a service of an invoice',
  path: '/admin/invoice/service/remove',
  body: z.object({ invoiceServiceId: Id }),
  reply: done,
  fails: ['not_found', 'document_closed', 'in_use'],
});

/** The invoice as a paper to pay by, with the payment code of the banks. */
export const getInvoicePdf = call({
  ...pdf,
  id: 'admin.invoice.pdf',
  summary: 'Download an invoice',
  path: '/admin/invoice/pdf',
  body: InvoiceOf,
  fails: ['not_found', 'document_empty'],
});

/** Closes an invoice for good; one without services is `document_empty`. */
export const closeInvoice = call({
  ...create,
  id: 'admin.invoice.close',
  summary: 'Close an invoice',
  path: '/admin/invoice/close',
  body: InvoiceOf,
  reply: done,
  fails: ['not_found', 'document_closed', 'document_empty'],
});

/** Changes a service already in an open invoice; not to fewer than acts confirm (`amount_exceeded`). */
export const saveInvoiceService = call({
  ...write,
  id: 'admin.invoice.serviceAddedUpdate',
  summary: 'Change a service of an invoice',
  path: '/admin/invoice/service/added/update',
  body: z.extend(LineFields, { invoiceServiceId: Id }),
  reply: done,
  fails: ['not_found', 'document_closed', 'amount_exceeded'],
});

/** Adds an open act; with an invoice it begins with what no act confirms yet of that invoice. */
export const createAct = call({
  ...create,
  id: 'admin.act.create',
  summary: 'Add an act to an agreement',
  path: '/admin/act/create',
  body: z.object({ ...AgreementOf.shape, ...ActFields.shape, invoiceId: z.nullable(Id) }),
  reply: message(ActOf),
  fails: ['not_found', 'number_taken', 'not_editable'],
});

/** Adds a service to an open act: of an invoice (no more than is left of it) or written by hand. */
export const addActService = call({
  ...create,
  id: 'admin.act.serviceCreate',
  summary: 'Add a service to an act',
  path: '/admin/act/service/create',
  body: z.object({ ...ActOf.shape, ...LineFields.shape, invoiceServiceId: z.nullable(Id) }),
  reply: message(z.object({ actServiceId: Id })),
  fails: ['not_found', 'document_closed', 'amount_exceeded'],
});

/** Changes a service already in an open act. */
export const saveActService = call({
  ...write,
  id: 'admin.act.serviceAddedUpdate',
  summary: 'Change a service of an act',
  path: '/admin/act/service/added/update',
  body: z.extend(LineFields, { actServiceId: Id }),
  reply: done,
  fails: ['not_found', 'document_closed', 'amount_exceeded'],
});

/** Removes a service of an open act. */
export const removeActService = call({
  ...write,
  id: 'admin.act.serviceRemove',
  summary: 'Remove a service of an act',
  path: '/admin/act/service/remove',
  body: z.object({ actServiceId: Id }),
  reply: done,
  fails: ['not_found', 'document_closed'],
});

/** Saves the head of an open act. */
export const saveAct = call({
  ...write,
  id: 'admin.act.update',
  summary: 'Save an act',
  path: '/admin/act/update',
  body: z.object({ ...ActOf.shape, ...ActFields.shape, ...versioned }),
  reply: message(Act),
  fails: ['not_found', 'conflict', 'number_taken', 'document_closed'],
});

/** Closes an act for good; one without services is `document_empty`. */
export const closeAct = call({
  ...create,
  id: 'admin.act.close',
  summary: 'Close an act',
  path: '/admin/act/close',
  body: ActOf,
  reply: done,
  fails: ['not_found', 'document_closed', 'document_empty'],
});

/** One act with its services. */
export const getAct = call({
  ...read,
  id: 'admin.act.detail',
  summary: 'Read one act',
  path: '/admin/act/show/detailed',
  body: ActOf,
  reply: message(Act),
  fails: ['not_found'],
});

/** The act as a paper to sign. */
export const getActPdf = call({
  ...pdf,
  id: 'admin.act.pdf',
  summary: 'Download an act',
  path: '/admin/act/pdf',
  body: ActOf,
  fails: ['not_found', 'document_empty'],
});

/** The invoices of an agreement that an act can be made for, with what no act confirms yet. */
export const listInvoicesForAct = call({
  ...read,
  id: 'admin.act.invoices',
  summary: 'List the invoices an act can be made for',
  path: '/admin/act/invoices',
  body: AgreementOf,
  reply: message(z.object({ invoices: z.array(Invoice) })),
  fails: ['not_found'],
});
