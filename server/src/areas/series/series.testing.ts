import type { EventFields } from '@venue/sdk/events/model';
import { saveSeries } from '@venue/sdk/series';
import { createTicketOrder, getTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { entrance } from '../events/events.testing.ts';
import type { Bank } from '../payments/payments.testing.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';

export const PRICE = entrance.ticketPrice;

/** Two dates of one series, a month apart, each with the same kinds of tickets unless said otherwise. */
export async function twoDates(
  api: TestApi,
  {
    tickets = [entrance],
    there = tickets,
    series = true,
  }: { tickets?: EventFields['tickets']; there?: EventFields['tickets']; series?: boolean } = {},
) {
  const owner = await api.aCustomer();
  const here = await anEventWithTickets(api, { tickets }, owner);
  const other = await anEventWithTickets(
    api,
    { tickets: there, date: '2027-06-20', dateEnd: null, time: '19:00', timeEnd: '21:00' },
    owner,
  );
  if (series) await api.as(owner).send(saveSeries, { id: here.eventId, body: { eventIds: [other.eventId] } });
  return {
    owner,
    from: here.eventId,
    to: other.eventId,
    kind: here.ticketIds[0] ?? 0,
    kindThere: other.ticketIds[0] ?? 0,
  };
}

/** An order of tickets that is paid for, if it costs anything. */
export async function bought(
  api: TestApi,
  bank: Bank,
  buyer: Person,
  {
    eventId,
    ticketId,
    count = 1,
    price = PRICE,
  }: { eventId: number; ticketId: number; count?: number; price?: number },
) {
  const body = { eventId, lines: [{ ticketId, count }], total: price * count };
  const { orderKey } = (await api.as(buyer).send(createTicketOrder, { body })).message;
  if (price > 0) {
    const { paymentId } = (await api.client().send(payTicketOrder, { slug: orderKey })).message;
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  }
  const { message: order } = await api.client().send(getTicketOrder, { slug: orderKey });
  return {
    orderKey,
    codes: order.tickets.map(({ code }) => code),
    numbers: order.tickets.map(({ ticketNumber }) => ticketNumber),
  };
}
