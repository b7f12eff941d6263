import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, Id, Kopecks, message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { CustomerAct, EventInvoice, InvoiceOffer, OrderInvoice } from './papers.orders.ts';

const mine = { method: 'POST', access: 'customer', ours: true } as const;
const reads = ['agreements', 'bookings'] as const;

/** Whether a booking of mine, with those made together with it, can be paid by an invoice, and the invoice it has. */
export const getInvoiceOffer = call({
  ...mine,
  id: 'agreement.invoiceOffer',
  summary: 'Ask whether a booking can be paid by an invoice',
  path: '/papers/invoice/offer',
  body: z.object({ orderId: Id }),
  reply: message(InvoiceOffer),
  fails: ['not_found'],
  reads,
});

/**
 * Makes one invoice for a booking and those made together with it, to an organisation of mine; the hours are held until
 * it is paid. `sum` is what the customer saw. A booking that has a live invoice is `booking_not_payable`.
 */
export const makeOrderInvoice = call({
  ...mine,
  id: 'agreement.invoiceMake',
  summary: 'Pay a booking by an invoice for an organisation',
  path: '/papers/invoice/make',
  body: z.object({ orderId: Id, organisationId: Id, sum: Kopecks }),
  reply: created(OrderInvoice),
  fails: [
    'not_found',
    'booking_not_payable',
    'hold_expired',
    'invoice_too_late',
    'sum_changed',
    'requisites_missing',
    'letters_not_printable',
  ],
  changes: ['agreements', 'bookings', 'schedule'],
  repeat: 'idempotency-key',
});

/** How an event of mine is paid for, once payment has been asked for. */
export const getEventInvoice = call({
  ...mine,
  id: 'agreement.eventInvoice',
  summary: 'Ask how my event is paid for',
  path: '/papers/event-invoice',
  body: z.object({ eventRequestId: Id }),
  reply: message(EventInvoice),
  fails: ['not_found'],
  reads: ['agreements', 'event-requests'],
});

/**
 * Makes the invoice of an event of mine for an organisation of mine, from the accepted proposal. If the payer is known,
 * the server makes it as soon as payment is asked for. An event that has a live invoice, or whose payment is not asked
 * for, is `event_not_payable`.
 */
export const makeEventInvoice = call({
  ...mine,
  id: 'agreement.eventInvoiceMake',
  summary: 'Pay my event by an invoice for an organisation',
  path: '/papers/event-invoice/make',
  body: z.object({ eventRequestId: Id, organisationId: Id, sum: Kopecks }),
  reply: created(OrderInvoice),
  fails: ['not_found', 'event_not_payable', 'sum_changed', 'requisites_missing', 'letters_not_printable'],
  changes: ['agreements', 'event-requests'],
  repeat: 'idempotency-key',
});

/** The invoices and closed acts of my organisations, newest first, a hundred of each at most. */
export const listMyPapers = call({
  ...mine,
  method: 'GET',
  id: 'agreement.papers',
  summary: 'List the invoices and acts of my organisations',
  path: '/papers',
  reply: message(z.object({ invoices: z.array(OrderInvoice), acts: z.array(CustomerAct) })),
  reads,
});

/** An invoice of mine as a PDF; one that is no longer payable is marked so across the page. */
export const getMyInvoicePdf = call({
  ...mine,
  id: 'agreement.invoicePdf',
  summary: 'Download an invoice of my organisation',
  path: '/papers/invoice/pdf',
  body: z.object({ invoiceId: Id }),
  reply: file('application/pdf'),
  fails: ['not_found', 'requisites_missing', 'letters_not_printable'],
  reads,
});

/** A closed act of mine as a PDF. */
export const getMyActPdf = call({
  ...mine,
  id: 'agreement.actPdf',
  summary: 'Download an act of my organisation',
  path: '/papers/act/pdf',
  body: z.object({ actId: Id }),
  reply: file('application/pdf'),
  fails: ['not_found'],
  reads,
});

/**
 * The tax service's file of a closed УПД of mine, to import into accounting or document software; an act in another
 * form is `document_without_xml`.
 */
export const getMyActXml = call({
  ...mine,
  id: 'agreement.actXml',
  summary: 'Download the tax service’s file of a УПД of my organisation',
  path: '/papers/act/xml',
  body: z.object({ actId: Id }),
  reply: file('application/xml'),
  fails: ['not_found', 'document_without_xml'],
  reads,
});
