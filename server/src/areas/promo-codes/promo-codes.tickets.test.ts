import { applyTicketPromo } from '@venue/sdk/promo-codes';
import { listPromoUses } from '@venue/sdk/promo-codes/admin';
import { promoFor } from '@venue/sdk/promo-codes/model';
import {
  cancelTicket,
  createTicketOrder,
  downloadTicketReceipt,
  dropTicketOrder,
  getTicket,
  getTicketOrder,
  payTicketOrder,
} from '@venue/sdk/tickets';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { entrance } from '../events/events.testing.ts';
import { aBank, type Bank } from '../payments/payments.testing.ts';
import { forgetOrders } from '../tickets/guests/tickets.guests.store.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';
import { addCode, breaches, countsOf } from './promo-codes.testing.ts';

const MINUTE = 60_000;
const PRICE = entrance.ticketPrice;
const { held, issued, lapsed } = ticketOrderStatus;
const ofTickets = { promoFor: promoFor.events };

describe.each(databaseKinds)('a promo code for tickets (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let staff: Person;
  let anna: Person;
  let eventId: number;
  let ticketIds: number[];
  const receipts: Receipt[] = [];
  beforeAll(async () => {
    bank = aBank();
    const { start } = bank;
    bank.start = request => {
      receipts.push(request.receipt);
      return start(request);
    };
    api = await testApi({ kind, ports: { payments: bank } });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    bank.reset();
    receipts.length = 0;
    await api.db.execute(
      sql`truncate promo_use, promo_code, ticket_order, event_attendee, payment, refund, outbox, attempt, idempotency cascade`,
    );
    await api.db.execute(sql`update event_ticket set held = 0, sold = 0`);
    await api.db.execute(sql`update event set taken = 0`);
    anna = await api.aCustomer();
    const kinds = [
      { ...entrance, ticketQuantity: 20 },
      { ...entrance, ticketName: 'Стол', ticketPrice: 33_333, ticketQuantity: 20 },
    ];
    const made = await anEventWithTickets(api, { tickets: kinds });
    eventId = made.eventId;
    ticketIds = made.ticketIds;
  });

  const order = async (counts: readonly [number, number] = [2, 0], who = anna) => {
    const lines = counts.flatMap((count, index) => (count ? [{ ticketId: ticketIds[index] ?? 0, count }] : []));
    const total = counts[0] * PRICE + counts[1] * 33_333;
    return (await api.as(who).send(createTicketOrder, { body: { eventId, lines, total } })).message.orderKey;
  };
  // Without an account: the key of the order is enough.
  const apply = (slug: string, promoCode: string | null = 'ВЕСНА-10') =>
    api.client().send(applyTicketPromo, { slug, body: { promoCode } });
  const read = async (slug: string) => (await api.client().send(getTicketOrder, { slug })).message;
  const pay = async (slug: string) => (await api.client().send(payTicketOrder, { slug })).message.paymentId;
  const say = async (paymentId: string, status: 'succeeded' | 'canceled') => {
    bank.say(paymentId, status);
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    for (const job of ['payments.poll', 'tickets.closeExpired', 'payments.sendRefunds']) await api.runJob(job);
  };
  const bought = async (slug: string) => {
    await say(await pay(slug), 'succeeded');
    return (await read(slug)).tickets.map(({ code }) => code);
  };
  const refused = (promise: Promise<unknown>, code: string, text?: string) =>
    expect(promise).rejects.toMatchObject(text === undefined ? { code } : { code, fields: { promoCode: text } });
  const prices = async () =>
    (await api.db.execute(sql`select price::int as price from event_attendee order by id`)).rows.map(row => row.price);
  const refundsSum = async () =>
    (await api.db.execute(sql`select coalesce(sum(sum), 0)::int as sum from refund`)).rows[0]?.sum;

  test('lowers the total, is what is paid, and is spread over the tickets to the kopeck', async () => {
    const promoCodeId = await addCode(api, staff, { ...ofTickets, promoPercent: null, promoSum: 10_001 });
    const slug = await order([2, 1]);
    await apply(slug, 'весна 10');
    const full = 2 * PRICE + 33_333;
    const promo = { promoCode: 'ВЕСНА-10', discount: 10_001 };
    expect(await read(slug)).toMatchObject({ orderStatus: held, total: full - 10_001, promo });
    await bought(slug);
    const { lines } = receipts.at(-1) ?? { lines: [] };
    expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [2, PRICE],
      [1, 33_333],
    ]);
    expect(lines.reduce((sum, line) => sum + line.sum, 0)).toBe(full - 10_001);
    const each = (await prices()).map(Number);
    expect(each.reduce((sum, price) => sum + price, 0)).toBe(full - 10_001);
    expect((each[0] ?? 0) + (each[1] ?? 0)).toBe(lines[0]?.sum);
    expect(await read(slug)).toMatchObject({ orderStatus: issued, promo });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 10_001]);
    const pdf = await (await api.client().send(downloadTicketReceipt, { slug })).data.arrayBuffer();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    expect(text.replace(/\s/g, ' ')).toContain('Скидка по промокоду ВЕСНА-10');
    expect(await breaches(api)).toEqual([]);
  });

  test('is refused where it is not for, beside its field', async () => {
    const slug = await order();
    await refused(apply(slug, 'НЕТ-ТАКОГО'), 'promo_unknown');
    const of = async (over: object, text: string) => {
      await api.db.execute(sql`truncate promo_use, promo_code`);
      await addCode(api, staff, over);
      await refused(apply(slug), 'promo_unfit', text);
    };
    await of({}, 'Этот промокод действует только на\u00a0бронирование помещений');
    await of(
      { ...ofTickets, promoEventIds: [eventId + 1000] },
      'Этот промокод не\u00a0действует для\u00a0этого мероприятия',
    );
    await addCode(api, staff, { promoCode: 'ОБА', promoFor: promoFor.both, promoEventIds: [eventId] });
    await apply(slug, 'оба');
    expect((await read(slug)).total).toBe(2 * PRICE * 0.9);
    await refused(api.client().send(applyTicketPromo, { slug: 'x', body: { promoCode: 'ОБА' } }), 'not_found');
  });

  test('another takes its place, and without one the full price is back', async () => {
    const first = await addCode(api, staff, ofTickets);
    await addCode(api, staff, { ...ofTickets, promoCode: 'ЛЕТО', promoPercent: 50 });
    const slug = await order();
    await apply(slug);
    await apply(slug);
    await apply(slug, 'ЛЕТО');
    expect(await read(slug)).toMatchObject({ total: PRICE, promo: { promoCode: 'ЛЕТО' } });
    expect(await countsOf(api, staff, first)).toEqual([0, 0]);
    await apply(slug, null);
    expect(await read(slug)).toMatchObject({ total: 2 * PRICE, promo: null });
    expect(await breaches(api)).toEqual([]);
  });

  test('a code that covers all issues the tickets at once, without a payment', async () => {
    const promoCodeId = await addCode(api, staff, { ...ofTickets, promoPercent: 100 });
    const slug = await order();
    await apply(slug);
    const after = await read(slug);
    expect(after).toMatchObject({ orderStatus: issued, total: 0, paidAt: null, promo: { discount: 2 * PRICE } });
    expect(after.tickets).toHaveLength(2);
    expect(await prices()).toEqual([0, 0]);
    const { rows } = await api.db.execute(sql`select 1 from outbox where recipient = ${anna.phone}`);
    expect(rows).toHaveLength(1);
    await expect(pay(slug)).rejects.toMatchObject({ code: 'tickets_not_payable' });
    expect(await breaches(api)).toEqual([]);
    for (const { code } of after.tickets) await api.as(anna).send(cancelTicket, { slug: code, body: { refund: 0 } });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([0, 0]);
    expect(await breaches(api)).toEqual([]);
  });

  test('the use comes back when the order lapses, is given up or goes back whole, and not with a part of it', async () => {
    const promoCodeId = await addCode(api, staff, { ...ofTickets, promoMaxUses: 1 });
    const counts = () => countsOf(api, staff, promoCodeId);
    const lapses = await order();
    await apply(lapses);
    api.clock.advance(60 * MINUTE);
    await api.runJob('tickets.closeExpired');
    expect(await read(lapses)).toMatchObject({ orderStatus: lapsed });
    expect(await counts()).toEqual([0, 0]);
    const dropped = await order();
    await apply(dropped);
    await api.client().send(dropTicketOrder, { slug: dropped });
    expect(await counts()).toEqual([0, 0]);
    const slug = await order();
    await apply(slug);
    const codes = await bought(slug);
    const discount = (2 * PRICE) / 10;
    const back = async (code = '') => {
      const { refund } = (await api.client().send(getTicket, { slug: code })).message;
      expect(refund).toBe(PRICE * 0.9);
      await api.as(anna).send(cancelTicket, { slug: code, body: { refund: refund ?? 0 } });
    };
    await back(codes[0]);
    expect(await counts()).toEqual([1, discount]);
    expect(await breaches(api)).toEqual([]);
    await back(codes[1]);
    await api.runJob('payments.sendRefunds');
    expect(await refundsSum()).toBe(2 * PRICE * 0.9);
    expect(await counts()).toEqual([0, 0]);
    expect(await breaches(api)).toEqual([]);
  });

  test('late money takes the use again, and goes back when somebody else has it', async () => {
    const promoCodeId = await addCode(api, staff, { ...ofTickets, promoMaxUses: 1 });
    const late = async () => {
      const slug = await order([1, 0]);
      await apply(slug);
      const paymentId = await pay(slug);
      api.clock.advance(200 * MINUTE);
      await say(paymentId, 'canceled');
      expect(await read(slug)).toMatchObject({ orderStatus: lapsed });
      return { slug, paymentId };
    };
    const revive = async (paymentId: string) => {
      await api.db.execute(
        sql`update payment set status = 'pending', settled_at = null, due_at = now() where provider_id = ${paymentId}`,
      );
      await say(paymentId, 'succeeded');
    };
    const first = await late();
    await revive(first.paymentId);
    expect(await read(first.slug)).toMatchObject({ orderStatus: issued });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, PRICE / 10]);
    await api.db.execute(sql`update promo_code set max_uses = 2`);
    const second = await late();
    await apply(await order([1, 0], await api.aCustomer()));
    await revive(second.paymentId);
    expect(await read(second.slug)).toMatchObject({ orderStatus: lapsed });
    expect(await refundsSum()).toBe(PRICE * 0.9);
    expect(await breaches(api)).toEqual([]);
  });

  test('of many at once no more have it than it may be used, and one person as often as one may', async () => {
    const promoCodeId = await addCode(api, staff, { ...ofTickets, promoMaxUses: 2, promoMaxPerPerson: 1 });
    const own = [await order([1, 0]), await order([1, 0])];
    const others = [];
    for (let n = 0; n < 4; n++) others.push(await order([1, 0], await api.aCustomer()));
    const answers = await Promise.allSettled([...own, ...others].map(slug => apply(slug)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(answers.slice(0, 2).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'promo_used_up' });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([2, PRICE / 5]);
    expect(await breaches(api)).toEqual([]);
  });

  test('is neither given nor taken while the order is being paid, or is paid, and a payment of the former sum is not taken', async () => {
    await addCode(api, staff, ofTickets);
    const paying = await order([1, 0]);
    await pay(paying);
    await refused(apply(paying), 'promo_not_now');
    await refused(apply(paying, null), 'promo_not_now');
    const paid = await order([1, 0]);
    await bought(paid);
    await refused(apply(paid), 'promo_not_now');
    const racing = await order([1, 0]);
    bank.onStart = async () => {
      await apply(racing);
    };
    await expect(pay(racing)).rejects.toMatchObject({ code: 'tickets_not_payable' });
    expect(await read(racing)).toMatchObject({ orderStatus: held, total: PRICE * 0.9 });
  });

  test('cannot be guessed: an order has ten tries', async () => {
    const slug = await order();
    for (let tries = 0; tries < 10; tries++) await refused(apply(slug, 'УГАДАЮ'), 'promo_unknown');
    await refused(apply(slug, 'УГАДАЮ'), 'rate_limited');
  });

  test('staff see its use; the phone goes with the order of a guest', async () => {
    const promoCodeId = await addCode(api, staff, ofTickets);
    const slug = await order();
    await apply(slug);
    const { items } = await api.as(staff).send(listPromoUses, { body: { promoCodeId } });
    expect(items).toMatchObject([
      { orderId: null, ticketOrderId: expect.any(Number), phone: anna.phone, price: 2 * PRICE * 0.9 },
    ]);
    await api.db.execute(sql`update ticket_order set user_id = null`);
    await forgetOrders(api.db, [items[0]?.ticketOrderId ?? 0]);
    const { rows } = await api.db.execute(sql`select phone from promo_use`);
    expect(rows).toEqual([{ phone: null }]);
  });
});
