import * as z from 'zod/mini';
import { type AlfabankAsk, AlfabankRefused, Count, instantOf, refusal } from './alfabank.api.ts';
import type { ProviderPayment } from './payments.ts';

/** What became of an order, as the gateway numbers it. */
const orderStatus = { registered: 0, held: 1, paid: 2, reversed: 3, refunded: 4, atIssuer: 5, declined: 6 } as const;

const statuses = {
  [orderStatus.registered]: 'pending',
  [orderStatus.held]: 'authorized',
  [orderStatus.paid]: 'succeeded',
  [orderStatus.reversed]: 'voided',
  [orderStatus.refunded]: 'succeeded',
  [orderStatus.atIssuer]: 'pending',
  [orderStatus.declined]: 'canceled',
} as const satisfies Record<number, ProviderPayment['status']>;

const Attribute = z.object({ name: z.string(), value: z.string() });
const Refund = z.object({
  amount: Count,
  date: z.optional(Count),
  externalRefundId: z.optional(z.string()),
  /** 0: done. */
  actionCode: z.optional(Count),
});

/** An order as the gateway shows it; sums are kopecks. */
export const Order = z.object({
  orderStatus: z.enum(orderStatus),
  amount: Count,
  /** Roubles, by their present number or the former one; those who leave it out mean roubles as well. */
  currency: z.optional(z.pipe(Count, z.union([z.literal(643), z.literal(810)]))),
  attributes: z.array(Attribute),
  depositedDate: z.optional(Count),
  authDateTime: z.optional(Count),
  paymentAmountInfo: z.optional(z.object({ depositedAmount: z.optional(Count), refundedAmount: z.optional(Count) })),
  refunds: z.optional(z.array(Refund)),
});
export type Order = z.output<typeof Order>;
type RefundOfOrder = z.output<typeof Refund>;

/** The gateway's id of an order. */
export function idOf({ attributes }: Order): string {
  const id = attributes.find(({ name }) => name === 'mdOrder')?.value;
  if (!id) throw new Error('Alfa-Bank showed an order without its id');
  return id;
}

/** Reads an order by its id, or by the number that the shop gave it; undefined when there is none. */
export async function readOrder(
  ask: AlfabankAsk,
  by: { readonly orderId: string } | { readonly orderNumber: string },
): Promise<Order | undefined> {
  try {
    return await ask(Order, 'getOrderStatusExtended.do', by);
  } catch (error) {
    if (error instanceof AlfabankRefused && error.code === refusal.noSuchOrder) return undefined;
    throw error;
  }
}

export const isOpen = ({ orderStatus: status }: Order): boolean => status === orderStatus.registered;

/** Whether money was received, though it may have been returned since. */
export const isPaid = ({ orderStatus: status }: Order): boolean =>
  status === orderStatus.paid || status === orderStatus.refunded;

export const statusOf = ({ orderStatus: status }: Order): ProviderPayment['status'] => statuses[status];

/**
 * What was received, which staff may have made less than the order in the bank's cabinet. What a refund takes from the
 * deposited sum differs between versions of the gateway, so the sum of both is no more than the order.
 */
export function receivedOf(order: Order): number {
  const { depositedAmount, refundedAmount = 0 } = order.paymentAmountInfo ?? {};
  if (!isPaid(order) || depositedAmount === undefined) return order.amount;
  return Math.min(order.amount, depositedAmount + refundedAmount);
}

/** The refunds that were made, in their order. */
export const madeRefunds = ({ refunds = [] }: Order): RefundOfOrder[] =>
  refunds.filter(({ actionCode = 0 }) => actionCode === 0);

/** What may still be refunded. */
export const leftOf = (order: Order): number =>
  isPaid(order) ? receivedOf(order) - madeRefunds(order).reduce((sum, { amount }) => sum + amount, 0) : 0;

/** When the money of an order came. */
export const paidAt = ({ depositedDate, authDateTime }: Order): Date | undefined => {
  const at = depositedDate ?? authDateTime;
  return at === undefined ? undefined : instantOf(at);
};
