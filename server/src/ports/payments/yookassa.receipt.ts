import * as z from 'zod/mini';
import type { ReceiptState } from './payments.ts';
import { Amount, kopecksOf } from './yookassa.api.ts';

/** Where the API keeps receipts. */
export const RECEIPTS = '/receipts';

/** A receipt as the API shows it. */
export const yookassaReceipt = z.object({
  id: z.string(),
  type: z.enum(['payment', 'refund']),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  fiscal_document_number: z.optional(z.string()),
  fiscal_storage_number: z.optional(z.string()),
  fiscal_attribute: z.optional(z.string()),
  registered_at: z.optional(z.string()),
  items: z.array(z.object({ quantity: z.number(), amount: Amount, description: z.optional(z.string()) })),
  settlements: z.optional(z.array(z.object({ type: z.string() }))),
});
type Written = z.output<typeof yookassaReceipt>;

/** How a second receipt is paid: by the prepayment. */
export const SETTLEMENT = 'prepayment';

/** Whether it is a second receipt. */
export const isSettlement = ({ settlements = [] }: Written) => settlements.some(({ type }) => type === SETTLEMENT);

const sumOf = ({ items }: Written): number =>
  items.reduce((sum, each) => sum + Math.round(kopecksOf(each.amount) * each.quantity), 0);

/**
 * The state of the receipts of one payment or refund: one that was registered counts, whatever the state of the others.
 * If there are none, `registration` of the payment tells whether one is to come.
 */
export function receiptState(written: readonly Written[], registration: Written['status'] | null): ReceiptState {
  const registered = written.find(each => each.status === 'succeeded');
  if (registered) {
    const { fiscal_document_number, fiscal_storage_number, fiscal_attribute, registered_at } = registered;
    if (!fiscal_document_number || !fiscal_storage_number || !fiscal_attribute || !registered_at)
      return { status: 'pending' };
    return {
      status: 'registered',
      documentNumber: fiscal_document_number,
      storageNumber: fiscal_storage_number,
      attribute: fiscal_attribute,
      registeredAt: new Date(registered_at),
      sum: sumOf(registered),
    };
  }
  if (written.some(each => each.status === 'pending')) return { status: 'pending' };
  if (written.length > 0 || registration === 'canceled') return { status: 'refused' };
  return { status: registration === null ? 'elsewhere' : 'pending' };
}
