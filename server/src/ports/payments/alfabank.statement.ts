import * as z from 'zod/mini';
import { type AlfabankAsk, Count, instantOf, moscowDigits } from './alfabank.api.ts';
import { idOf, madeRefunds, Order, paidAt, readOrder, receivedOf } from './alfabank.order.ts';
import type { StatementLine } from './payments.ts';

const DAY_MS = 86_400_000;
/** How long after its payment a refund is looked for: the gateway finds orders by the day of their payment only. */
const REFUND_MS = 400 * DAY_MS;
const PAGE = 200;

const Report = z.object({ orderStatuses: z.optional(z.array(Order)), totalCount: Count });

/** All orders of these states that were paid in a span of whole seconds, page after page. */
async function ordersPaid(ask: AlfabankAsk, from: Date, to: Date, transactionStates: string): Promise<Order[]> {
  const fields = { from: moscowDigits(from), to: moscowDigits(to), transactionStates, merchants: '', size: PAGE };
  const orders: Order[] = [];
  for (let page = 0; ; page++) {
    const report = await ask(Report, 'getLastOrdersForMerchants.do', {
      ...fields,
      page,
      searchByCreatedDate: 'false',
    });
    const { orderStatuses = [], totalCount } = report;
    orders.push(...orderStatuses);
    if (orderStatuses.length === 0 || orders.length >= totalCount) return orders;
  }
}

/** The payments and refunds of a span. */
export async function alfabankStatement(ask: AlfabankAsk, from: Date, to: Date): Promise<StatementLine[]> {
  // The report may include its last second or not.
  const end = new Date(to.getTime() + 1_000);
  const isWithin = (at: Date) => at >= from && at < to;
  const payments = (await ordersPaid(ask, from, end, 'DEPOSITED,REFUNDED')).map(order => ({
    kind: 'payment' as const,
    id: idOf(order),
    paymentId: idOf(order),
    refundKey: null,
    sum: receivedOf(order),
    at: paidAt(order) ?? from,
  }));
  const refunded = await ordersPaid(ask, new Date(from.getTime() - REFUND_MS), end, 'REFUNDED');
  const refunds: StatementLine[] = [];
  for (const order of refunded) refunds.push(...(await refundsOf(ask, order)));
  return [...payments, ...refunds].filter(({ at }) => isWithin(at));
}

async function refundsOf(ask: AlfabankAsk, listed: Order): Promise<StatementLine[]> {
  const paymentId = idOf(listed);
  // The report of some versions leaves out the refunds.
  const order = listed.refunds ? listed : await readOrder(ask, { orderId: paymentId });
  return madeRefunds(order ?? listed).flatMap(({ amount, date, externalRefundId }, place) =>
    date === undefined
      ? []
      : {
          kind: 'refund' as const,
          id: `${paymentId}-${place + 1}`,
          paymentId,
          refundKey: externalRefundId ?? null,
          sum: amount,
          at: instantOf(date),
        },
  );
}
