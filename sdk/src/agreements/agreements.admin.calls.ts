import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { created, current, Id, message, page, pageBody } from '../core/fields.ts';
import { file } from '../core/file.ts';
import * as body from './agreements.bodies.ts';
import { Act, Agreement, AgreementRow, agreementStatus, Invoice, InvoiceRow, paperStatus } from './agreements.model.ts';

// 23 calls of three papers: what they share is said once.
const section = '7 Admin: agreements, invoices, acts';
const read = { method: 'POST', access: 'agreements.read', reads: ['agreements'], section } as const;
const write = { method: 'POST', access: 'agreements.manage', changes: ['agreements'], section } as const;
const create = { ...write, repeat: 'idempotency-key' } as const;
const pdf = { method: 'POST', access: 'agreements.read', reply: file('application/pdf'), section } as const;

export const agreementSorts = [
  'agreementId',
  'agreementNumber',
  'agreementDate',
  'agreementTo',
  'agreementStatus',
  'agreementSum',
  'customerName',
  'updatedAt',
] as const;
export const invoiceSorts = ['invoiceId', 'invoiceNumber', 'invoiceDate', 'invoiceDue', 'customerName', 'sum'] as const;

/** A page of agreements; `search` looks at number, subject, customer and INN, the days at the agreement's date. */
export const listAgreements = call({
  ...read,
  id: 'admin.agreement.list',
  summary: 'List the agreements',
  path: '/admin/agreement/show',
  body: z.extend(pageBody(agreementSorts), {
    agreementStatus: z.optional(agreementStatus.schema),
    userId: z.optional(Id),
    eventRequestId: z.optional(Id),
    ...body.days,
  }),
  reply: page(AgreementRow),
});

/** Adds an agreement as a draft. A number of another agreement of the year is `number_taken`. */
export const addAgreement = call({
  ...create,
  id: 'admin.agreement.add',
  summary: 'Add an agreement',
  path: '/admin/agreement/add',
  body: body.AgreementAdd,
  reply: created(),
  fails: ['not_found', 'number_taken'],
});

/** One agreement with its invoices and acts. */
export const getAgreement = call({
  ...read,
  id: 'admin.agreement.detail',
  summary: 'Read one agreement with its papers',
  path: '/admin/agreement/detailed',
  body: body.AgreementOf,
  reply: message(Agreement),
  fails: ['not_found'],
});

/**
 * Saves an agreement and its status. A draft may be changed in everything, one in force in `agreementAmendable` only
 * (`not_editable`), a finished one in nothing. A stale `version` is a `conflict`.
 */
export const saveAgreement = call({
  ...write,
  id: 'admin.agreement.update',
  summary: 'Save an agreement',
  path: '/admin/agreement/update',
  body: body.AgreementSave,
  reply: message(Agreement),
  fails: ['not_found', { conflict: current(Agreement) }, 'number_taken', 'not_editable', 'move_not_allowed'],
  repeat: 'never: its version is used up',
});

/** The agreement as a PDF to sign. */
export const getAgreementPdf = call({
  ...pdf,
  id: 'admin.agreement.pdf',
  summary: 'Download an agreement',
  path: '/admin/agreement/pdf',
  body: body.AgreementOf,
  fails: ['not_found'],
  reads: ['agreements'],
});

/** A page of invoices, of one agreement or of all; `search` looks at number, purpose, agreement, customer and INN. */
export const listInvoices = call({
  ...read,
  id: 'admin.invoice.list',
  summary: 'List the invoices',
  path: '/admin/invoice/show',
  body: z.extend(pageBody(invoiceSorts), {
    agreementId: z.optional(Id),
    invoiceStatus: z.optional(paperStatus.schema),
    ...body.days,
  }),
  reply: page(InvoiceRow),
});

/** Adds an open invoice without services to an agreement in force. */
export const createInvoice = call({
  ...create,
  id: 'admin.invoice.create',
  summary: 'Add an invoice to an agreement',
  path: '/admin/invoice/create',
  body: body.InvoiceAdd,
  reply: created(),
  fails: ['not_found', 'number_taken', 'not_editable'],
});

/** One invoice with its services. */
export const getInvoice = call({
  ...read,
  id: 'admin.invoice.detail',
  summary: 'Read one invoice',
  path: '/admin/invoice/detailed',
  body: body.InvoiceOf,
  reply: message(Invoice),
  fails: ['not_found'],
});

/**
 * Saves the head of an open invoice. Another VAT rate recalculates its lines; `vat_differs` once an act confirms one.
 */
export const saveInvoice = call({
  ...write,
  id: 'admin.invoice.update',
  summary: 'Save an invoice',
  path: '/admin/invoice/update',
  body: body.InvoiceSave,
  reply: message(Invoice),
  fails: ['not_found', { conflict: current(Invoice) }, 'number_taken', 'document_closed', 'vat_differs'],
  repeat: 'never: its version is used up',
});

/** Adds a service to an open invoice. More than `paperLimits.services` are `invalid_input`. */
export const addInvoiceService = call({
  ...create,
  id: 'admin.invoice.serviceCreate',
  summary: 'Add a service to an invoice',
  path: '/admin/invoice/service/create',
  body: body.InvoiceServiceAdd,
  reply: created(Invoice),
  fails: ['not_found', 'document_closed'],
});

/** Removes a service of an open invoice; one an act confirms is `in_use`. */
export const removeInvoiceService = call({
  ...write,
  id: 'admin.invoice.serviceRemove',
  summary: 'Remove a service of an invoice',
  path: '/admin/invoice/service/remove',
  body: body.InvoiceServiceOf,
  reply: message(Invoice),
  fails: ['not_found', { conflict: current(Invoice) }, 'document_closed', 'in_use'],
  repeat: 'never: its version is used up',
});

/** The invoice as a PDF with the banks’ payment code. That of a closed invoice is made once and kept. */
export const getInvoicePdf = call({
  ...pdf,
  id: 'admin.invoice.pdf',
  summary: 'Download an invoice',
  path: '/admin/invoice/pdf',
  body: body.InvoiceOf,
  fails: ['not_found', 'document_empty'],
  reads: ['agreements'],
});

/** Closes an invoice as it was seen (`version`) permanently; one without services is `document_empty`. */
export const closeInvoice = call({
  ...create,
  id: 'admin.invoice.close',
  summary: 'Close an invoice',
  path: '/admin/invoice/close',
  body: body.InvoiceClose,
  reply: message(Invoice),
  fails: ['not_found', { conflict: current(Invoice) }, 'document_closed', 'document_empty'],
});

/** Changes a service already in an open invoice; not to fewer than acts confirm (`amount_exceeded`). */
export const saveInvoiceService = call({
  ...write,
  id: 'admin.invoice.serviceAddedUpdate',
  summary: 'Change a service of an invoice',
  path: '/admin/invoice/service/added/update',
  body: body.InvoiceServiceSave,
  reply: message(Invoice),
  fails: ['not_found', { conflict: current(Invoice) }, 'document_closed', 'amount_exceeded'],
  repeat: 'never: its version is used up',
});

/**
 * Adds an open act. With an invoice, open or closed, it begins with what no act confirms yet of it: nothing left is
 * `amount_exceeded`, another VAT rate `vat_differs`. An agreement that is not in force is `not_editable`.
 */
export const createAct = call({
  ...create,
  id: 'admin.act.create',
  summary: 'Add an act to an agreement',
  path: '/admin/act/create',
  body: body.ActAdd,
  reply: created(),
  fails: ['not_found', 'number_taken', 'not_editable', 'amount_exceeded', 'vat_differs'],
});

/** Adds a service to an open act: of an invoice of its agreement, no more than is left of it, or written by hand. */
export const addActService = call({
  ...create,
  id: 'admin.act.serviceCreate',
  summary: 'Add a service to an act',
  path: '/admin/act/service/create',
  body: body.ActServiceAdd,
  reply: created(Act),
  fails: ['not_found', 'document_closed', 'amount_exceeded', 'vat_differs'],
});

/** Changes a service already in an open act; of an invoice, to no more than is left of it. */
export const saveActService = call({
  ...write,
  id: 'admin.act.serviceAddedUpdate',
  summary: 'Change a service of an act',
  path: '/admin/act/service/added/update',
  body: body.ActServiceSave,
  reply: message(Act),
  fails: ['not_found', { conflict: current(Act) }, 'document_closed', 'amount_exceeded'],
  repeat: 'never: its version is used up',
});

/** Removes a service of an open act; of an invoice, it is left for another act again. */
export const removeActService = call({
  ...write,
  id: 'admin.act.serviceRemove',
  summary: 'Remove a service of an act',
  path: '/admin/act/service/remove',
  body: body.ActServiceOf,
  reply: message(Act),
  fails: ['not_found', { conflict: current(Act) }, 'document_closed'],
  repeat: 'never: its version is used up',
});

/** Saves the head of an open act. Another VAT rate recalculates its lines; `vat_differs` while one is of an invoice. */
export const saveAct = call({
  ...write,
  id: 'admin.act.update',
  summary: 'Save an act',
  path: '/admin/act/update',
  body: body.ActSave,
  reply: message(Act),
  fails: ['not_found', { conflict: current(Act) }, 'number_taken', 'document_closed', 'vat_differs'],
  repeat: 'never: its version is used up',
});

/** Closes an act as it was seen (`version`) permanently; one without services is `document_empty`. */
export const closeAct = call({
  ...create,
  id: 'admin.act.close',
  summary: 'Close an act',
  path: '/admin/act/close',
  body: body.ActClose,
  reply: message(Act),
  fails: ['not_found', { conflict: current(Act) }, 'document_closed', 'document_empty'],
});

/** One act with its services. */
export const getAct = call({
  ...read,
  id: 'admin.act.detail',
  summary: 'Read one act',
  path: '/admin/act/show/detailed',
  body: body.ActOf,
  reply: message(Act),
  fails: ['not_found'],
});

/** The act as a PDF to sign. That of a closed act is made once and kept. */
export const getActPdf = call({
  ...pdf,
  id: 'admin.act.pdf',
  summary: 'Download an act',
  path: '/admin/act/pdf',
  body: body.ActOf,
  fails: ['not_found', 'document_empty'],
  reads: ['agreements'],
});

/** The invoices of an agreement, open or closed, of which something is left for an act (`leftOf` of their services). */
export const listInvoicesForAct = call({
  ...read,
  id: 'admin.act.invoices',
  summary: 'List the invoices an act can be made for',
  path: '/admin/act/invoices',
  body: body.AgreementOf,
  reply: message(z.object({ invoices: z.array(Invoice) })),
  fails: ['not_found'],
});
