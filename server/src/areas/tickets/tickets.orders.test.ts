import { dayOf } from '@venue/sdk';
import { cancelTicket, createTicketOrder, getTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import {
  cancelTickets,
  checkIn,
  exportTicketOrders,
  getTicketOrderCard,
  listTicketOrders,
  resendTickets,
} from '@venue/sdk/tickets/admin';
import { ticketOrderStatus, ticketStatus } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { entrance } from '../events/events.testing.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { anEventWithTickets, doorsOpen, freeEntrance, newScanId } from './tickets.testing.ts';

const PRICE = entrance.ticketPrice;

describe.each(databaseKinds)('orders of tickets in the back office (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let staff: Person;
  let buyer: Person;
  let eventId: number;
  let paid: number;
  let free: number;

  beforeAll(async () => {
    bank = aBank();
    api = await testApi({ kind, config: doorsOpen, ports: { payments: bank } });
    staff = await api.aStaff(['bookings.read', 'bookings.manage']);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    bank.reset();
    await api.db.execute(sql`truncate payment, refund, outbox, idempotency, ticket_order cascade`);
    buyer = await api.aCustomer({ lastname: 'Берёзкина', name: 'Алёна' });
    const made = await anEventWithTickets(api, { tickets: [entrance, freeEntrance] });
    ({ eventId } = made);
    [paid = 0, free = 0] = made.ticketIds;
  });

  const ordered = async (ticketId: number, count: number, who = buyer) => {
    const body = { eventId, lines: [{ ticketId, count }], total: ticketId === paid ? PRICE * count : 0 };
    return (await api.as(who).send(createTicketOrder, { body })).message.orderKey;
  };
  const bought = async (count: number, who = buyer) => {
    const slug = await ordered(paid, count, who);
    const { paymentId } = (await api.client().send(payTicketOrder, { slug })).message;
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    return slug;
  };
  const list = async (query: object = {}) => {
    const { items, message } = await api.as(staff).send(listTicketOrders, {
      query: { page: 1, pageSize: 25, order: 'desc', ...query },
    });
    return { ids: items.map(({ orderId }) => orderId), items, total: message.total };
  };
  const only = async () => (await list()).ids[0] ?? 0;
  const card = async (id: number, who = staff) => (await api.as(who).send(getTicketOrderCard, { id })).message;
  const letters = async () =>
    (await api.db.execute(sql`select body from outbox where recipient = ${buyer.phone} order by id`)).rows.map(row =>
      String(row.body).replace(/\s/g, ' '),
    );
  const refusal = (code: string) => expect.objectContaining({ code });

  test('the list says who, what, how many and how much, and is narrowed and sorted', async () => {
    await bought(2);
    const other = await api.aCustomer({ lastname: 'Громов', name: 'Пётр' });
    await ordered(paid, 1, other);
    await ordered(free, 3, other);
    const { items, ids } = await list();
    expect(items).toMatchObject([
      { orderStatus: ticketOrderStatus.issued, places: 3, total: 0, buyerName: expect.stringContaining('Громов') },
      { orderStatus: ticketOrderStatus.held, places: 1, total: PRICE, paidAt: null },
      { orderStatus: ticketOrderStatus.issued, places: 2, total: PRICE * 2, returned: 0, phone: buyer.phone, eventId },
    ]);
    const [last, held, first] = ids;
    expect((await list({ status: ticketOrderStatus.held })).ids).toEqual([held]);
    expect((await list({ sort: 'total', order: 'asc' })).ids).toEqual([last, held, first]);
    expect((await list({ search: 'березк' })).ids).toEqual([first]);
    expect((await list({ search: buyer.phone })).ids).toEqual([first]);
    expect((await list({ search: `№ ${held}` })).ids).toEqual([held]);
    expect((await list({ search: 'керамики' })).total).toBe(3);
    expect((await list({ search: 'ничего такого' })).total).toBe(0);
    expect((await list({ eventId: 999_999 })).total).toBe(0);
    expect((await list({ eventId })).total).toBe(3);
    const today = dayOf(api.clock.now);
    expect((await list({ from: today, to: today })).total).toBe(3);
    expect((await list({ to: '2020-01-01' })).total).toBe(0);
  });

  test('the export is of the same orders', async () => {
    await bought(2);
    const { data } = await api
      .as(staff)
      .send(exportTicketOrders, { query: { format: 'csv', order: 'desc', search: 'берёзкина' } });
    const text = await data.text();
    expect(text).toContain('Берёзкина');
    expect(text).toContain('Ночь керамики');
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  test('the card has tickets, payment, refunds and history; a reader may do nothing', async () => {
    const slug = await bought(2);
    const id = await only();
    const [one] = (await api.client().send(getTicketOrder, { slug })).message.tickets;
    await api.as(buyer).send(cancelTicket, { slug: one?.code ?? '', body: { refund: PRICE } });
    expect(await card(id)).toMatchObject({
      orderId: id,
      returned: PRICE,
      lines: [{ count: 2, ticketPrice: PRICE }],
      tickets: [
        { ticketStatus: ticketStatus.cancelled, refund: PRICE },
        { ticketStatus: ticketStatus.valid, refund: PRICE },
      ],
      payments: [{ status: 'succeeded', sum: PRICE * 2, by: 'online' }],
      refunds: [{ status: 'requested', sum: PRICE }],
      can: ['cancel', 'resend'],
    });
    expect((await card(id)).history.map(({ what }) => what)).toEqual([
      'Заказаны билеты, места удержаны',
      'Оплата начата',
      'Оплачено',
      expect.stringContaining('отменён'),
    ]);
    expect(JSON.stringify(await card(id))).not.toContain(one?.code);
    expect((await card(id, await api.aStaff(['bookings.read']))).can).toEqual([]);
    await expect(card(999_999)).rejects.toEqual(refusal('not_found'));
  });

  test('the link is sent again, five times a day, while a ticket stands', async () => {
    const slug = await bought(2);
    const id = await only();
    const send = () => api.as(staff).send(resendTickets, { id });
    for (let count = 0; count < 5; count++) await send();
    const sent = (await letters()).filter(text => text.includes(`/tickets/order/${slug}`));
    expect(sent).toHaveLength(6);
    await expect(send()).rejects.toEqual(refusal('rate_limited'));
    const unpaid = await ordered(paid, 1);
    expect(unpaid).not.toBe(slug);
    await expect(api.as(staff).send(resendTickets, { id: await only() })).rejects.toEqual(refusal('move_not_allowed'));
  });

  describe('cancelled by staff', () => {
    const cancel = async (id: number, tickets: number[], refund: number) => {
      const stand = (await card(id)).tickets.filter(each => each.ticketStatus !== ticketStatus.cancelled);
      const body = { tickets, seen: Math.max(1, stand.length), refund, reason: 'По звонку гостя' };
      return api.as(staff).send(cancelTickets, { id, body });
    };

    test('one and then the rest go back whole, also when it is over, and the buyer is told and paid back each time once', async () => {
      await bought(3);
      const id = await only();
      await api.db.execute(sql`update event set date = '2026-01-01', date_end = null where id = ${eventId}`);
      const [one = 0, two = 0, three = 0] = (await card(id)).tickets.map(({ ticketNumber }) => ticketNumber);
      const { message } = await cancel(id, [two], PRICE);
      expect(message.tickets.map(each => each.ticketStatus === ticketStatus.cancelled)).toEqual([false, true, false]);
      await cancel(id, [one, three, three], PRICE * 2);
      expect(await card(id)).toMatchObject({ returned: PRICE * 3, can: [] });
      const told = (await letters()).filter(text => text.includes('Причина: По звонку гостя.'));
      expect(told).toEqual([expect.stringContaining(`№ ${two}`), expect.stringContaining('отменено: 2 билета.')]);
      expect((await card(id)).refunds.map(each => each.sum)).toEqual([PRICE, PRICE * 2]);
      const { rows } = await api.db.execute(sql`select sold, held from event_ticket where id = ${paid}`);
      expect(rows).toEqual([{ sold: 0, held: 0 }]);
      const { rows: logged } = await api.db.execute(
        sql`select subject, subject_id, after from audit order by id desc limit 1`,
      );
      expect(logged).toMatchObject([{ subject: 'ticketOrder', subject_id: id, after: { tickets: [one, three] } }]);
    });

    test('not for another sum, not twice, and not of another order', async () => {
      await bought(1);
      const first = await only();
      await bought(1);
      const second = await only();
      const [mine] = (await card(first)).tickets;
      const [other] = (await card(second)).tickets;
      await expect(cancel(first, [mine?.ticketNumber ?? 0], PRICE - 1)).rejects.toEqual(refusal('price_changed'));
      await expect(cancel(first, [other?.ticketNumber ?? 0], PRICE)).rejects.toEqual(refusal('not_found'));
      await cancel(first, [mine?.ticketNumber ?? 0], PRICE);
      await expect(cancel(first, [mine?.ticketNumber ?? 0], PRICE)).rejects.toMatchObject({
        code: 'already_decided',
        data: { what: 'Билеты отменены', by: expect.stringMatching(/\S/) },
      });
      expect((await card(second)).returned).toBe(0);
    });

    test('not of who has come, whatever the sum', async () => {
      const slug = await bought(2);
      const id = await only();
      const [came] = (await api.client().send(getTicketOrder, { slug })).message.tickets;
      const scan = {
        scanId: newScanId(),
        code: came?.code ?? '',
        place: 'Вход',
        scannedAt: api.clock.now.toISOString(),
      };
      await api.as(await api.aStaff()).send(checkIn, { id: eventId, body: { scans: [scan] } });
      const numbers = (await card(id)).tickets.map(({ ticketNumber }) => ticketNumber);
      await expect(cancel(id, numbers, PRICE)).rejects.toEqual(refusal('move_not_allowed'));
      await expect(cancel(id, numbers, PRICE * 2)).rejects.toEqual(refusal('move_not_allowed'));
      expect((await card(id)).returned).toBe(0);
    });

    test('a refund the bank refuses is on the card, and is sent again from there', async () => {
      await bought(1);
      const id = await only();
      bank.refundAnswer = 'failed';
      await cancel(id, [(await card(id)).tickets[0]?.ticketNumber ?? 0], PRICE);
      await api.runJob('payments.sendRefunds');
      expect(await card(id)).toMatchObject({ refunds: [{ status: 'failed' }], can: ['retryRefund'] });
    });
  });
});
