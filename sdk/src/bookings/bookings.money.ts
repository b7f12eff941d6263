import * as z from 'zod/mini';
import { schemaOf } from '../core/enums.ts';
import { Id, Instant, Kopecks } from '../core/fields.ts';
import { accountState } from '../profile/profile.account.model.ts';

/** What people pay for. */
export const PaidKind = z.enum(['booking', 'event', 'ticketOrder']);

/** Money that the provider refused to send back: staff have to act. */
export const FailedRefund = z.object({
  /** What was paid. */
  kind: PaidKind,
  id: Id,
  /** The same in words: «Бронь № 57, Фотостудия». */
  title: z.string(),
  customer: z.string(),
  phone: z.string(),
  /** Of the payer's account; null where a guest paid. */
  accountState: z.nullable(schemaOf(accountState)),
  sum: Kopecks,
  /** Why it goes back. */
  why: z.string(),
  failedAt: Instant,
});
export type FailedRefund = z.output<typeof FailedRefund>;
