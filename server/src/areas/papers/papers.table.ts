import { type ActForm, actForm, type LineFields, paperStatus, type VatRate } from '@venue/sdk/papers/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { bytes, isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { agreement } from '../agreements/agreements.table.ts';

type PaperStatus = (typeof paperStatus.ids)[number];

/** The columns that invoices and acts share. */
const paper = () => ({
  id: serial('id').primaryKey(),
  agreementId: integer('agreement_id')
    .notNull()
    .references(() => agreement.id),
  number: text('number').notNull(),
  date: date('date').notNull(),
  year: integer('year').notNull().generatedAlwaysAs(sql`extract(year from "date")::integer`),
  status: integer('status').$type<PaperStatus>().notNull().default(paperStatus.open),
  vatRate: text('vat_rate').$type<VatRate>().notNull(),
  comment: text('comment').notNull().default(''),
  /** The total of the lines, calculated by the server. */
  sum: kopecks('sum').notNull().default(0),
  vat: kopecks('vat').notNull().default(0),
  closedAt: moment('closed_at'),
  closedBy: integer('closed_by').references(() => users.id),
  /** The issued PDF, stored unchanged when the document is closed. */
  pdf: bytes('pdf'),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

const line = () => ({
  id: serial('id').primaryKey(),
  name: nameText('name').notNull(),
  measure: text('measure').$type<LineFields['measure']>().notNull(),
  /** In thousandths. */
  quantity: integer('quantity').notNull(),
  price: kopecks('price').notNull(),
  /** With VAT, at the rate of the paper. */
  sum: kopecks('sum').notNull(),
  vat: kopecks('vat').notNull(),
});

/** Invoices. A closed one is issued: a trigger refuses every change of it and of its lines. */
export const invoice = pgTable(
  'invoice',
  { ...paper(), due: date('due'), purpose: text('purpose').notNull().default('') },
  table => [
    check('invoice_status', isOneOf(table.status, paperStatus)),
    check('invoice_closed', sql`(${table.status} = 2) = (${table.closedAt} is not null and ${table.pdf} is not null)`),
    check('invoice_due', sql`${table.due} >= ${table.date}`),
    unique('invoice_number_of_year').on(table.year, table.number),
    index('invoice_agreement').on(table.agreementId, table.id),
    index('invoice_by_number').on(table.number.op('text_pattern_ops')),
    index('invoice_by_name').on(table.number, table.id),
    index('invoice_by_date').on(table.date, table.id),
    index('invoice_by_due').on(table.due, table.id),
    index('invoice_by_sum').on(table.sum, table.id),
    index('invoice_by_status').on(table.status, table.id),
    index('invoice_words').using('gin', wordsIn(table.number, table.purpose)),
  ],
);
export type InvoiceTableRow = typeof invoice.$inferSelect;

export const invoiceService = pgTable(
  'invoice_service',
  {
    ...line(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoice.id),
    /** The quantity that acts confirm, in thousandths; maintained by a trigger. */
    acted: integer('acted').notNull().default(0),
  },
  table => [
    check('invoice_service_quantity', sql`${table.quantity} > 0`),
    check('invoice_service_price', sql`${table.price} >= 0`),
    check('invoice_service_acted', sql`${table.acted} between 0 and ${table.quantity}`),
    index('invoice_service_invoice').on(table.invoiceId, table.id),
  ],
);
export type InvoiceServiceRow = typeof invoiceService.$inferSelect;

/** Acts of services rendered. Closed ones are as unchangeable as invoices. */
export const act = pgTable(
  'act',
  {
    ...paper(),
    /** The invoice it began with. */
    invoiceId: integer('invoice_id').references(() => invoice.id),
    from: date('from').notNull(),
    to: date('to').notNull(),
    form: text('form').$type<ActForm>().notNull().default(actForm.act),
    /** A УПД of status 1 is also a VAT invoice, and those are numbered separately. */
    isInvoice: boolean('is_invoice').notNull().generatedAlwaysAs(sql`form = 'upd1'`),
    /** The XML file of a closed УПД for the tax service, stored unchanged, and its name. */
    xml: bytes('xml'),
    xmlName: text('xml_name'),
  },
  table => [
    check('act_status', isOneOf(table.status, paperStatus)),
    check('act_closed', sql`(${table.status} = 2) = (${table.closedAt} is not null and ${table.pdf} is not null)`),
    check('act_form', sql`${table.form} in ('act', 'upd1', 'upd2')`),
    check('act_taxed', sql`${table.form} <> 'upd1' or ${table.vatRate} <> 'none'`),
    check(
      'act_xml',
      sql`(${table.status} = 2 and ${table.form} <> 'act') = (${table.xml} is not null and ${table.xmlName} is not null)`,
    ),
    check('act_period', sql`${table.to} >= ${table.from}`),
    unique('act_number_of_year').on(table.year, table.isInvoice, table.number),
    index('act_agreement').on(table.agreementId, table.id),
    index('act_invoice').on(table.invoiceId),
    index('act_by_number').on(table.number.op('text_pattern_ops')),
    index('act_by_name').on(table.number, table.id),
    index('act_by_date').on(table.date, table.id),
    index('act_by_sum').on(table.sum, table.id),
    index('act_by_status').on(table.status, table.id),
    index('act_by_form').on(table.form, table.id),
    // The random part of the file's name, by which answers of customers find their УПД.
    index('act_by_guid').on(sql`split_part(${table.xmlName}, '_', 6)`).where(sql`${table.xmlName} is not null`),
  ],
);
export type ActTableRow = typeof act.$inferSelect;

export const actService = pgTable(
  'act_service',
  {
    ...line(),
    actId: integer('act_id')
      .notNull()
      .references(() => act.id),
    invoiceServiceId: integer('invoice_service_id').references(() => invoiceService.id),
  },
  table => [
    check('act_service_quantity', sql`${table.quantity} > 0`),
    check('act_service_price', sql`${table.price} >= 0`),
    index('act_service_act').on(table.actId, table.id),
    index('act_service_confirms').on(table.invoiceServiceId),
  ],
);
export type ActServiceRow = typeof actService.$inferSelect;
