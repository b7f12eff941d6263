import type { Subject } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import type { PaidHow } from '../../core/files/receipt.ts';
import { moneyFor } from '../payments/payments.store.ts';
import { invoicesOf, registeredOf } from './receipts.store.ts';

const ways: Readonly<Record<string, string>> = {
  cash: 'наличными на\u00a0стойке',
  terminal: 'картой на\u00a0стойке',
  transfer: 'переводом по\u00a0счёту',
};

const payerText = ({ name, INN, KPP }: { name: string; INN: string; KPP: string }): string =>
  [name, `ИНН\u00a0${INN}`, KPP && `КПП\u00a0${KPP}`].filter(Boolean).join(', ');

/**
 * How a thing was paid for and by whom, as its confirmation says it, and what the register knows of that. An invoice is
 * paid by the organisation that it names, whoever made the order.
 */
export async function paidHow(db: Db, subject: Subject, customer: string): Promise<PaidHow> {
  const payments = (await moneyFor(db, subject)).filter(({ status }) => status === 'succeeded');
  const ids = payments.map(({ id }) => id);
  const receipts = await registeredOf(db, subject, ids);
  const invoices = new Map((await invoicesOf(db, ids)).map(row => [row.paymentId, row]));
  const buyers = ids.map(id => invoices.get(id)?.payer).map(payer => (payer ? payerText(payer) : customer));
  return {
    buyer: [...new Set(buyers)].join('; ') || customer,
    came: payments.map(({ id, provider, sum, settledAt, createdAt }) => ({
      way: [ways[provider] ?? 'онлайн', invoices.get(id)?.number].filter(Boolean).join(' №\u00a0'),
      sum,
      at: settledAt ?? createdAt,
    })),
    // A check of the table: what is registered has all of them.
    fiscal: receipts.map(row => ({
      isRefund: row.refundId !== null,
      documentNumber: row.documentNumber ?? '',
      storageNumber: row.storageNumber ?? '',
      attribute: row.attribute ?? '',
      registeredAt: row.registeredAt ?? row.createdAt,
      sum: row.registeredSum ?? row.sum,
    })),
  };
}
