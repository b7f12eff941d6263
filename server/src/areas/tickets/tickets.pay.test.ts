import { formatMoney } from '@venue/sdk';
import { retryRefund } from '@venue/sdk/bookings/admin';
import { removeEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { listOwedMoney } from '@venue/sdk/receipts/admin';
import {
  cancelTicket,
  createTicketOrder,
  downloadTicketReceipt,
  dropTicketOrder,
  getTicket,
  getTicketOrder,
  listMyTickets,
  payTicketOrder,
} from '@venue/sdk/tickets';
import { ticketOrderStatus, ticketStatus } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GRACE_MS } from '../../area/payable.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { told } from '../bookings/bookings.testing.ts';
import { entrance } from '../events/events.testing.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { anEventWithTickets } from './tickets.testing.ts';

const MINUTE = 60_000;
const PRICE = entrance.ticketPrice;
const { held, issued, lapsed } = ticketOrderStatus;

describe.each(databaseKinds)('paying for tickets (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let person: Person;
  let eventId: number;
  let ticketId: number;

  beforeAll(async () => {
    bank = aBank();
    api = await testApi({ kind, ports: { payments: bank } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    bank.reset();
    await api.db.execute(sql`truncate payment, refund, outbox, idempotency, live_message cascade`);
    person = await api.aCustomer();
    const made = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketQuantity: 3 }] });
    ({ eventId } = made);
    ticketId = made.ticketIds[0] ?? 0;
  });

  const order = async (count = 1, who = person) =>
    (
      await api
        .as(who)
        .send(createTicketOrder, { body: { eventId, lines: [{ ticketId, count }], total: PRICE * count } })
    ).message.orderKey;
  // Without an account: the key of the order is enough to pay.
  const pay = async (slug: string) => (await api.client().send(payTicketOrder, { slug })).message.paymentId;
  const read = async (slug: string) => {
    const { tickets, ...message } = (await api.client().send(getTicketOrder, { slug })).message;
    return { ...message, codes: tickets.map(({ code }) => code) };
  };
  const say = async (paymentId: string, status: 'succeeded' | 'canceled' | 'authorized', sum?: number) => {
    bank.say(paymentId, status, sum);
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/payments/notify/bank',
      payload: { paymentId },
    });
    expect(statusCode).toBe(200);
  };
  const bought = async (count = 1) => {
    const slug = await order(count);
    const paymentId = await pay(slug);
    await say(paymentId, 'succeeded');
    return { slug, paymentId, codes: (await read(slug)).codes };
  };
  const numbers = async () =>
    (
      await api.db.execute<{ held: number; sold: number; taken: number }>(
        sql`select held, sold, taken from event_ticket join event on event.id = event_id where event_id = ${eventId}`,
      )
    ).rows[0];
  const refunds = async () => (await api.db.execute(sql`select status, sum from refund order by id`)).rows;
  const letters = async (to = person.phone) =>
    (await api.db.execute(sql`select body from outbox where recipient = ${to} order by id`)).rows.map(row =>
      String(row.body).replace(/\s/g, ' '),
    );
  const term = () => api.config.paymentTermMinutes * MINUTE;

  test('the receipt says what was paid, with VAT, and what went back since; none is made of an unpaid order', async () => {
    const receipt = (slug: string) => api.client().send(downloadTicketReceipt, { slug });
    const unpaid = await order();
    await expect(receipt(unpaid)).rejects.toMatchObject({ code: 'receipt_not_ready' });
    await api.client().send(dropTicketOrder, { slug: unpaid });
    const { slug, codes } = await bought(2);
    const textOf = async () => {
      const bytes = new Uint8Array(await (await receipt(slug)).data.arrayBuffer());
      return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replace(/\s/g, ' ');
    };
    const first = await textOf();
    // 22/122 of the sum, in integers only, rounded half up.
    const vat = Number((BigInt(PRICE * 2) * 44n + 122n) / 244n);
    for (const words of ['2 шт.', `Итого: ${formatMoney(PRICE * 2)}`, `НДС 22 %: ${formatMoney(vat)}`])
      expect(first).toContain(words.replace(/\s/g, ' '));
    expect(first).not.toContain('Возвращено');
    await api.as(person).send(cancelTicket, { slug: codes[0] ?? '', body: { refund: PRICE } });
    await api.runJob('payments.sendRefunds');
    expect(await textOf()).toContain(`Возвращено: ${formatMoney(PRICE)}`.replace(/\s/g, ' '));
  });

  test('the form offers the cards of the account to its owner alone, not to whoever has the key of the order', async () => {
    const slug = await order();
    const payAs = async (client: ReturnType<TestApi['client']>) =>
      (await client.send(payTicketOrder, { slug })).message.paymentId;
    const own = await payAs(api.as(person));
    expect(await payAs(api.as(person))).toBe(own);
    const other = await payAs(api.client());
    expect(other).not.toBe(own);
    expect(await payAs(api.client())).toBe(other);
    const [first, ...more] = bank.customers;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(more).toEqual([null]);
    // The same account is the same customer next time.
    const next = await order();
    await api.as(person).send(payTicketOrder, { slug: next });
    expect(bank.customers.at(-1)).toBe(first);
  });

  test('paid, the places are sold and the tickets issued, once, however often the bank says so', async () => {
    const slug = await order(2);
    expect(await read(slug)).toMatchObject({
      orderStatus: held,
      canPay: true,
      isPaying: false,
      paidAt: null,
      codes: [],
    });
    const paymentId = await pay(slug);
    expect(await pay(slug)).toBe(paymentId);
    expect(await read(slug)).toMatchObject({ orderStatus: held, canPay: true, isPaying: true });
    expect(await numbers()).toEqual({ held: 2, sold: 0, taken: 2 });
    await Promise.all([say(paymentId, 'succeeded'), say(paymentId, 'succeeded')]);
    const after = await read(slug);
    expect(after).toMatchObject({ orderStatus: issued, canPay: false, isPaying: false, holdUntil: null, refunds: [] });
    expect(after.paidAt).toBe(api.clock.now.toISOString());
    expect(after.codes).toHaveLength(2);
    expect(await numbers()).toEqual({ held: 0, sold: 2, taken: 2 });
    const [code = ''] = after.codes;
    expect((await api.client().send(getTicket, { slug: code })).message).toMatchObject({
      ticketStatus: ticketStatus.valid,
      price: PRICE,
    });
    expect((await api.as(person).send(listMyTickets, { body: {} })).message.total).toBe(2);
    expect(await letters()).toEqual([expect.stringMatching(new RegExp(`^Ваши билеты: \\S+/tickets/order/${slug} `))]);
    const what = (await told(api, `info/${person.id}`)).map(each => (each as { data: { what: string } }).data.what);
    expect(what).toEqual(['payment', 'issued']);
    const { rows } = await api.db.execute(sql`select sum, received, refunded, user_id from payment`);
    expect(rows.map(row => Object.values(row).map(Number))).toEqual([[PRICE * 2, PRICE * 2, 0, person.id]]);
  });

  test('the bill names each kind with its price, at the moment of the order', async () => {
    const slug = await order(2);
    await api.db.execute(sql`update event_ticket set price = 1 where id = ${ticketId}`);
    await say(await pay(slug), 'succeeded');
    const [code = ''] = (await read(slug)).codes;
    expect((await api.client().send(getTicket, { slug: code })).message.price).toBe(PRICE);
    expect((await api.db.execute(sql`select sum from payment`)).rows.map(row => Number(row.sum))).toEqual([PRICE * 2]);
  });

  test('a hold outlives the term of its payment by the grace: who paid in the last second gets the tickets', async () => {
    const slug = await order(3);
    api.clock.advance(20 * MINUTE - 1_000);
    const paymentId = await pay(slug);
    api.clock.advance(term() + GRACE_MS - 1_000);
    bank.say(paymentId, 'succeeded');
    // No notification came, and somebody else wants the same places.
    await expect(order(1, await api.aCustomer())).rejects.toMatchObject({ code: 'tickets_sold_out' });
    api.clock.advance(2_000);
    await api.runJob('tickets.closeExpired');
    expect(await read(slug)).toMatchObject({ orderStatus: issued });
  });

  test('the deadline never moves: after it nothing new is paid, and a payment under way goes on until its term', async () => {
    const late = await order();
    api.clock.advance(20 * MINUTE);
    expect(await read(late)).toMatchObject({ canPay: false });
    await expect(pay(late)).rejects.toMatchObject({ code: 'tickets_not_payable' });
    const slug = await order();
    api.clock.advance(15 * MINUTE);
    const paymentId = await pay(slug);
    api.clock.advance(term() - 1_000);
    expect(await pay(slug)).toBe(paymentId);
    api.clock.advance(1_000);
    await expect(pay(slug)).rejects.toMatchObject({ code: 'tickets_not_payable' });
  });

  test('declined before the deadline it waits to be paid again, after it the places are free at once', async () => {
    const slug = await order();
    const { payUntil } = await read(slug);
    await say(await pay(slug), 'canceled');
    expect(await read(slug)).toMatchObject({ orderStatus: held, canPay: true, payUntil, holdUntil: payUntil });
    const second = await pay(slug);
    api.clock.advance(20 * MINUTE);
    await say(second, 'canceled');
    expect(await read(slug)).toMatchObject({ orderStatus: lapsed });
    expect(await numbers()).toEqual({ held: 0, sold: 0, taken: 0 });
  });

  test('five payments are enough, a provider that is down is said, an event that is gone is not paid', async () => {
    const slug = await order();
    bank.isDown = true;
    await expect(pay(slug)).rejects.toMatchObject({ code: 'tickets_payment_down' });
    bank.isDown = false;
    for (let tried = 1; tried <= 5; tried++) await say(await pay(slug), 'canceled');
    await expect(pay(slug)).rejects.toMatchObject({ code: 'tickets_not_payable' });
    const other = await order();
    await api.db.execute(sql`update event set status = ${eventStatus.draft} where id = ${eventId}`);
    await expect(pay(other)).rejects.toMatchObject({ code: 'tickets_not_payable' });
    await expect(pay('0'.repeat(32))).rejects.toMatchObject({ code: 'not_found' });
  });

  describe('money that comes after the hold has ended', () => {
    const lateFor = async (slug: string) => {
      const paymentId = await pay(slug);
      api.clock.advance(term() + GRACE_MS + 20 * MINUTE);
      await api.runJob('tickets.closeExpired');
      expect(await read(slug)).toMatchObject({ orderStatus: lapsed });
      return paymentId;
    };

    test('buys the tickets if there still are as many', async () => {
      const slug = await order(2);
      const paymentId = await lateFor(slug);
      await order(1, await api.aCustomer());
      await say(paymentId, 'succeeded');
      expect(await read(slug)).toMatchObject({ orderStatus: issued, refunds: [] });
      expect(await numbers()).toEqual({ held: 1, sold: 2, taken: 3 });
    });

    test('goes back whole if there are fewer, and nothing is taken', async () => {
      const slug = await order(2);
      const paymentId = await lateFor(slug);
      await order(2, await api.aCustomer());
      await say(paymentId, 'succeeded');
      expect(await read(slug)).toMatchObject({
        orderStatus: lapsed,
        codes: [],
        refunds: [{ status: 'requested', sum: PRICE * 2 }],
      });
      expect(await numbers()).toEqual({ held: 2, sold: 0, taken: 2 });
      expect(await letters()).toEqual([
        expect.stringMatching(/^Билеты, заказ № \d+: оплата пришла, когда билетов уже не было\. Возвращаем/),
      ]);
    });

    test('goes back although there are tickets if the buyer dropped the order, and if the event has begun', async () => {
      const slug = await order();
      const paymentId = await pay(slug);
      await api.client().send(dropTicketOrder, { slug });
      await say(paymentId, 'succeeded');
      expect((await letters()).at(-1)).toContain('оплата пришла, когда её уже не ждали');
      expect(await read(slug)).toMatchObject({ orderStatus: lapsed, codes: [] });
      const other = await order();
      const late = await lateFor(other);
      await api.db.execute(sql`update event set date = '2026-01-01', date_end = null where id = ${eventId}`);
      await say(late, 'succeeded');
      expect(await refunds()).toEqual(
        [
          { status: 'requested', sum: PRICE },
          { status: 'requested', sum: PRICE },
        ].map(row => ({ ...row, sum: expect.anything() })),
      );
      expect(await numbers()).toEqual({ held: 0, sold: 0, taken: 0 });
    });
  });

  test('a second payment and another sum go back whole, and what was bought stands', async () => {
    const slug = await order();
    const first = await pay(slug);
    api.clock.advance(term());
    await say(first, 'canceled');
    const other = await order();
    await say(await pay(other), 'succeeded', PRICE - 1);
    expect(await read(other)).toMatchObject({ orderStatus: lapsed, refunds: [{ sum: PRICE - 1 }] });
    const third = await order();
    const one = await pay(third);
    await say(one, 'succeeded');
    await api.db.execute(sql`insert into payment (user_id, ticket_order_id, provider, provider_id, status, sum, description,
      vat_percent, confirmation_token, frame_url, created_at, expires_at, due_at)
      select user_id, ticket_order_id, provider, 'again', 'pending', sum, description, vat_percent, '', '', created_at, expires_at, created_at
      from payment where provider_id = ${one}`);
    await say('again', 'succeeded', PRICE);
    expect(await read(third)).toMatchObject({ orderStatus: issued, refunds: [{ sum: PRICE }] });
    expect((await read(third)).codes).toHaveLength(1);
    expect((await letters()).at(-1)).toContain('это вторая оплата');
  });

  describe('a ticket that is cancelled', () => {
    const cancel = async (code: string) => {
      const { refund } = (await api.client().send(getTicket, { slug: code })).message;
      await api.as(person).send(cancelTicket, { slug: code, body: { refund: refund ?? -1 } });
      return refund;
    };

    test('goes back in part, the others stand; all of them, and nothing is left of the payment', async () => {
      const { slug, paymentId, codes } = await bought(3);
      for (const [index, code] of codes.entries()) {
        expect(await cancel(code)).toBe(PRICE);
        expect(await numbers()).toEqual({ held: 0, sold: 2 - index, taken: 2 - index });
      }
      expect((await letters()).filter(each => each.includes('отменён'))).toHaveLength(3);
      await api.runJob('payments.sendRefunds');
      expect(bank.refunds).toMatchObject([PRICE, PRICE, PRICE].map(sum => ({ paymentId, sum })));
      expect(new Set(bank.refunds.map(({ key }) => key)).size).toBe(3);
      expect(await read(slug)).toMatchObject({
        orderStatus: issued,
        refunds: [{ status: 'succeeded' }, { status: 'succeeded' }, { status: 'succeeded' }],
      });
      // Whatever the code does, the database lets no more be refunded than was received.
      await expect(
        api.db.execute(sql`insert into refund (payment_id, status, sum, why, in_part, created_at, requested_at, due_at)
          select id, 'requested', 1, '', true, now(), now(), now() from payment where provider_id = ${paymentId}`),
      ).rejects.toMatchObject({ cause: { constraint: 'payment_refunded_fits' } });
    });

    test('a refund the bank has refused waits for staff, who send that one again', async () => {
      const { codes } = await bought(2);
      const [one = '', other = ''] = codes;
      await cancel(one);
      await api.runJob('payments.sendRefunds');
      bank.refundAnswer = 'failed';
      await cancel(other);
      await api.runJob('payments.sendRefunds');
      const office = api.as(await api.aStaff());
      const queue = async () => (await office.send(listOwedMoney, { query: { byStaff: true } })).items;
      const [refused] = await queue();
      expect(await queue()).toMatchObject([{ subject: { kind: 'ticketOrder' }, phone: person.phone, sum: PRICE }]);
      bank.refundAnswer = 'succeeded';
      await office.send(retryRefund, { body: { kind: 'ticketOrder', id: refused?.subject.id ?? 0 } });
      await api.runJob('payments.sendRefunds');
      expect(await queue()).toEqual([]);
      expect((await refunds()).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    });

    test('near the event gives back less by the terms, which the payment keeps to', async () => {
      const { codes } = await bought();
      const [code = ''] = codes;
      await api.db.execute(
        sql`update event set date = (${api.clock.now.toISOString()}::timestamptz + interval '6 days')::date, date_end = null where id = ${eventId}`,
      );
      expect(await cancel(code)).toBe(PRICE / 2);
      expect((await refunds()).map(({ sum }) => Number(sum))).toEqual([PRICE / 2]);
    });
  });

  test('an event that tickets were sold of is not deleted', async () => {
    await bought();
    const office = api.as(await api.aStaff());
    await expect(office.send(removeEvent, { body: { eventId, seen: eventStatus.published } })).rejects.toMatchObject({
      code: 'ticket_sold',
    });
  });

  test('in two stages they are captured while the places are held, and voided after that', async () => {
    const slug = await order();
    const paymentId = await pay(slug);
    await say(paymentId, 'authorized');
    expect([bank.finished, (await read(slug)).orderStatus]).toEqual([[`succeeded ${paymentId}`], issued]);
    const other = await order();
    const late = await pay(other);
    api.clock.advance(api.config.paymentTermMinutes * MINUTE + GRACE_MS + MINUTE);
    await say(late, 'authorized');
    expect(bank.finished.at(-1)).toBe(`voided ${late}`);
    expect(await read(other)).toMatchObject({ orderStatus: lapsed, refunds: [] });
  });
});
