import type { InvoiceOrderRow } from './papers.money.table.ts';

/** The hour at which banks have brought the money of a day. */
export const BANKS_END = 18;

type Sums = Pick<InvoiceOrderRow, 'state' | 'received' | 'returned' | 'sum'>;
type Balance = Sums & Pick<InvoiceOrderRow, 'kept'>;

/** Money received for an invoice that is due back to the payer and not returned yet, in kopecks. */
export const owedOf = ({ state, received, returned, sum, kept }: Balance): number =>
  state === 'awaiting' ? 0 : received - returned - (state === 'paid' ? sum : kept);

/** What has not come for an invoice yet, in kopecks. */
export const unpaidOf = ({ state, received, returned, sum }: Sums): number =>
  state === 'awaiting' ? Math.max(0, sum - received + returned) : 0;

/**
 * What of an invoice may still be paid, in kopecks; null for one that is over. Late money pays for an expired one if its
 * hours are still free.
 */
export const restOf = (order: Sums & Pick<InvoiceOrderRow, 'why'>): number | null =>
  order.state === 'awaiting' || order.why === 'expired'
    ? Math.max(0, order.sum - order.received + order.returned)
    : null;

/**
 * How much money of an invoice staff may send back: what is owed, and of an agreement all that is here, because only
 * staff know what they agreed on.
 */
export const returnableOf = (order: Balance & Pick<InvoiceOrderRow, 'ofAgreement'>): number =>
  order.ofAgreement ? order.received - order.returned : owedOf(order);
