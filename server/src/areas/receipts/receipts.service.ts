import { type ReceiptKindId, receiptKind } from '@venue/sdk/receipts/model';
import type { Subject } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import type { PaidHow } from '../../core/files/receipt.ts';
import { moneyFor, type PaymentRow } from '../payments/payments.store.ts';
import { type ReceiptRow, registeredOf } from './receipts.store.ts';

const ways: Readonly<Record<string, string>> = {
  cash: 'наличными на\u00a0стойке',
  terminal: 'картой на\u00a0стойке',
  transfer: 'переводом по\u00a0счёту',
  certificate: 'подарочным сертификатом',
};

/** What a receipt of one of these payments says. */
function kindOf(
  { isSecond, refundId, paymentId }: ReceiptRow,
  payments: readonly Pick<PaymentRow, 'id' | 'receiptMode' | 'provider'>[],
): ReceiptKindId {
  if (isSecond) return 'settlement';
  if (refundId !== null) return 'refund';
  const of = payments.find(({ id }) => id === paymentId);
  if (of?.provider === 'certificate') return 'settlement';
  if (of?.receiptMode === 'advance') return 'advance';
  return of?.receiptMode === 'prepaid' ? 'prepayment' : 'payment';
}

/**
 * How a thing was paid for and by whom, for the confirmation of payment, with its registered receipts. An invoice is
 * paid by the organisation that it names, whoever made the order.
 */
export async function paidHow(db: Db, subject: Subject, customer: string): Promise<PaidHow> {
  const payments = (await moneyFor(db, subject)).filter(({ status }) => status === 'succeeded');
  const receipts = await registeredOf(
    db,
    subject,
    payments.map(({ id }) => id),
  );
  const buyers = payments.map(({ payer }) => payer ?? customer);
  return {
    buyer: [...new Set(buyers)].join('; ') || customer,
    came: payments.map(({ provider, sum, settledAt, createdAt }) => ({
      way: ways[provider] ?? 'онлайн',
      sum,
      at: settledAt ?? createdAt,
    })),
    // A check constraint ensures that a registered receipt has all of these.
    fiscal: receipts.map(row => ({
      title: receiptKind.option(kindOf(row, payments)).label,
      isRefund: row.refundId !== null,
      documentNumber: row.documentNumber ?? '',
      storageNumber: row.storageNumber ?? '',
      attribute: row.attribute ?? '',
      registeredAt: row.registeredAt ?? row.createdAt,
      sum: row.registeredSum ?? row.sum,
    })),
  };
}
