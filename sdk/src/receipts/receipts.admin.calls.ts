import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails } from '../core/schema/decision.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { done, exportQuery, Id, Kopecks, message, page, pageQuery, QueryBoolean } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import {
  MoneyMovement,
  moneyMeans,
  moneyWay,
  OwedMoney,
  owedState,
  ReceiptNumbers,
  ReconciliationDay,
  receiptStatus,
} from './receipts.model.ts';

export const daySorts = ['day'] as const;
export const movementSorts = ['at'] as const;

/** Filters of the days of the reconciliation. */
const daysShown = {
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  /** `true`: only days with differences. */
  differs: z.optional(QueryBoolean),
};

/**
 * Days with payments or refunds, newest first: sums by our records, by the provider and by the receipts, and how many
 * days differ.
 */
export const listReconciliation = call({
  id: 'admin.reconciliation.list',
  summary: 'List the days of money with what differs',
  method: 'GET',
  path: '/admin/reconciliation',
  access: 'receipts.read',
  query: z.extend(z.omit(pageQuery(daySorts), { search: true }), daysShown),
  reply: page(ReconciliationDay),
  reads: ['receipts'],
  ours: true,
});

/** Filters of payments and refunds; `differs` keeps those that do not agree. */
const movementFilters = {
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  way: z.optional(moneyWay.schema),
  means: z.optional(moneyMeans.schema),
  receipt: z.optional(receiptStatus.schema),
  differs: z.optional(QueryBoolean),
};

/**
 * Payments, refunds and second receipts, each with its receipt: first those that differ, or will unless a receipt comes; then the newest.
 */
export const listMovements = call({
  id: 'admin.reconciliation.movements',
  summary: 'List money that came and went, with receipts',
  method: 'GET',
  path: '/admin/reconciliation/movements',
  access: 'receipts.read',
  query: z.extend(z.omit(pageQuery(movementSorts), { search: true }), movementFilters),
  reply: page(MoneyMovement),
  reads: ['receipts'],
  ours: true,
});

/** All matching payments and refunds as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportMovements = call({
  id: 'admin.reconciliation.export',
  summary: 'Export money with receipts',
  method: 'GET',
  path: '/admin/reconciliation/export',
  access: 'receipts.read',
  query: z.extend(z.omit(exportQuery(movementSorts), { search: true }), movementFilters),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['receipts'],
  ours: true,
});

/** Reads the provider's records of a day again, at once. */
export const readStatement = call({
  id: 'admin.reconciliation.read',
  summary: 'Read the provider’s books of a day again',
  method: 'POST',
  path: '/admin/reconciliation/read',
  access: 'receipts.manage',
  body: z.object({ day: InputDay }),
  reply: done,
  fails: ['not_found'],
  changes: ['receipts'],
  repeat: 'safe',
  ours: true,
});

/** Registers a refused receipt again. */
export const retryReceipt = call({
  id: 'admin.receipt.retry',
  summary: 'Register a refused receipt anew',
  method: 'POST',
  path: '/admin/receipt/retry',
  access: 'receipts.manage',
  body: z.object({ receiptId: Id, seen: schemaOf(receiptStatus) }),
  reply: done,
  fails: decisionFails,
  changes: ['receipts'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Records a receipt of the venue's cash register, by the numbers printed on it. */
export const noteReceipt = call({
  id: 'admin.receipt.note',
  summary: 'Write down a receipt of the cash register',
  method: 'POST',
  path: '/admin/receipt/note',
  access: 'receipts.manage',
  body: z.extend(ReceiptNumbers, { receiptId: Id, seen: schemaOf(receiptStatus) }),
  reply: done,
  fails: decisionFails,
  changes: ['receipts'],
  repeat: 'idempotency-key',
  ours: true,
});

export const owedSorts = ['owedSince', 'sum', 'customer'] as const;

/** Filters of the money that is owed. */
const owedFilters = {
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  owedState: z.optional(owedState.schema),
  means: z.optional(moneyMeans.schema),
  /** `true`: only what waits for staff, not for the bank. */
  byStaff: z.optional(QueryBoolean),
  /** `true`: only money of invoices and bank payments; `false`: only money of bookings, events and tickets. */
  ofInvoice: z.optional(QueryBoolean),
};

/**
 * Everything that the venue owes and has not returned: refunds that staff hand over or the bank refused, and money of
 * invoices that paid for nothing. Money of bookings, events and tickets is listed for those who may read bookings,
 * money of invoices for those who may read agreements.
 */
export const listOwedMoney = call({
  id: 'admin.refund.list',
  summary: 'List the money that is owed back',
  method: 'GET',
  path: '/admin/refunds',
  access: 'admin',
  query: z.extend(pageQuery(owedSorts), owedFilters),
  reply: page(OwedMoney),
  reads: ['bookings', 'agreements'],
  ours: true,
});

/** The sum of everything that `listOwedMoney` lists with these filters. */
export const sumOwedMoney = call({
  id: 'admin.refund.sum',
  summary: 'Add up the money that is owed back',
  method: 'GET',
  path: '/admin/refunds/sum',
  access: 'admin',
  query: z.extend(z.pick(pageQuery(owedSorts), { search: true }), owedFilters),
  reply: message(z.object({ sum: Kopecks })),
  reads: ['bookings', 'agreements'],
  ours: true,
});

/** All matching money that is owed as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportOwedMoney = call({
  id: 'admin.refund.export',
  summary: 'Export the money that is owed back',
  method: 'GET',
  path: '/admin/refunds/export',
  access: 'admin',
  query: z.extend(exportQuery(owedSorts), owedFilters),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['bookings', 'agreements'],
  ours: true,
});
