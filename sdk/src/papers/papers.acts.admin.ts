import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, current, Id, message, page, pageBody, sortsThen } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { Act, ListedAct } from './papers.acts.ts';
import * as body from './papers.bodies.ts';
import { edoState } from './papers.edo.ts';
import { actForm } from './papers.forms.ts';
import { Invoice } from './papers.records.ts';
import { create, pdf, read, write } from './papers.shared.ts';
import { paperStatus } from './papers.statuses.ts';

export const actSorts = [
  'actId',
  'actNumber',
  'actDate',
  'customerName',
  'sum',
  ...sortsThen('actDate', 'customerName', 'sum'),
  ...sortsThen('customerName', 'actDate', 'sum'),
] as const;

/** A page of acts, of one agreement or of all; `search` looks at number, agreement, customer and INN. */
export const listActs = call({
  ...read,
  id: 'admin.act.list',
  summary: 'List the acts',
  path: '/admin/act/show',
  body: z.extend(pageBody(actSorts), {
    agreementId: z.optional(Id),
    actStatus: z.optional(paperStatus.schema),
    actForm: z.optional(actForm.schema),
    edoState: z.optional(edoState.schema),
    /** True: only those whose refusal or differences wait for staff. */
    edoWaits: z.optional(z.boolean()),
    ...body.days,
  }),
  reply: page(ListedAct),
  ours: true,
});

/**
 * Adds an open act. For an invoice, open or closed, it starts with the units that no act confirms yet: if none are left
 * it is `amount_exceeded`, with another VAT rate `vat_differs`. An agreement that is not in force is `not_editable`. A
 * form that the requisites or the rate do not allow is reported at its field.
 */
export const createAct = call({
  ...create,
  id: 'admin.act.create',
  summary: 'Add an act to an agreement',
  path: '/admin/act/create',
  body: body.ActAdd,
  reply: created(Act),
  fails: ['not_found', 'number_taken', 'not_editable', 'amount_exceeded', 'vat_differs'],
});

/**
 * Adds a service to an open act: a line of an invoice of its agreement, up to the units left of it, or one written by
 * hand.
 */
export const addActService = call({
  ...create,
  id: 'admin.act.serviceCreate',
  summary: 'Add a service to an act',
  path: '/admin/act/service/create',
  body: body.ActServiceAdd,
  reply: created(Act),
  fails: ['not_found', 'document_closed', 'amount_exceeded', 'vat_differs'],
});

/** Changes a service of an open act; one of an invoice may not exceed the units left of it. */
export const saveActService = call({
  ...write,
  id: 'admin.act.serviceAddedUpdate',
  summary: 'Change a service of an act',
  path: '/admin/act/service/added/update',
  body: body.ActServiceSave,
  reply: message(Act),
  fails: ['not_found', { conflict: current(Act) }, 'document_closed', 'amount_exceeded'],
  repeat: 'idempotency-key',
});

/** Removes a service from an open act; the units it confirmed of an invoice are free for another act again. */
export const removeActService = call({
  ...write,
  id: 'admin.act.serviceRemove',
  summary: 'Remove a service of an act',
  path: '/admin/act/service/remove',
  body: body.ActServiceOf,
  reply: message(Act),
  fails: ['not_found', { conflict: current(Act) }, 'document_closed'],
  repeat: 'idempotency-key',
});

/**
 * Saves the head of an open act. A new VAT rate recalculates its lines; `vat_differs` while a line confirms an invoice.
 */
export const saveAct = call({
  ...write,
  id: 'admin.act.update',
  summary: 'Save an act',
  path: '/admin/act/update',
  body: body.ActSave,
  reply: message(Act),
  fails: ['not_found', { conflict: current(Act) }, 'number_taken', 'document_closed', 'vat_differs'],
  repeat: 'idempotency-key',
});

/**
 * Closes an act permanently if it still has the `version` that was seen; an act without services is `document_empty`.
 */
export const closeAct = call({
  ...create,
  id: 'admin.act.close',
  summary: 'Close an act',
  path: '/admin/act/close',
  body: body.ActClose,
  reply: message(Act),
  fails: [
    'not_found',
    { conflict: current(Act) },
    'document_closed',
    'document_empty',
    'services_ahead',
    'requisites_missing',
    'letters_not_printable',
  ],
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

/** The act as a PDF to sign. The PDF of a closed act is made once and kept. */
export const getActPdf = call({
  ...pdf,
  id: 'admin.act.pdf',
  summary: 'Download an act',
  path: '/admin/act/pdf',
  body: body.ActOf,
  fails: ['not_found', 'document_empty', 'requisites_missing', 'letters_not_printable'],
  reads: ['agreements'],
});

/**
 * The tax service's file of a closed УПД (КНД 1115131, format 5.03), to sign and send through an operator of electronic
 * documents. It is made once, when the УПД is closed. An open УПД, or an act in another form, is
 * `document_without_xml`.
 */
export const getActXml = call({
  ...read,
  id: 'admin.act.xml',
  summary: 'Download the tax service’s file of a УПД',
  path: '/admin/act/xml',
  body: body.ActOf,
  reply: file('application/xml'),
  fails: ['not_found', 'document_without_xml'],
  ours: true,
});

/** The invoices of an agreement, open or closed, with units that no act confirms yet (`leftOf` of their services). */
export const listInvoicesForAct = call({
  ...read,
  id: 'admin.act.invoices',
  summary: 'List the invoices an act can be made for',
  path: '/admin/act/invoices',
  body: body.AgreementOf,
  reply: message(z.object({ invoices: z.array(Invoice) })),
  fails: ['not_found'],
});
