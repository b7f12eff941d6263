import type { AgreementFields } from '@venue/sdk/agreements/model';
import { agreementStatus } from '@venue/sdk/agreements/model';
import type { VatRate } from '@venue/sdk/papers/model';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';

/** The last number given to a kind of document in a year. Its row is locked until the document is saved. */
export const paperCounter = pgTable(
  'paper_counter',
  {
    kind: text('kind').$type<'agreement' | 'invoice' | 'act' | 'upd'>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.year] })],
);

/**
 * Agreements with customers. The customer's requisites are a copy from the day of the agreement and do not follow later
 * changes.
 */
export const agreement = pgTable(
  'agreement',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull(),
    date: date('date').notNull(),
    /** The year of the date: numbering restarts each year. */
    year: integer('year').notNull().generatedAlwaysAs(sql`extract(year from "date")::integer`),
    subject: text('subject').notNull(),
    from: date('from').notNull(),
    to: date('to'),
    status: integer('status').$type<(typeof agreementStatus.ids)[number]>().notNull().default(agreementStatus.draft),
    sum: kopecks('sum'),
    vatRate: text('vat_rate').$type<VatRate>().notNull(),
    customer: jsonb('customer').$type<AgreementFields['customer']>().notNull(),
    customerName: nameText('customer_name').notNull(),
    customerInn: text('customer_inn').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    eventRequestId: integer('event_request_id').references(() => eventRequest.id, { onDelete: 'set null' }),
    /** The title and text, copied from a template or typed; empty for the default ones. */
    title: nameText('title').notNull().default(''),
    terms: text('terms').notNull().default(''),
    comment: text('comment').notNull().default(''),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('agreement_status', isOneOf(table.status, agreementStatus)),
    check('agreement_number', sql`btrim(${table.number}) <> ''`),
    check('agreement_term', sql`${table.to} >= ${table.from}`),
    unique('agreement_number_of_year').on(table.year, table.number),
    index('agreement_by_number').on(table.number.op('text_pattern_ops'), table.id),
    index('agreement_by_name').on(table.number, table.id),
    index('agreement_by_status').on(table.status, table.updatedAt, table.id),
    index('agreement_by_date').on(table.date, table.id),
    index('agreement_by_end').on(table.to, table.id),
    index('agreement_by_sum').on(table.sum, table.id),
    index('agreement_by_customer').on(table.customerName, table.id),
    index('agreement_by_inn').on(table.customerInn.op('text_pattern_ops')),
    index('agreement_updated').on(table.updatedAt, table.id),
    index('agreement_user').on(table.userId),
    index('agreement_event_request').on(table.eventRequestId),
    index('agreement_words').using('gin', wordsIn(table.subject, table.customerName)),
  ],
);
export type AgreementTableRow = typeof agreement.$inferSelect;
