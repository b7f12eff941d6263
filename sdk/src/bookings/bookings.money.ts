import * as z from 'zod/mini';
import { schemaOf } from '../core/enums.ts';
import { Id, Instant, Kopecks } from '../core/fields.ts';
import { accountState } from '../profile/profile.account.model.ts';

/** What a payment may be for. */
export const PaidKind = z.enum(['booking', 'event', 'ticketOrder']);

/** A refund that the payment provider refused: staff have to act. */
export const FailedRefund = z.object({
  /** What was paid for. */
  kind: PaidKind,
  id: Id,
  /** The same as text: «Бронь № 57, Фотостудия». */
  title: z.string(),
  customer: z.string(),
  phone: z.string(),
  /** State of the payer's account; null when a guest paid. */
  accountState: z.nullable(schemaOf(accountState)),
  sum: Kopecks,
  /** Why it is refunded. */
  why: z.string(),
  failedAt: Instant,
});
export type FailedRefund = z.output<typeof FailedRefund>;
