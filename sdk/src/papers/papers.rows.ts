import * as z from 'zod/mini';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { actForm } from './papers.forms.ts';
import { paperStatus } from './papers.statuses.ts';

// Apart from the papers themselves: a program of agreements does not bundle their lines and money.

/**
 * Limits of services in a paper, units in a line and kopecks per unit; they keep the sum of any paper a safe integer.
 */
export const paperLimits = {
  services: 100,
  quantity: 10_000,
  price: 50_000_000_00,
  agreement: 10_000_000_000_00,
} as const;

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

export const counted = { sum: Kopecks, vat: Kopecks };

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
