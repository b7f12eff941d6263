import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Id, Kopecks } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { canOf } from '../core/schema/moves.ts';
import { messages, required, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { mailing } from './papers.mail.ts';
import { InvoiceOrder } from './papers.money.ts';
import { closing, counted, InvoiceRow, paperLimits, stamps } from './papers.rows.ts';
import { paperMoves } from './papers.statuses.ts';
import { vatRate } from './papers.sums.ts';

// Invoices and acts are kept apart from agreements: a program that uses only them does not bundle requisites.

/** Units of measure; the id is the code of the all-Russian classifier (OKEI). */
export const measure = defineEnum({
  hour: { id: '356', label: 'ч' },
  day: { id: '359', label: 'сут' },
  piece: { id: '796', label: 'шт' },
  set: { id: '839', label: 'компл' },
  service: { id: '876', label: 'усл. ед' },
  squareMetre: { id: '055', label: 'м²' },
});

/**
 * If empty, a new paper gets the next number of its kind in the year of its date, and an existing one keeps its number.
 */
const number = z.optional(short(50));
/** What staff enter about an invoice. */
export const InvoiceFields = z.object({
  invoiceNumber: number,
  invoiceDate: InputDay,
  /** Last day to pay. */
  invoiceDue: z.nullable(InputDay),
  vatRate: vatRate.schema,
  /** `Оплата по договору № 12 от 01.03.2026 за аренду зала`. */
  invoicePurpose: short(210),
  comment: short(2000),
});

/** Units of a line, to the thousandth: square metres and hours are not always whole. */
const Quantity = checked(
  z.number(),
  z.multipleOf(0.001, messages.invalid),
  z.positive(messages.invalid),
  z.maximum(paperLimits.quantity, messages.invalid),
);

/** A line of a paper as staff write it; prices include VAT. */
export const LineFields = z.object({
  serviceName: required(500),
  measure: measure.schema,
  quantity: Quantity,
  price: checked(Kopecks, z.maximum(paperLimits.price, messages.invalid)),
});
export type LineFields = z.output<typeof LineFields>;

export const InvoiceService = z.extend(withoutRules(LineFields), {
  invoiceServiceId: Id,
  ...counted,
  /** How many units the acts made so far, open or closed, confirm. */
  acted: z.number(),
});
export type InvoiceService = z.output<typeof InvoiceService>;

export const Invoice = z.extend(InvoiceRow, {
  vatRate: vatRate.schema,
  invoicePurpose: z.string(),
  comment: z.string(),
  services: z.array(InvoiceService),
  /** What it is for and its money; null while it is not issued. */
  order: z.nullable(InvoiceOrder),
  ...closing,
  ...stamps,
  ...mailing,
  can: canOf(paperMoves, ['staff'], 'edit', 'mail'),
});
export type Invoice = z.output<typeof Invoice>;

/** What staff enter about an act: which period of services the customer confirms. */
export const ActFields = z.object({
  actNumber: number,
  actDate: InputDay,
  actFrom: InputDay,
  actTo: InputDay,
  /**
   * The invoice's rate while a line confirms an invoice; otherwise the rate of the days the services were rendered on.
   */
  vatRate: vatRate.schema,
  comment: short(2000),
});
