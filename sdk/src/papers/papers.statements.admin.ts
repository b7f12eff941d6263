import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Id, message, page, pageBody } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { upload, uploadFails } from '../core/schema/uploads.ts';
import { ofOrder, read } from './papers.shared.ts';
import { BankPayment, bankPaymentStatus, PapersDays, PaymentCandidate, StatementResult } from './papers.statements.ts';

const PaymentOf = z.object({ bankPaymentId: Id });

/**
 * Reads a statement of the venue's bank account in the text format 1CClientBankExchange. A payment whose purpose names
 * an invoice that awaits exactly this sum from this INN is counted, as `payInvoice` does; the others wait for staff.
 * Payments uploaded before are skipped, so an upload that broke off is repeated with the same file. A document that
 * cannot be read is set aside. A file that is truncated or of another account is `statement_rejected`, and nothing of it
 * is saved.
 */
export const uploadStatement = call({
  ...ofOrder,
  id: 'admin.statement.upload',
  summary: 'Upload a statement of the bank',
  path: '/admin/statement/upload',
  body: z.object({ fileStatement: upload({ megabytes: 10, types: [] }) }),
  upload: ['fileStatement'],
  reply: message(StatementResult),
  fails: ['statement_rejected', 'requisites_missing', ...uploadFails],
});

/** A page of the payments in bank statements; `search` looks at payer, INN, number and purpose. */
export const listBankPayments = call({
  ...read,
  id: 'admin.statement.payments',
  summary: 'List the payments of the bank’s statements',
  path: '/admin/statement/payments',
  body: z.extend(pageBody(['bankPaymentId', 'paidOn', 'sum'] as const), {
    bankPaymentStatus: z.optional(bankPaymentStatus.schema),
  }),
  reply: page(BankPayment),
  ours: true,
});

/** The last uploads of statements, newest first, with their progress. */
export const listStatementImports = call({
  ...read,
  id: 'admin.statement.imports',
  summary: 'List the last uploads of statements',
  path: '/admin/statement/imports',
  reply: message(z.object({ imports: z.array(StatementResult) })),
  ours: true,
});

/**
 * One payment, with the issued invoices it may be for: those awaiting payment first, then those its purpose names.
 * `search` finds others by number, customer or INN.
 */
export const getBankPayment = call({
  ...read,
  id: 'admin.statement.payment',
  summary: 'Read a payment of a bank’s statement',
  path: '/admin/statement/payment',
  body: z.extend(PaymentOf, { search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  reply: message(z.object({ payment: BankPayment, invoices: z.array(PaymentCandidate) })),
  fails: ['not_found'],
  ours: true,
});

/** Counts a payment for an invoice by hand; `enough` as in `payInvoice`. One already decided is `payment_decided`. */
export const countBankPayment = call({
  ...ofOrder,
  id: 'admin.statement.count',
  summary: 'Count a payment for an invoice',
  path: '/admin/statement/count',
  body: z.extend(PaymentOf, { invoiceId: Id, enough: z.boolean() }),
  reply: message(BankPayment),
  fails: ['not_found', 'payment_decided', 'invoice_without_order', 'receipt_repeated'],
});

/** Marks a payment as not being for an invoice. */
export const dismissBankPayment = call({
  ...ofOrder,
  id: 'admin.statement.dismiss',
  summary: 'Set a payment aside',
  path: '/admin/statement/dismiss',
  body: PaymentOf,
  reply: message(BankPayment),
  fails: ['not_found', 'payment_decided'],
});

/** The closed invoices, acts and УПД of a period in one ZIP: PDFs, and the tax service's files of УПД. */
export const downloadPapers = call({
  ...read,
  id: 'admin.papers.archive',
  summary: 'Download the closed papers of some days',
  path: '/admin/papers/archive',
  body: PapersDays,
  reply: file('application/zip'),
  fails: ['requisites_missing'],
  ours: true,
});
