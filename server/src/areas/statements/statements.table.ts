import type { bankPaymentStatus, whyWaiting } from '@venue/sdk/papers/model';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { invoiceOrder, invoiceReceipt } from '../papers/money/papers.money.table.ts';
import type { SetAside } from './statements.file.ts';

/** Payments to the venue's account from its bank statements, one row per payment order. */
export const bankPayment = pgTable(
  'bank_payment',
  {
    id: serial('id').primaryKey(),
    state: text('state').$type<(typeof bankPaymentStatus.ids)[number]>().notNull().default('waiting'),
    why: text('why').$type<(typeof whyWaiting.ids)[number]>(),
    paidOn: date('paid_on').notNull(),
    paymentOrder: text('payment_order').notNull(),
    orderDate: date('order_date').notNull(),
    sum: kopecks('sum').notNull(),
    payerAccount: text('payer_account').notNull(),
    payerInn: text('payer_inn').notNull(),
    payerName: text('payer_name').notNull(),
    purpose: text('purpose').notNull(),
    invoiceId: integer('invoice_id').references(() => invoiceOrder.invoiceId),
    /** The receipt it is counted as. */
    receiptId: integer('receipt_id')
      .unique('bank_payment_receipt')
      .references(() => invoiceReceipt.id),
    takenBy: integer('taken_by')
      .notNull()
      .references(() => users.id),
    takenAt: moment('taken_at').notNull(),
  },
  table => [
    check('bank_payment_state', sql`${table.state} in ('waiting', 'counted', 'dismissed')`),
    check(
      'bank_payment_counted',
      sql`(${table.state} = 'counted') = (${table.invoiceId} is not null) and (${table.state} = 'counted' or ${table.receiptId} is null)`,
    ),
    check('bank_payment_sum', sql`${table.sum} > 0`),
    unique('bank_payment_once').on(table.payerAccount, table.orderDate, table.paymentOrder, table.sum),
    index('bank_payment_by_day').on(table.paidOn, table.id),
    index('bank_payment_by_sum').on(table.sum, table.id),
    index('bank_payment_by_state').on(table.state, table.id),
    index('bank_payment_waiting').on(table.id).where(sql`${table.state} = 'waiting'`),
    index('bank_payment_invoice').on(table.invoiceId),
    index('bank_payment_words').using(
      'gin',
      wordsIn(table.payerName, table.payerInn, table.paymentOrder, table.purpose),
    ),
  ],
);

/** Uploads of statements: how far each has come. Its payments are saved in batches, each of them whole or not at all. */
export const statementImport = pgTable(
  'statement_import',
  {
    id: serial('id').primaryKey(),
    /** How many payments the file has, and how many are saved. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    added: integer('added').notNull().default(0),
    counted: integer('counted').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    known: integer('known').notNull().default(0),
    setAside: jsonb('set_aside').$type<readonly SetAside[]>().notNull(),
    startedBy: integer('started_by')
      .notNull()
      .references(() => users.id),
    startedAt: moment('started_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [
    check('statement_import_done', sql`${table.done} between 0 and ${table.total}`),
    check('statement_import_sums', sql`${table.added} + ${table.known} = ${table.done}`),
  ],
);
