import { receiptStatus } from '@venue/sdk/receipts/model';
import { and, eq, isNull } from 'drizzle-orm';
import type { TestApi } from '../../testing/api.ts';
import { payment } from '../payments/payments.table.ts';
import { receipt } from './receipts.table.ts';

let made = 0;

/** A payment for a booking, with a receipt that the register refused. */
export async function aRefusedReceipt(api: TestApi, bookingId: number, userId: number) {
  const { now } = api.clock;
  const [paid] = await api.db
    .insert(payment)
    .values({
      userId,
      bookingId,
      provider: 'sandbox',
      providerId: `receipt-${++made}`,
      status: 'succeeded',
      sum: 1,
      description: '',
      vatPercent: 22,
      confirmationToken: '',
      frameUrl: '',
      createdAt: now,
      expiresAt: now,
      settledAt: now,
    })
    .returning({ id: payment.id });
  const [row] = await api.db
    .update(receipt)
    .set({ status: receiptStatus.refused, dueAt: null })
    .where(and(eq(receipt.paymentId, paid?.id ?? 0), isNull(receipt.refundId)))
    .returning({ receiptId: receipt.id });
  return { receiptId: row?.receiptId ?? 0, seen: receiptStatus.refused };
}

/** The numbers on a receipt of the cash register. */
export const printed = () => ({
  storageNumber: '9289000100115785',
  documentNumber: String(++made),
  attribute: '2617603921',
});
