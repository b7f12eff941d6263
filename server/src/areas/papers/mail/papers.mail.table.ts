import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { agreement } from '../../agreements/agreements.table.ts';
import { act, invoice } from '../papers.table.ts';

/** Where a paper was mailed: an invoice or an act of an agreement, or the agreement itself. */
export const paperMail = pgTable(
  'paper_mail',
  {
    id: serial('id').primaryKey(),
    agreementId: integer('agreement_id')
      .notNull()
      .references(() => agreement.id, { onDelete: 'cascade' }),
    invoiceId: integer('invoice_id').references(() => invoice.id, { onDelete: 'cascade' }),
    actId: integer('act_id').references(() => act.id, { onDelete: 'cascade' }),
    mailedTo: text('mailed_to').array().notNull(),
    mailedAt: moment('mailed_at').notNull(),
    /** Null if it was mailed automatically. */
    mailedBy: integer('mailed_by').references(() => users.id),
    /** Its rows of the outbox, which are deleted a month after sending. */
    letterIds: integer('letter_ids').array().notNull(),
  },
  table => [
    check('paper_mail_of_one', sql`num_nonnulls(${table.invoiceId}, ${table.actId}) <= 1`),
    index('paper_mail_agreement').on(table.agreementId, table.id),
    index('paper_mail_invoice').on(table.invoiceId),
    index('paper_mail_act').on(table.actId),
    uniqueIndex('paper_mail_invoice_by_itself').on(table.invoiceId).where(sql`${table.mailedBy} is null`),
    uniqueIndex('paper_mail_act_by_itself').on(table.actId).where(sql`${table.mailedBy} is null`),
  ],
);
