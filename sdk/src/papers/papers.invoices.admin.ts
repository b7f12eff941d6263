import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, current, Id, Kopecks, message, page, pageBody, sortsThen } from '../core/schema/fields.ts';
import * as body from './papers.bodies.ts';
import { OrderInvoice, ReceiptFields } from './papers.orders.ts';
import { Invoice } from './papers.records.ts';
import { InvoiceRow } from './papers.rows.ts';
import { create, ofOrder, pdf, read, write } from './papers.shared.ts';
import { paperStatus } from './papers.statuses.ts';

export const invoiceSorts = [
  'invoiceId',
  'invoiceNumber',
  'invoiceDate',
  'invoiceDue',
  'customerName',
  'sum',
  ...sortsThen('invoiceDate', 'customerName', 'sum'),
  ...sortsThen('invoiceDue', 'customerName', 'sum'),
  ...sortsThen('customerName', 'invoiceDate', 'sum'),
] as const;

/** A page of invoices, of one agreement or of all; `search` looks at number, purpose, agreement, customer and INN. */
export const listInvoices = call({
  ...read,
  id: 'admin.invoice.list',
  summary: 'List the invoices',
  path: '/admin/invoice/show',
  body: z.extend(pageBody(invoiceSorts), {
    agreementId: z.optional(Id),
    invoiceStatus: z.optional(paperStatus.schema),
    /** `true`: only those whose money should have come by now. */
    overdue: z.optional(z.boolean()),
    ...body.days,
  }),
  reply: page(InvoiceRow),
});

/** How an event is paid for: its last invoice, the act that followed, and whether its payer is still unknown. */
export const getRequestInvoice = call({
  id: 'admin.invoice.ofEvent',
  summary: 'Read the invoice of an event request',
  method: 'POST',
  path: '/admin/invoice/of-event',
  access: 'agreements.read',
  body: z.object({ eventRequestId: Id }),
  reply: message(
    z.object({
      invoice: z.nullable(OrderInvoice),
      act: z.nullable(z.object({ actId: Id, actNumber: z.string(), actStatus: paperStatus.schema })),
      noPayer: z.boolean(),
    }),
  ),
  fails: ['not_found'],
  reads: ['agreements', 'event-requests'],
  ours: true,
});

/** Adds an open invoice without services to an agreement in force. */
export const createInvoice = call({
  ...create,
  id: 'admin.invoice.create',
  summary: 'Add an invoice to an agreement',
  path: '/admin/invoice/create',
  body: body.InvoiceAdd,
  reply: created(Invoice),
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
 * Saves the head of an open invoice. A new VAT rate recalculates its lines; `vat_differs` once an act confirms one of
 * them.
 */
export const saveInvoice = call({
  ...write,
  id: 'admin.invoice.update',
  summary: 'Save an invoice',
  path: '/admin/invoice/update',
  body: body.InvoiceSave,
  reply: message(Invoice),
  fails: ['not_found', { conflict: current(Invoice) }, 'number_taken', 'document_closed', 'vat_differs'],
  repeat: 'idempotency-key',
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

/** Removes a service of an open invoice; one that an act confirms is `in_use`. */
export const removeInvoiceService = call({
  ...write,
  id: 'admin.invoice.serviceRemove',
  summary: 'Remove a service of an invoice',
  path: '/admin/invoice/service/remove',
  body: body.InvoiceServiceOf,
  reply: message(Invoice),
  fails: ['not_found', { conflict: current(Invoice) }, 'document_closed', 'in_use'],
  repeat: 'idempotency-key',
});

/** The invoice as a PDF with the banks’ payment code. The PDF of a closed invoice is made once and kept. */
export const getInvoicePdf = call({
  ...pdf,
  id: 'admin.invoice.pdf',
  summary: 'Download an invoice',
  path: '/admin/invoice/pdf',
  body: body.InvoiceOf,
  fails: ['not_found', 'document_empty', 'requisites_missing', 'letters_not_printable'],
  reads: ['agreements'],
});

/**
 * Issues an invoice, which never changes again, if it still has the `version` that was seen; one without services is
 * `document_empty`. With `letter` it is mailed to its payer in the same step.
 */
export const closeInvoice = call({
  ...create,
  id: 'admin.invoice.close',
  summary: 'Issue an invoice',
  path: '/admin/invoice/close',
  body: body.InvoiceClose,
  reply: message(Invoice),
  fails: [
    'not_found',
    { conflict: current(Invoice) },
    'document_closed',
    'document_empty',
    'requisites_missing',
    'letters_not_printable',
    'rate_limited',
  ],
});

/** Changes a service of an open invoice; fewer units than acts already confirm are `amount_exceeded`. */
export const saveInvoiceService = call({
  ...write,
  id: 'admin.invoice.serviceAddedUpdate',
  summary: 'Change a service of an invoice',
  path: '/admin/invoice/service/added/update',
  body: body.InvoiceServiceSave,
  reply: message(Invoice),
  fails: ['not_found', { conflict: current(Invoice) }, 'document_closed', 'amount_exceeded'],
  repeat: 'idempotency-key',
});

/**
 * Records money received for an issued invoice. With the full sum, the bookings become paid, or the event goes into
 * preparation, in the same transaction. Any other sum is kept and confirms nothing, unless it is more
 * and `enough` says that the rest is sent back.
 */
export const payInvoice = call({
  ...ofOrder,
  id: 'admin.invoice.paid',
  summary: 'Record money received for an invoice',
  path: '/admin/invoice/paid',
  body: z.extend(ReceiptFields, { invoiceId: Id, enough: z.boolean() }),
  reply: message(Invoice),
  fails: ['not_found', 'receipt_repeated', 'invoice_without_order'],
});

/**
 * Takes back a receipt recorded by mistake; a payment of the bank counted for it waits again. One that has paid for a
 * booking or an event, or whose money was sent back, is `receipt_used`.
 */
export const removeReceipt = call({
  ...ofOrder,
  id: 'admin.invoice.receiptRemove',
  summary: 'Take back a receipt of an invoice',
  path: '/admin/invoice/receipt/remove',
  body: z.object({ receiptId: Id }),
  reply: message(Invoice),
  fails: ['not_found', 'receipt_used'],
});

/**
 * Marks money of an invoice as sent back: `sum` is the amount shown as owed, or for an agreement any sum up to what is
 * here, after which its invoice waits for that money again.
 */
export const returnInvoiceMoney = call({
  ...ofOrder,
  id: 'admin.invoice.returned',
  summary: 'Mark the money of an invoice as sent back',
  path: '/admin/invoice/returned',
  body: z.object({ invoiceId: Id, sum: Kopecks }),
  reply: message(Invoice),
  fails: ['not_found', 'sum_changed', 'invoice_without_order'],
});
