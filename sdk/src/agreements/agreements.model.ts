import * as z from 'zod/mini';
import { schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { canOf } from '../core/schema/moves.ts';
import { required, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { ActRow, InvoiceRow, mailing, paperLimits, stamps, vatRate } from '../papers/papers.model.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { OrganisationFields } from '../profile/profile.organisations.model.ts';
import { agreementMoves, agreementStatus } from './agreements.statuses.ts';
import { AgreementTerms, AgreementTitle } from './agreements.terms.ts';

export { agreementMoves, agreementStatus } from './agreements.statuses.ts';

export {
  AgreementTemplate,
  AgreementTemplateFields,
  AgreementTemplateRow,
  templateRemovalConfirm,
} from './agreements.templates.ts';
export { filledIn, LONGEST_TERMS, type Placeholder, placeholders, usualTitle } from './agreements.terms.ts';

import { InputDay } from '../core/schema/inputDates.ts';

/** What staff enter about an agreement. The customer's requisites are copied in, so later changes do not reach it. */
export const AgreementFields = z.object({
  /** If empty, a new agreement gets the next number of the year of its date, and an existing one keeps its number. */
  agreementNumber: z.optional(short(50)),
  agreementDate: InputDay,
  agreementSubject: required(1000),
  agreementFrom: InputDay,
  /** Null while open-ended. */
  agreementTo: z.nullable(InputDay),
  /** Agreed price with VAT; null when each invoice sets its own. */
  agreementSum: z.nullable(Kopecks.check(z.maximum(paperLimits.agreement))),
  vatRate: vatRate.schema,
  customer: OrganisationFields,
  /** The customer's account and the event request it is about; null where there is none. */
  userId: z.nullable(Id),
  eventRequestId: z.nullable(Id),
  /** Left out, they stay unchanged; empty, they are reset to the usual ones. */
  agreementTitle: z.optional(AgreementTitle),
  agreementTerms: z.optional(AgreementTerms),
  comment: short(2000),
});
export type AgreementFields = z.output<typeof AgreementFields>;

/** Fields that may still be changed when an agreement is in force. */
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
  /** Money of its issued invoices that is here, and what has not come yet. */
  paid: Kopecks,
  unpaid: Kopecks,
  updatedAt: Instant,
});
export type AgreementRow = z.output<typeof AgreementRow>;

/** An agreement with all its invoices and acts. */
export const Agreement = z.extend(
  withoutRules(z.omit(AgreementFields, { agreementNumber: true, agreementTitle: true, agreementTerms: true })),
  {
    ...AgreementRow.shape,
    agreementTitle: z.string(),
    agreementTerms: z.string(),
    /** Names of the records behind `userId` and `eventRequestId`, to show in their form fields. */
    userName: z.nullable(z.string()),
    accountState: z.nullable(schemaOf(accountState)),
    eventRequestTitle: z.nullable(z.string()),
    invoices: z.array(InvoiceRow),
    acts: z.array(ActRow),
    // As its papers: who made it, when, its version and where it was mailed.
    ...stamps,
    ...mailing,
    can: canOf(agreementMoves, ['staff'], 'edit', 'invoice', 'act', 'mail'),
  },
);
export type Agreement = z.output<typeof Agreement>;
