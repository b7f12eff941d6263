import * as z from 'zod/mini';
import { type AlfabankAsk, AlfabankRefused, Count, instantOf, refusal } from './alfabank.api.ts';
import { madeRefunds, type Order } from './alfabank.order.ts';
import type { Receipt, ReceiptState } from './payments.ts';

const LONGEST_TEXT = 128;
export const cut = (text: string, longest = LONGEST_TEXT) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;

/**
 * The cart of an order or of a refund. It has one position, the same in both: a refund names positions of its order, and
 * ours is a sum that belongs to none of several.
 */
function positionOf(receipt: Receipt, sum: number) {
  const { lines, isPrepayment, isAdvance } = receipt;
  return {
    positionId: '1',
    itemCode: '1',
    name: cut(lines.map(({ title, quantity }) => (quantity === 1 ? title : `${title} × ${quantity}`)).join('; ')),
    quantity: { value: 1, measure: 'шт' },
    itemPrice: sum,
    itemAmount: sum,
    tax: { taxType: taxTypeOf(receipt) },
    itemAttributes: {
      attributes: [
        // Paid before the service is given, or when it is, or in advance for one not known; a service, or a payment.
        { name: 'paymentMethod', value: isAdvance ? '3' : isPrepayment ? '1' : '4' },
        { name: 'paymentObject', value: isAdvance ? '10' : '4' },
      ],
    },
  };
}

export interface Fiscal {
  /** The tax system, 0 to 5 as the gateway numbers them; omitted if the shop has only one. */
  readonly taxSystem: number | undefined;
}

/** Codes of VAT rates, by percent; a prepayment has the rate that is calculated from the sum, as 22/122. */
const taxTypes: Readonly<Record<number, number>> = { 0: 1, 5: 10, 7: 12, 10: 2, 20: 6, 22: 14 };
const taxTypesOfPrepayment: typeof taxTypes = { 0: 1, 5: 11, 7: 13, 10: 4, 20: 7, 22: 15 };

function taxTypeOf({ vatPercent, isPrepayment }: Receipt): number {
  const code = (isPrepayment ? taxTypesOfPrepayment : taxTypes)[vatPercent];
  if (code === undefined) throw new Error(`no code of VAT for ${vatPercent} %`);
  return code;
}

/** The fields of an order, or of its second receipt, that make the receipt. */
export const cartOf = (receipt: Receipt, sum: number, fiscal: Fiscal) => ({
  orderBundle: JSON.stringify({
    customerDetails: { phone: `7${receipt.phone}` },
    cartItems: { items: [positionOf(receipt, sum)] },
  }),
  ...(fiscal.taxSystem === undefined ? {} : { taxSystem: fiscal.taxSystem }),
});

/** The fields of a refund that make its receipt. */
export const refundedCartOf = (receipt: Receipt, sum: number) => ({
  refundItems: JSON.stringify({ items: [positionOf(receipt, sum)] }),
});

/** States of a receipt, those of what came and those of what went back. */
const states = {
  payment: { sent: 0, registered: 1, failed: 2 },
  refund: { sent: 3, registered: 4, failed: 5 },
} as const;

const Written = z.object({
  receiptStatus: Count,
  fn_number: z.optional(z.string()),
  fiscal_document_number: z.optional(z.union([z.string(), z.number()])),
  fiscal_document_attribute: z.optional(z.union([z.string(), z.number()])),
  receipt_datetime: z.optional(Count),
  /** Roubles. */
  amount_total: z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(Number))),
});
type Written = z.output<typeof Written>;
const List = z.object({ receipt: z.optional(z.union([z.array(Written), Written])) });

/** The receipts of an order, of what came and of what went back. */
export async function receiptsOf(ask: AlfabankAsk, orderId: string): Promise<Written[]> {
  try {
    const { receipt = [] } = await ask(List, 'getReceiptStatus.do', { orderId });
    return Array.isArray(receipt) ? receipt : [receipt];
  } catch (error) {
    if (error instanceof AlfabankRefused && error.code === refusal.noSuchOrder) return [];
    throw error;
  }
}

const kopecksOf = ({ amount_total: roubles = Number.NaN }: Written) => Math.round(roubles * 100);

/**
 * The second receipts of an order: what came after the one of the payment. They are shown as that one is, so what was
 * refused before the first has to be one of the payment.
 */
const secondsOf = (written: readonly Written[]): readonly Written[] => {
  const came = written.filter(({ receiptStatus }) => receiptStatus <= states.payment.failed);
  const first = came.findIndex(({ receiptStatus }) => receiptStatus !== states.payment.failed);
  return first === -1 ? [] : came.slice(first + 1);
};

/** Whether the payment has a receipt, which a second one could settle. */
export const hasFirst = (written: readonly Written[]): boolean =>
  written.some(({ receiptStatus }) => receiptStatus < states.payment.failed);

/** The state of the second receipt of a payment. */
export function secondState(written: readonly Written[]): ReceiptState {
  const seconds = secondsOf(written);
  const { registered, failed } = states.payment;
  const own = seconds.find(({ receiptStatus }) => receiptStatus === registered);
  if (own) return numbersOf(own);
  if (seconds.length === 0) return { status: 'unwritten' };
  return { status: seconds.every(({ receiptStatus }) => receiptStatus === failed) ? 'refused' : 'pending' };
}

/**
 * The state of the receipt of a payment, or of the refund with this key. The gateway does not say which refund a
 * receipt belongs to: of the refunds of one sum, the first has the first receipt of that sum.
 */
export function receiptState(written: readonly Written[], order: Order, refundKey: string | null): ReceiptState {
  const { sent, registered, failed } = states[refundKey === null ? 'payment' : 'refund'];
  const ready = written.filter(({ receiptStatus }) => receiptStatus === registered);
  const own = refundKey === null ? ready[0] : receiptOfRefund(ready, order, refundKey);
  if (own) return numbersOf(own);
  if (written.some(({ receiptStatus }) => receiptStatus === sent)) return { status: 'pending' };
  return { status: written.some(({ receiptStatus }) => receiptStatus === failed) ? 'refused' : 'pending' };
}

function receiptOfRefund(ready: readonly Written[], order: Order, refundKey: string): Written | undefined {
  const made = madeRefunds(order);
  const refund = made.find(({ externalRefundId }) => externalRefundId === refundKey);
  if (!refund) throw new Error(`no refund by the key ${refundKey}`);
  const place = made.filter(({ amount }) => amount === refund.amount).indexOf(refund);
  return ready.filter(each => kopecksOf(each) === refund.amount).toSorted(byTime)[place];
}

const byTime = (one: Written, other: Written) => (one.receipt_datetime ?? 0) - (other.receipt_datetime ?? 0);

function numbersOf(written: Written): ReceiptState {
  const { fn_number, fiscal_document_number, fiscal_document_attribute, receipt_datetime } = written;
  const sum = kopecksOf(written);
  if (!fn_number || !fiscal_document_number || !fiscal_document_attribute || !receipt_datetime || !(sum > 0))
    return { status: 'pending' };
  return {
    status: 'registered',
    documentNumber: String(fiscal_document_number),
    storageNumber: fn_number,
    attribute: String(fiscal_document_attribute),
    registeredAt: instantOf(receipt_datetime),
    sum,
  };
}
