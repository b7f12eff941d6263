import type { bankPaymentStatus, whyWaiting } from '@venue/sdk/agreements/model';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { invoiceOrder } from './orders.table.ts';

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
    takenBy: integer('taken_by')
      .notNull()
      .references(() => users.id),
    takenAt: moment('taken_at').notNull(),
  },
  table => [
    check('bank_payment_state', sql`${table.state} in ('waiting', 'counted', 'dismissed')`),
    check('bank_payment_counted', sql`(${table.state} = 'counted') = (${table.invoiceId} is not null)`),
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
