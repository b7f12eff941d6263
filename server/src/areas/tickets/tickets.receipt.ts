import { ApiFailure, formatDay, momentOf } from '@venue/sdk';
import type { Context } from '../../core/context.ts';
import { receiptOf } from '../../core/files/receipt.ts';
import { promoOf } from '../bookings/bookings.discount.store.ts';
import { eventById } from '../events/events.store.ts';
import { allRefundsOf, paymentsOf } from '../payments/payments.store.ts';
import { paidHow } from '../receipts/receipts.service.ts';
import { linesOfOrder, type OrderOfEvent } from './tickets.store.ts';

/** The confirmation that an order was paid, as a PDF. @throws ApiFailure receipt_not_ready */
export async function ticketReceipt({ db, config }: Context, order: OrderOfEvent): Promise<Buffer> {
  const { id, total, paidAt } = order;
  const subject = { kind: 'ticketOrder', id } as const;
  const payment = (await paymentsOf(db, subject)).find(({ status, sum }) => status === 'succeeded' && sum === total);
  const event = await eventById(db, order.eventId);
  if (paidAt === null || total === 0 || !payment || !event) throw new ApiFailure('receipt_not_ready');
  const lines = (await linesOfOrder(db, id)).filter(({ price }) => price > 0);
  const promo = await promoOf(db, subject);
  const refunds = await allRefundsOf(db, subject);
  const { vatPercent } = payment;
  return receiptOf(
    {
      number: id,
      paidAt,
      facts: [
        ['Мероприятие', event.title],
        ['Когда', `${formatDay(momentOf(event.date, 12))}, ${event.time}`],
      ],
      lines: lines.map(({ name, count, price }) => ({
        title: `Билет «${name}»`,
        quantity: count,
        unit: 'piece',
        unitPrice: price,
        sum: price * count,
      })),
      discount: promo && { title: `Скидка по промокоду ${promo.promoCode}`, sum: promo.discount },
      price: total,
      vat: Math.round((total * vatPercent) / (100 + vatPercent)),
      vatPercent,
      ...(await paidHow(db, subject, order.name)),
      returned: refunds.reduce((all, { status, sum }) => (status === 'succeeded' ? all + sum : all), 0),
    },
    config.requisites,
  );
}
