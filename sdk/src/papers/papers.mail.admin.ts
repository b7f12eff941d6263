import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { Act } from './papers.acts.ts';
import * as body from './papers.bodies.ts';
import { Invoice } from './papers.records.ts';
import { create } from './papers.shared.ts';

/**
 * Mails a closed invoice as a PDF, as a separate letter to each address. An open one is `document_not_issued`, one that
 * is no longer payable `invoice_cancelled`.
 */
export const mailInvoice = call({
  ...create,
  id: 'admin.invoice.mail',
  summary: 'Mail an invoice',
  path: '/admin/invoice/mail',
  body: body.InvoiceMail,
  reply: message(Invoice),
  fails: ['not_found', 'document_not_issued', 'invoice_cancelled', 'rate_limited'],
  ours: true,
});

/** Mails a closed act as a PDF, and for a УПД the tax service’s file too; an open one is `document_not_issued`. */
export const mailAct = call({
  ...create,
  id: 'admin.act.mail',
  summary: 'Mail an act',
  path: '/admin/act/mail',
  body: body.ActMail,
  reply: message(Act),
  fails: ['not_found', 'document_not_issued', 'rate_limited'],
  ours: true,
});
