import * as z from 'zod/mini';
import { Id } from '../core/schema/fields.ts';

export {
  Consent,
  type ConsentPurpose,
  consentPurpose,
  consentTexts,
  PersonalDataView,
} from './privacy.consents.ts';

export {
  type AheadKind,
  aheadKinds,
  DELETION_DAYS,
  type DeletionFate,
  ofFate,
  PrivacyReport,
  refundOfAll,
  ThingAhead,
} from './privacy.report.ts';

/** What is stored about somebody without an account. */
export const Guest = z.object({
  accountId: z.nullable(Id),
  records: z.int(),
  waits: z.nullable(z.enum(['event', 'money'])),
});
export type Guest = z.output<typeof Guest>;
