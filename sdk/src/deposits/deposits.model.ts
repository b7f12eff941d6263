import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks, Price } from '../core/schema/fields.ts';
import { InputInstant } from '../core/schema/inputDates.ts';
import { accountState } from '../profile/profile.account.model.ts';

/** What staff agree with a customer: what is paid now, and until when the rest. */
export const DepositTerms = z.object({
  orderId: Id,
  depositSum: checked(Price, z.minimum(100, 'Не\u00a0меньше 1\u00a0₽')),
  restDueAt: InputInstant,
});
export type DepositTerms = z.output<typeof DepositTerms>;

/** The deposit of a booking. */
export const Deposit = z.object({
  depositSum: Kopecks,
  /** Whether it has been paid: the booking is confirmed and the rest is owed. */
  depositIsPaid: z.boolean(),
  /** What is owed after it; 0 once all is paid, or the booking has ended. */
  rest: Kopecks,
  restDueAt: Instant,
});
export type Deposit = z.output<typeof Deposit>;

/** A booking whose rest is owed. */
export const OwedRest = z.extend(Deposit, {
  orderId: Id,
  roomName: z.string(),
  /** When its hours begin. */
  startsAt: Instant,
  customer: z.string(),
  phone: z.string(),
  accountState: schemaOf(accountState),
  price: Kopecks,
});
export type OwedRest = z.output<typeof OwedRest>;
