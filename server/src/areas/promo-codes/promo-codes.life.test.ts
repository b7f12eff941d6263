import {
  cancelPaidBooking,
  getReceipt,
  moveMyBooking,
  payEmbedded,
  quoteMove,
  releaseBooking,
  writeGroup,
  writeSchedule,
} from '@venue/sdk/bookings';
import { moveBooking, quoteAtDesk } from '@venue/sdk/desk/admin';
import { payInvoice } from '@venue/sdk/papers/admin';
import { confirmFreeBooking } from '@venue/sdk/promo-codes';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../../testing/letters.ts';
import { invoiceOf } from '../agreements/agreements.testing.ts';
import { at, DAY, hold, startPaying } from '../bookings/bookings.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { addCode, apply, bookingOf, breaches, countsOf } from './promo-codes.testing.ts';

const HOUR = 150_000;
const MINUTE = 60_000;
const FAR = '2026-12-21';
const email = 'anna@example.ru';

describe.each(databaseKinds)('the life of a booking with a promo code (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  let serviceId: number;
  const receipts: Receipt[] = [];
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    const { rows } = await api.db.execute(sql`select min(service_id) as id from room_service where room_id = 31`);
    serviceId = Number(rows[0]?.id);
    const { start } = bank;
    bank.start = request => {
      receipts.push(request.receipt);
      return start(request);
    };
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate promo_use, promo_code, invoice_order, movement, outbox cascade`);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await startOver(api, bank);
    receipts.length = 0;
    staff = await api.aStaff();
    anna = await api.aCustomer({ email, emailActive: true });
  });

  const held = (hours: readonly number[], day = DAY) => hold(api, anna, tariffId, hours, day);
  const send: ReturnType<TestApi['as']>['send'] = (call, input) => api.as(anna).send(call, input);
  async function say(paymentId: string, status: 'succeeded' | 'canceled') {
    bank.say(paymentId, status);
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    for (const job of ['payments.poll', 'bookings.closeExpired', 'payments.sendRefunds']) await api.runJob(job);
  }
  const paid = async (hours: readonly number[], day = DAY) => {
    const orderId = await held(hours, day);
    await apply(api, anna, orderId);
    await say((await startPaying(api, anna, orderId)).paymentId, 'succeeded');
    return orderId;
  };
  const refunded = async () =>
    (await api.db.execute(sql`select coalesce(sum(sum), 0)::int as sum from refund`)).rows[0]?.sum;
  const seen = (hours: readonly number[]) => hours.map(hour => at(hour));

  test('an unpaid booking gives the use back when it lapses or is released', async () => {
    const promoCodeId = await addCode(api, staff, { promoMaxUses: 1 });
    const lapses = await held([10]);
    await apply(api, anna, lapses);
    api.clock.advance(api.config.holdMinutes * MINUTE + 1000);
    await api.runJob('bookings.closeExpired');
    expect(await countsOf(api, staff, promoCodeId)).toEqual([0, 0]);
    const released = await held([12]);
    await apply(api, anna, released);
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 15_000]);
    await send(releaseBooking, { body: { orderId: released } });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([0, 0]);
    expect(await breaches(api)).toEqual([]);
  });

  test('late money takes the use again, and goes back when somebody else has it', async () => {
    const promoCodeId = await addCode(api, staff, { promoMaxUses: 1 });
    const lapsed = async (hours: readonly number[]) => {
      const orderId = await held(hours);
      await apply(api, anna, orderId);
      const { paymentId } = await startPaying(api, anna, orderId);
      api.clock.advance(100 * MINUTE);
      await say(paymentId, 'canceled');
      return { orderId, paymentId };
    };
    const first = await lapsed([10]);
    expect(await bookingOf(api, anna, first.orderId)).toMatchObject({ status: 3, price: 135_000 });
    await api.db.execute(sql`update payment set status = 'pending', due_at = now(), settled_at = null`);
    await say(first.paymentId, 'succeeded');
    expect(await bookingOf(api, anna, first.orderId)).toMatchObject({ status: 2, price: 135_000 });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 15_000]);
    await api.db.execute(sql`update promo_code set max_uses = 2`);
    const second = await lapsed([12]);
    const other = await held([14]);
    await apply(api, anna, other);
    await api.db.execute(
      sql`update payment set status = 'pending', due_at = now(), settled_at = null where provider_id = ${second.paymentId}`,
    );
    await say(second.paymentId, 'succeeded');
    expect(await bookingOf(api, anna, second.orderId)).toMatchObject({ status: 3, refund: { sum: 135_000 } });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([2, 30_000]);
    expect(await breaches(api)).toEqual([]);
  });

  test('cancelled in time, what was paid goes back, not the full price, and the use too', async () => {
    const promoCodeId = await addCode(api, staff);
    const orderId = await paid([10, 11]);
    const { refundIfCancelled } = await bookingOf(api, anna, orderId);
    expect(refundIfCancelled).toBe(270_000);
    await send(cancelPaidBooking, { body: { orderId, refund: 270_000 } });
    expect(await refunded()).toBe(270_000);
    expect(await countsOf(api, staff, promoCodeId)).toEqual([0, 0]);
    expect(await breaches(api)).toEqual([]);
  });

  test('cancelled late, half of what was paid goes back and the use stays', async () => {
    const promoCodeId = await addCode(api, staff);
    const orderId = await paid([10, 11]);
    api.clock.advance(30 * 60 * MINUTE);
    staff = await api.aStaff();
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: 135_000 } });
    expect(await refunded()).toBe(135_000);
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 30_000]);
    expect(await breaches(api)).toEqual([]);
  });

  test('moved to more hours and to fewer, it keeps the discount on its terms', async () => {
    const promoCodeId = await addCode(api, staff, { promoMinSum: 250_000 });
    const orderId = await paid([10, 11]);
    const dearer = (await send(quoteMove, { body: { orderId, slots: seen([10, 11, 12]) } })).message;
    expect(dearer).toMatchObject({ price: 405_000, paid: 270_000, due: 135_000, back: 0 });
    const ask = { orderId, seen: seen([10, 11]), slots: seen([10, 11, 12]), price: 405_000, due: 135_000, back: 0 };
    await send(moveMyBooking, { body: ask });
    await say((await startPaying(api, anna, orderId)).paymentId, 'succeeded');
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 405_000, promo: { discount: 45_000 } });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 45_000]);
    // Below the least sum there is no discount.
    const back = { orderId, seen: seen([10, 11, 12]), slots: seen([10]), price: HOUR, due: 0, back: 255_000 };
    await send(moveMyBooking, { body: back });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: HOUR, promo: null });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 0]);
    expect(await refunded()).toBe(255_000);
    expect(await breaches(api)).toEqual([]);
  });

  test('staff who change it at the desk see and keep the discount', async () => {
    await addCode(api, staff);
    const orderId = await paid([10, 11]);
    const request = { roomId: 31, tariffId, slots: seen([10]), serviceIds: [], equipmentIds: [] };
    const quoted = (await api.as(staff).send(quoteAtDesk, { body: { orderId, ...request } })).message;
    expect(quoted).toMatchObject({ price: 135_000, paid: 270_000, back: 135_000 });
    const sums = { price: 135_000, due: 0, back: 135_000, by: null };
    await api.as(staff).send(moveBooking, { body: { orderId, seen: seen([10, 11]), ...request, ...sums } });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 135_000, promo: { discount: 15_000 } });
    expect(await breaches(api)).toEqual([]);
  });

  test('the lines of its receipt add up to what is paid, to the kopeck', async () => {
    await addCode(api, staff, { promoSum: 10_001 });
    const body = { roomId: 31, tariffId, slots: seen([10, 11, 12]), serviceIds: [serviceId], equipmentIds: [] };
    const { rows } = await api.db.execute(
      sql`select price::int as price, per_hour from service where id = ${serviceId}`,
    );
    const price = 3 * HOUR + Number(rows[0]?.price) * (rows[0]?.per_hour ? 3 : 1);
    const { orderId } = (await send(writeSchedule, { body: { ...body, price } })).message;
    await apply(api, anna, orderId);
    const { paymentId } = await startPaying(api, anna, orderId);
    const lines = receipts.at(-1)?.lines ?? [];
    expect(lines).toHaveLength(2);
    expect(lines.reduce((sum, line) => sum + line.sum, 0)).toBe(price - 10_001);
    for (const line of lines) expect(line.sum).toBeLessThan(line.quantity * line.unitPrice);
    await say(paymentId, 'succeeded');
    const receipt = await send(getReceipt, { body: { orderId } });
    const pdf = await getDocumentProxy(new Uint8Array(await receipt.data.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replace(/\s/g, ' ')).toContain('Скидка по промокоду ВЕСНА-10');
    expect(text.replace(/\s/g, ' ')).toContain('−100,01 ₽');
  });

  test('an invoice is of the price with the discount, and its money pays the booking', async () => {
    const promoCodeId = await addCode(api, staff, { promoSum: 10_001 });
    const orderId = await held([10, 11, 12], FAR);
    await apply(api, anna, orderId);
    const invoiceId = await anOrderInvoice(api, anna, orderId);
    const invoice = await invoiceOf(api, staff, invoiceId);
    expect(invoice.sum).toBe(439_999);
    expect(invoice.services.map(({ quantity, price }) => quantity * price)).toEqual([439_999]);
    const money = { invoiceId, sum: 439_999, paymentOrder: '118', paidOn: '2026-12-01', enough: false };
    await api.as(staff).send(payInvoice, { body: money });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ status: 2, price: 439_999 });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 10_001]);
    expect(await breaches(api)).toEqual([]);
  });

  test('in an order of several it lowers its booking, and one payment pays for all', async () => {
    await addCode(api, staff);
    const part = (day: string) => ({
      ...{ roomId: 31, tariffId, slots: [at(10, day)], serviceIds: [], equipmentIds: [] },
      price: HOUR,
    });
    const { orderIds } = (await send(writeGroup, { body: { parts: [part(DAY), part('2026-12-10')] } })).message;
    const [first = 0, second = 0] = orderIds;
    await apply(api, anna, first);
    expect((await bookingOf(api, anna, second)).group).toMatchObject({ toPay: 285_000 });
    await say((await startPaying(api, anna, second)).paymentId, 'succeeded');
    expect(receipts.at(-1)?.lines.map(({ sum }) => sum)).toEqual([135_000, HOUR]);
    expect(await bookingOf(api, anna, first)).toMatchObject({ status: 2, price: 135_000 });
    expect(await breaches(api)).toEqual([]);
  });

  test('a code that covers all makes it free: confirmed without a payment, and cancelled without a refund', async () => {
    const promoCodeId = await addCode(api, staff, { promoPercent: 100 });
    const orderId = await held([10]);
    await expect(send(confirmFreeBooking, { body: { orderId } })).rejects.toMatchObject({
      code: 'booking_not_payable',
    });
    await apply(api, anna, orderId);
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ price: 0, vat: 0, promo: { discount: HOUR } });
    await expect(send(payEmbedded, { body: { orderId } })).rejects.toMatchObject({ code: 'booking_not_payable' });
    await send(confirmFreeBooking, { body: { orderId } });
    expect(await bookingOf(api, anna, orderId)).toMatchObject({ status: 2, refundIfCancelled: 0 });
    expect((await lettersTo(api.db, email)).at(-1)).toMatchObject({
      subject: `Бронь № ${orderId} подтверждена: Фотостудия`,
    });
    await expect(send(confirmFreeBooking, { body: { orderId } })).rejects.toMatchObject({
      code: 'booking_not_payable',
    });
    expect(await breaches(api)).toEqual([]);
    await send(cancelPaidBooking, { body: { orderId, refund: 0 } });
    expect(await refunded()).toBe(0);
    expect(await countsOf(api, staff, promoCodeId)).toEqual([0, 0]);
    expect(await breaches(api)).toEqual([]);
  });

  test('the letter after the payment names the code and the discount', async () => {
    await addCode(api, staff);
    await paid([10, 11]);
    const body = ((await lettersTo(api.db, email)).at(-1)?.body ?? '').replaceAll('\u00a0', ' ');
    expect(body).toContain('Скидка по промокоду ВЕСНА-10: 300 ₽');
    expect(body).toContain('2 700 ₽');
  });
});
