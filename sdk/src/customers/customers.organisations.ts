import * as z from 'zod/mini';
import { agreementStatus } from '../agreements/agreements.model.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Kopecks } from '../core/schema/fields.ts';
import { orderInvoiceStatus } from '../papers/papers.model.ts';
import { accountState } from '../profile/profile.account.model.ts';

/** An issued invoice of an organisation. */
export const OrganisationInvoice = z.object({
  invoiceId: Id,
  number: z.string(),
  date: Day,
  sum: Kopecks,
  /** What is still to be paid. */
  rest: Kopecks,
  /** Null for one that awaits no money. */
  payState: z.nullable(schemaOf(orderInvoiceStatus)),
});

/** An agreement of an organisation. */
export const OrganisationAgreement = z.object({
  agreementId: Id,
  number: z.string(),
  date: Day,
  status: schemaOf(agreementStatus),
  agreementSum: z.nullable(Kopecks),
});

/** Somebody who acts for an organisation. */
export const OrganisationPerson = z.object({
  userId: Id,
  customer: z.string(),
  phone: z.string(),
  accountState: schemaOf(accountState),
});

/** The sums of all its invoices in kopecks: issued, paid by the reconciliation, still to pay, and overdue. */
export const OrganisationMoney = z.object({
  invoiced: Kopecks,
  paid: Kopecks,
  returned: Kopecks,
  rest: Kopecks,
  overdue: Kopecks,
});

/** An organisation over all its agreements: one for each INN. */
export const OrganisationCard = z.object({
  INN: z.string(),
  name: z.string(),
  /** Newest first, a hundred at most. */
  agreements: z.array(OrganisationAgreement),
  /** Newest first, a hundred at most. */
  invoices: z.array(OrganisationInvoice),
  people: z.array(OrganisationPerson),
  money: OrganisationMoney,
});
export type OrganisationCard = z.output<typeof OrganisationCard>;
