import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { canOf } from '../core/schema/moves.ts';
import { messages, required, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { actForm } from './papers.forms.ts';
import { mailing } from './papers.mail.ts';
import { InvoiceOrder } from './papers.money.ts';
import { paperMoves, paperStatus } from './papers.statuses.ts';
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
 * Limits of services in a paper, units in a line and kopecks per unit; they keep the sum of any paper a safe integer.
 */
export const paperLimits = {
  services: 100,
  quantity: 10_000,
  price: 50_000_000_00,
  agreement: 10_000_000_000_00,
} as const;

/**
 * If empty, a new paper gets the next number of its kind in the year of its date, and an existing one keeps its number.
 */
const number = z.optional(short(50));
/** Who made it and when, and its version. */
export const stamps = {
  createdAt: Instant,
  updatedAt: Instant,
  /** Short name of the member of staff. */
  createdBy: z.string(),
  /** Sent back with every change; a stale one is refused. Adding, changing or removing a line changes it too. */
  version: z.int(),
};

/** When an invoice or an act was closed, and by whom. */
export const closing = { closedAt: z.nullable(Instant), closedBy: z.nullable(z.string()) };

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

/** An invoice as lists show it. */
export const InvoiceRow = z.object({
  invoiceId: Id,
  agreementId: Id,
  agreementNumber: z.string(),
  customerName: z.string(),
  invoiceNumber: z.string(),
  invoiceDate: Day,
  invoiceDue: z.nullable(Day),
  invoiceStatus: paperStatus.schema,
  sum: Kopecks,
  vat: Kopecks,
  /** Cost of the units that no act, open or closed, confirms yet. */
  left: Kopecks,
  /** Its money that is here, and what has not come yet; both null while it is not issued. */
  paid: z.nullable(Kopecks),
  unpaid: z.nullable(Kopecks),
});
export type InvoiceRow = z.output<typeof InvoiceRow>;

/** Units of a line, to the thousandth: square metres and hours are not always whole. */
const Quantity = z
  .number()
  .check(
    z.multipleOf(0.001, messages.invalid),
    z.positive(messages.invalid),
    z.maximum(paperLimits.quantity, messages.invalid),
  );

/** A line of a paper as staff write it; prices include VAT. */
export const LineFields = z.object({
  serviceName: required(500),
  measure: measure.schema,
  quantity: Quantity,
  price: Kopecks.check(z.maximum(paperLimits.price, messages.invalid)),
});
export type LineFields = z.output<typeof LineFields>;

export const counted = { sum: Kopecks, vat: Kopecks };

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

/** An act as its agreement lists it. */
export const ActRow = z.object({
  actId: Id,
  agreementId: Id,
  actForm: actForm.schema,
  invoiceId: z.nullable(Id),
  invoiceNumber: z.nullable(z.string()),
  actNumber: z.string(),
  actDate: Day,
  actFrom: Day,
  actTo: Day,
  actStatus: paperStatus.schema,
  ...counted,
});
export type ActRow = z.output<typeof ActRow>;
