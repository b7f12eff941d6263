import type { Db } from '../../core/db/database.ts';
import { sandboxPayment } from '../../ports/payments/sandbox.table.ts';
import { type PaymentRow, payment } from './payments.table.ts';

const HOUR = 3_600_000;

interface DemoPayment {
  /** Names it at the provider. */
  readonly name: string;
  readonly of: Partial<
    Pick<PaymentRow, 'bookingId' | 'eventId' | 'packagePurchaseId' | 'ticketOrderId' | 'certificateId' | 'receiptMode'>
  >;
  readonly userId: number | null;
  readonly sum: number;
  readonly vatPercent: number;
  readonly description: string;
  readonly createdAt: Date;
  readonly paidAt: Date;
}

/**
 * Payments that came through the sandbox, in our rows and in the provider's, so that what they paid for can really be
 * refunded. Returns our rows in the same order.
 */
export async function seedPayments(tx: Db, all: readonly DemoPayment[]): Promise<PaymentRow[]> {
  const ends = (from: Date) => new Date(from.getTime() + HOUR);
  const rows = await tx
    .insert(payment)
    .values(
      all.map(({ name, of, paidAt, ...each }) => ({
        ...each,
        ...of,
        provider: 'sandbox',
        providerId: name,
        status: 'succeeded' as const,
        received: each.sum,
        confirmationToken: name,
        frameUrl: '',
        expiresAt: ends(each.createdAt),
        settledAt: paidAt,
      })),
    )
    .returning();
  await tx.insert(sandboxPayment).values(
    all.map(({ name, sum, description, createdAt, paidAt }) => ({
      id: name,
      token: name,
      idempotenceKey: name,
      status: 'succeeded' as const,
      sum,
      refunded: 0,
      description,
      createdAt,
      expiresAt: ends(createdAt),
      paidAt,
    })),
  );
  return rows;
}
