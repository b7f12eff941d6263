import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, exportQuery, message, page, pageQuery } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { Email } from '../core/schema/rules.ts';
import { Debtor, DebtSums, StatementFields } from './debts.model.ts';

const sorts = ['sum', 'customer', 'dueSince', 'over90'] as const;
const read = { access: 'agreements.read', reads: ['agreements'], ours: true } as const;

/** Organisations whose issued invoices are overdue, with their debts by age. Unpaid bookings end and are no debts. */
export const listDebtors = call({
  ...read,
  id: 'admin.debtor.list',
  summary: 'List the organisations that owe money',
  method: 'GET',
  path: '/admin/debtors',
  query: pageQuery(sorts),
  reply: page(Debtor),
});

/** The debts of everybody whom `listDebtors` lists, by age. */
export const sumDebts = call({
  ...read,
  id: 'admin.debtor.sum',
  summary: 'Add up the debts of organisations by age',
  method: 'GET',
  path: '/admin/debtors/sum',
  query: z.pick(pageQuery(sorts), { search: true }),
  reply: message(DebtSums),
});

/** All of these debtors as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportDebtors = call({
  ...read,
  id: 'admin.debtor.export',
  summary: 'Export the organisations that owe money',
  method: 'GET',
  path: '/admin/debtors/export',
  query: exportQuery(sorts),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

const fails = ['not_found', 'requisites_missing', 'letters_not_printable'] as const;

/**
 * The statement of account with an organisation («акт сверки») for some days as a PDF: the opening balance, acts,
 * payments and returns under all agreements with its INN, and the closing balance. `not_found` if there are none.
 */
export const getAccountStatement = call({
  ...read,
  id: 'admin.debtor.statement',
  summary: 'Download the statement of account with an organisation',
  method: 'POST',
  path: '/admin/debtors/statement',
  body: StatementFields,
  reply: file('application/pdf'),
  fails,
});

/** Mails that PDF to an address. */
export const mailAccountStatement = call({
  id: 'admin.debtor.statementMail',
  summary: 'Mail the statement of account with an organisation',
  method: 'POST',
  path: '/admin/debtors/statement/mail',
  access: 'agreements.manage',
  body: z.object({ statement: StatementFields, sendTo: Email }),
  reply: done,
  fails: [...fails, 'rate_limited'],
  changes: ['agreements'],
  repeat: 'idempotency-key',
  ours: true,
});
