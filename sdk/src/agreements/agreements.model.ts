import * as z from 'zod/mini';
import { defineEnum } from '../core/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/fields.ts';
import { messages, required } from '../core/rules.ts';
import { withoutRules } from '../core/withoutRules.ts';
import { OrganisationFields } from '../profile/profile.model.ts';
import { actForm } from './agreements.forms.ts';
import { mailing } from './agreements.mail.ts';
import { InvoiceOrder } from './agreements.orders.ts';
import { agreementStatus, paperStatus } from './agreements.statuses.ts';
import { vatRate } from './agreements.sums.ts';
import { AgreementTerms } from './agreements.templates.ts';

export { type ActForm, actForm, actName, isUpd } from './agreements.forms.ts';
export { PaperMail, PaperMailFields, paperMailLimits } from './agreements.mail.ts';

export {
  CustomerAct,
  EventInvoice,
  InvoiceOffer,
  InvoiceOrder,
  invoiceEnd,
  noInvoice,
  OrderInvoice,
  orderInvoiceStatus,
  ReceiptFields,
} from './agreements.orders.ts';

export {
  BankPayment,
  bankPaymentStatus,
  PapersDays,
  PaymentCandidate,
  StatementResult,
  whyWaiting,
} from './agreements.statements.ts';

export { agreementMoves, agreementStatus, paperMoves, paperStatus } from './agreements.statuses.ts';

export {
  isVatOn,
  leftOf,
  lineSum,
  totalsOf,
  type VatRate,
  vatRate,
  vatRateOn,
  vatWithin,
} from './agreements.sums.ts';

export {
  AgreementTemplate,
  AgreementTemplateFields,
  AgreementTemplateRow,
  filledIn,
  LONGEST_TERMS,
  type Placeholder,
  placeholders,
  templateRemovalConfirm,
} from './agreements.templates.ts';

/** Units of measure; the id is the code of the all-Russian classifier (OKEI). */
export const measure = defineEnum({
  hour: { id: '356', label: 'ч' },
  day: { id: '359', label: 'сут' },
  piece: { id: '796', label: 'шт' },
  set: { id: '839', label: 'компл' },
  service: { id: '876', label: 'усл. ед' },
  squareMetre: { id: '055', label: 'м²' },
});

/** Services in a paper, units in a line, kopecks a unit: so the sum of the largest paper is still a whole number. */
export const paperLimits = {
  services: 100,
  quantity: 10_000,
  price: 50_000_000_00,
  agreement: 10_000_000_000_00,
} as const;

const short = (max = 500) => z.string().check(z.trim(), z.maxLength(max, messages.tooLong));
/** Left empty, a new paper gets the next number of its kind in the year of its date, and an old one keeps its own. */
const number = z.optional(z.string().check(z.trim(), z.maxLength(50, messages.tooLong)));
const stamps = {
  createdAt: Instant,
  updatedAt: Instant,
  /** Short name of the member of staff. */
  createdBy: z.string(),
  /** Sent back with every change; a stale one is refused. A line added, changed or removed makes a new one. */
  version: z.int(),
};

/** When an invoice or an act was closed, and by whom. */
const closing = { closedAt: z.nullable(Instant), closedBy: z.nullable(z.string()) };

/** What staff enter about an agreement. The customer's requisites are copied in, so later changes do not reach it. */
export const AgreementFields = z.object({
  agreementNumber: number,
  agreementDate: Day,
  agreementSubject: required(1000),
  agreementFrom: Day,
  /** Null while open-ended. */
  agreementTo: z.nullable(Day),
  /** Agreed price with VAT; null when each invoice says it. */
  agreementSum: z.nullable(Kopecks.check(z.maximum(paperLimits.agreement))),
  vatRate: vatRate.schema,
  customer: OrganisationFields,
  /** The customer's account and the event request it is about, when there are such. */
  userId: z.nullable(Id),
  eventRequestId: z.nullable(Id),
  /** Left out, it stays as it is; empty, it is the usual text. */
  agreementTerms: z.optional(AgreementTerms),
  comment: short(2000),
});
export type AgreementFields = z.output<typeof AgreementFields>;

/** What of an agreement in force may still be changed. */
export const agreementAmendable = ['agreementTo', 'comment'] as const satisfies readonly (keyof AgreementFields)[];

/** An agreement as lists show it. */
export const AgreementRow = z.object({
  agreementId: Id,
  agreementNumber: z.string(),
  agreementDate: Day,
  agreementSubject: z.string(),
  agreementTo: z.nullable(Day),
  agreementStatus: agreementStatus.schema,
  agreementSum: z.nullable(Kopecks),
  customerName: z.string(),
  customerINN: z.string(),
  /** Sums of all its invoices, and of its closed acts. */
  invoiced: Kopecks,
  acted: Kopecks,
  updatedAt: Instant,
});
export type AgreementRow = z.output<typeof AgreementRow>;

/** What staff enter about an invoice. */
export const InvoiceFields = z.object({
  invoiceNumber: number,
  invoiceDate: Day,
  /** Last day to pay. */
  invoiceDue: z.nullable(Day),
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
  /** Cost of what is not confirmed yet by an act, open or closed. */
  left: Kopecks,
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

const counted = { sum: Kopecks, vat: Kopecks };

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
  /** The order it was made for; null for one that staff made by hand. */
  order: z.nullable(InvoiceOrder),
  ...closing,
  ...stamps,
  ...mailing,
  can: z.array(z.enum(['edit', 'close', 'mail'])),
});
export type Invoice = z.output<typeof Invoice>;

/** What staff enter about an act: which period of services the customer confirms. */
export const ActFields = z.object({
  actNumber: number,
  actDate: Day,
  actFrom: Day,
  actTo: Day,
  /** That of the invoice while a line confirms one; written by hand, that of the days the services were rendered on. */
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

/** An act as the list of all shows it. */
export const ListedAct = z.extend(ActRow, { agreementNumber: z.string(), customerName: z.string() });
export type ListedAct = z.output<typeof ListedAct>;

export const ActService = z.extend(withoutRules(LineFields), {
  actServiceId: Id,
  /** The line of an invoice it confirms; null for one written by hand. */
  invoiceServiceId: z.nullable(Id),
  ...counted,
});
export type ActService = z.output<typeof ActService>;

export const Act = z.extend(ListedAct, {
  vatRate: vatRate.schema,
  comment: z.string(),
  services: z.array(ActService),
  ...closing,
  ...stamps,
  ...mailing,
  can: z.array(z.enum(['edit', 'close', 'mail'])),
});
export type Act = z.output<typeof Act>;

/** An agreement with all its invoices and acts. */
export const Agreement = z.extend(
  withoutRules(z.omit(AgreementFields, { agreementNumber: true, agreementTerms: true })),
  {
    ...AgreementRow.shape,
    agreementTerms: z.string(),
    /** What stands behind `userId` and `eventRequestId`, to show in their fields. */
    userName: z.nullable(z.string()),
    eventRequestTitle: z.nullable(z.string()),
    invoices: z.array(InvoiceRow),
    acts: z.array(ActRow),
    ...stamps,
    ...mailing,
    can: z.array(z.enum(['edit', 'sign', 'complete', 'terminate', 'invoice', 'act', 'mail'])),
  },
);
export type Agreement = z.output<typeof Agreement>;
