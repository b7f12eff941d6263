import { momentOf } from '@venue/sdk';
import {
  cancelPaidBooking,
  getBooking,
  getReceipt,
  getSchedule,
  listMyBookings,
  payEmbedded,
  quotePrice,
  releaseBooking,
  writeSchedule,
} from '@venue/sdk/bookings';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { at, DAY, hold, notify, openStudio, paidBooking, pressPay, startPaying, told } from '../bookings.testing.ts';

describe.each(databaseKinds)('the life of a booking (%s)', kind => {
  let api: TestApi;
  let studio: { tariffId: number; serviceId: number };
  let person: Person;

  beforeAll(async () => {
    api = await testApi({ kind });
    studio = await openStudio(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = momentOf('2026-12-01', 12);
    await api.db.execute(sql`truncate booking, room_slot, payment, refund, booking_event, live_message, outbox, idempotency,
    sandbox_payment, sandbox_refund, sandbox_notification cascade`);
    person = await api.aCustomer({ lastname: 'Иванова', name: 'Мария' });
  });

  const send: TestApi['as'] extends (person: Person) => infer C ? (C extends { send: infer S } ? S : never) : never = (
    call,
    input,
    options,
  ) => api.as(person).send(call, input, options);
  const read = async (orderId: number) => (await send(getBooking, { body: { orderId } })).message;

  describe('holding', () => {
    const chosen = (extra: object = {}) => ({
      body: {
        roomId: 31,
        tariffId: studio.tariffId,
        slots: [at(10), at(11)],
        serviceIds: [studio.serviceId],
        equipmentIds: [],
        ...extra,
      },
    });
    const request = (extra: object = {}) => ({ body: { ...chosen().body, price: 650_000, ...extra } });

    test('the preview’s price is the order’s price, line by line', async () => {
      const { message: quote } = await send(quotePrice, chosen());
      const { id, message } = await send(writeSchedule, request({ price: quote.price }));
      expect(message.orderId).toBe(id);
      const booking = await read(message.orderId);
      expect(booking).toMatchObject({
        status: 1,
        price: quote.price,
        lines: quote.lines,
        can: ['pay', 'release', 'move'],
      });
      expect(Date.parse(message.expiresAt) - Date.parse(message.now)).toBe(api.config.holdMinutes * 60_000);
    });

    test('a price the customer did not see is refused, with the right one', async () => {
      await expect(send(writeSchedule, request({ price: 1 }))).rejects.toMatchObject({
        code: 'price_changed',
        data: { price: 650_000 },
      });
    });

    test.each([
      ['another room', { roomId: 21 }, 'room_not_bookable'],
      ['an unknown tariff', { tariffId: 999_999 }, 'tariff_gone'],
      ['no hours', { slots: [] }, 'invalid_input'],
      ['a past hour', { slots: [at(9, '2026-11-30')] }, 'slot_invalid'],
      ['half an hour', { slots: ['2026-12-03T05:30:00.000Z'] }, 'slot_invalid'],
      ['a service of nobody', { serviceIds: [999_999] }, 'invalid_input'],
    ])('%s is refused', async (_, extra, code) => {
      await expect(send(writeSchedule, request(extra) as never)).rejects.toMatchObject({ code });
    });

    test('fewer hours than the tariff asks for are refused beside the hours', async () => {
      const { rows } = await api.db.execute<{ id: number }>(
        sql`insert into tariff (room_id, title, description, price_per_hour, min_hours, position)
          values (31, 'От трёх часов', '', 100000, 3, 9) returning id`,
      );
      const tariffId = rows[0]?.id ?? 0;
      try {
        const short = { tariffId, slots: [at(10), at(11)], serviceIds: [] };
        for (const sent of [() => send(quotePrice, chosen(short)), () => send(writeSchedule, request(short))])
          await expect(sent()).rejects.toMatchObject({
            code: 'slot_invalid',
            fields: { slots: 'По этому тарифу — не меньше 3 ч' },
          });
        const long = { tariffId, slots: [at(10), at(11), at(12)] };
        expect((await send(quotePrice, chosen(long))).message.lines).toHaveLength(2);
      } finally {
        await api.db.execute(sql`update tariff set active = false where id = ${tariffId}`);
      }
    });

    test('the same key holds once, no matter who repeats it', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => send(writeSchedule, request(), { idempotencyKey: 'one-click' })),
      );
      expect(new Set(answers.map(each => each.message.orderId)).size).toBe(1);
      await expect(
        send(writeSchedule, request({ slots: [at(12)] }), { idempotencyKey: 'one-click' }),
      ).rejects.toMatchObject({ code: 'key_reused' });
    });

    test('others see the hours as busy and held, not by whom; the owner sees them as theirs', async () => {
      await hold(api, person, studio.tariffId, [10]);
      const body = { roomId: 31, from: DAY, days: 1 };
      const slot = async (client: ReturnType<TestApi['client']>) =>
        (await client.send(getSchedule, { body })).message.schedule[1];
      expect(await slot(api.client())).toMatchObject({
        statusId: 1,
        mine: false,
        orderId: null,
        heldUntil: expect.any(String),
      });
      expect(await slot(api.as(person))).toMatchObject({ statusId: 1, mine: true, orderId: expect.any(Number) });
      api.clock.advance(api.config.holdMinutes * 60_000);
      expect(await slot(api.client())).toMatchObject({ statusId: null, heldUntil: null });
    });

    test('releasing frees the hours at once and says so', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      await send(releaseBooking, { body: { orderId } });
      expect(await read(orderId)).toMatchObject({ status: 3, can: [] });
      await hold(api, await api.aCustomer(), studio.tariffId, [10]);
      expect(await told(api, 'residents')).toMatchObject([
        { action: 'writeSchedule' },
        { action: 'delete' },
        { action: 'writeSchedule' },
      ]);
    });

    test('an ended hold is closed by the sweeper, once, and frees its hours', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      api.clock.advance(api.config.holdMinutes * 60_000 + 1000);
      expect(await read(orderId)).toMatchObject({ status: 3, rejectionReason: 'Время на оплату истекло' });
      await api.runJob('bookings.closeExpired');
      await api.runJob('bookings.closeExpired');
      expect(
        (await told(api, `info/${person.id}`)).filter(each => (each as { action: string }).action === 'delete'),
      ).toHaveLength(1);
      await expect(send(payEmbedded, { body: { orderId } })).rejects.toMatchObject({ code: 'hold_expired' });
    });
  });

  describe('paying', () => {
    test('success: paid, hours kept for good, told to the page, receipt with the order’s number', async () => {
      const orderId = await paidBooking(api, person, studio.tariffId, [10, 11]);
      expect(await read(orderId)).toMatchObject({
        status: 2,
        orderStatusValue: 'paid',
        expiresAt: null,
        can: ['cancel', 'receipt', 'move'],
      });
      api.clock.advance(3 * 3_600_000);
      await expect(hold(api, await api.aCustomer(), studio.tariffId, [11])).rejects.toMatchObject({
        code: 'slot_taken',
      });
      expect(await told(api, `info/${person.id}`)).toMatchObject([
        { action: 'writeSchedule' },
        { action: 'order_paid', data: { orderId, status: 'process' } },
        { action: 'paid' },
        { action: 'order_paid', data: { orderId, status: 'paid' } },
      ]);
      const receipt = await send(getReceipt, { body: { orderId } });
      expect(receipt).toMatchObject({ type: 'application/pdf', name: `Подтверждение оплаты № ${orderId}.pdf` });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await receipt.data.arrayBuffer())), {
        mergePages: true,
      });
      expect(text).toContain(`Подтверждение оплаты № ${orderId}`);
      expect(text).toMatch(/Покупатель: \S/);
      expect(text.replace(/\s/g, ' ')).toContain('Оплата: онлайн, 3 000 ₽');
      expect(text).not.toMatch(/чек/i);
      expect(text).toContain('ООО «Площадка», ИНН 6658000000');
      expect(text).toContain('Фотостудия');
      expect(text.replace(/\s/g, ' ')).toContain('3 000 ₽');
    });

    test('starting to pay keeps the hours for the provider’s term, and twice gives the same payment', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      const { expiresAt: deadline } = await read(orderId);
      const [one, two] = [await startPaying(api, person, orderId), await startPaying(api, person, orderId)];
      expect(one).toEqual(two);
      // The deadline that is shown does not move.
      expect(await read(orderId)).toMatchObject({ status: 4, expiresAt: deadline });
      api.clock.advance(api.config.holdMinutes * 60_000 + 1000);
      await api.runJob('bookings.closeExpired');
      expect(await startPaying(api, person, orderId)).toEqual(one);
      await expect(hold(api, await api.aCustomer(), studio.tariffId, [10])).rejects.toMatchObject({
        code: 'slot_taken',
      });
    });

    test('decline: the hours stay held and another try succeeds', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      const first = await startPaying(api, person, orderId);
      await pressPay(api, first.token, 'decline');
      await notify(api, first.paymentId);
      expect(await read(orderId)).toMatchObject({ status: 1, can: ['pay', 'release', 'move'] });
      const second = await startPaying(api, person, orderId);
      expect(second.paymentId).not.toBe(first.paymentId);
      await pressPay(api, second.token, 'success');
      await notify(api, second.paymentId);
      expect(await read(orderId)).toMatchObject({ status: 2 });
    });

    test('five notifications at once have one effect', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      const { token, paymentId } = await startPaying(api, person, orderId);
      await pressPay(api, token, 'duplicate');
      await Promise.all([1, 2, 3, 4, 5].map(() => notify(api, paymentId)));
      const paid = (await told(api, `info/${person.id}`)).filter(
        each => (each as { action: string }).action === 'paid',
      );
      expect(paid).toHaveLength(1);
      const { rows } = await api.db.execute(sql`select count(*)::int as sms from outbox`);
      expect(rows).toEqual([{ sms: 1 }]);
    });

    test('a forged notification changes nothing: the provider is asked', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      const { paymentId } = await startPaying(api, person, orderId);
      expect((await notify(api, paymentId)).statusCode).toBe(200);
      expect(await read(orderId)).toMatchObject({ status: 4 });
      expect((await notify(api, 'nobody-knows-it')).statusCode).toBe(200);
      expect(
        (await api.app.inject({ method: 'POST', url: '/api/payments/notify/other', payload: {} })).statusCode,
      ).toBe(404);
    });

    test('a notification that never comes costs minutes, not money', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      const { token } = await startPaying(api, person, orderId);
      await pressPay(api, token, 'delayed');
      api.clock.advance(30_000);
      await api.runJob('payments.poll');
      expect(await read(orderId)).toMatchObject({ status: 2 });
    });
  });

  describe('money that comes after the hold has ended', () => {
    /** Paid at the provider in time, but the notification came only after the hold was closed. */
    async function late(hours: readonly number[]) {
      const orderId = await hold(api, person, studio.tariffId, hours);
      const { token, paymentId } = await startPaying(api, person, orderId);
      await api.db.execute(
        sql`update booking set status = 3, cancelled_by = 'expiry', cancelled_at = now(), expires_at = null where id = ${orderId}`,
      );
      await api.db.execute(sql`delete from room_slot where booking_id = ${orderId}`);
      await pressPay(api, token, 'success');
      return { orderId, paymentId };
    }

    test('the hours are still free: booked after all', async () => {
      const { orderId, paymentId } = await late([10, 11]);
      await notify(api, paymentId);
      expect(await read(orderId)).toMatchObject({ status: 2, rejectionReason: null });
      await expect(hold(api, await api.aCustomer(), studio.tariffId, [11])).rejects.toMatchObject({
        code: 'slot_taken',
      });
    });

    test('one of them is taken: nobody loses an hour, the money goes back whole, the person is told', async () => {
      const { orderId, paymentId } = await late([10, 11]);
      const other = await api.aCustomer();
      const theirs = await paidBooking(api, other, studio.tariffId, [11]);
      await notify(api, paymentId);
      expect(await read(orderId)).toMatchObject({ status: 3, refund: { status: 'requested', sum: 300_000 } });
      await api.runJob('payments.sendRefunds');
      expect(await read(orderId)).toMatchObject({ refund: { status: 'succeeded', sum: 300_000 } });
      const { rows } = await api.db.execute(sql`select booking_id from room_slot order by starts_at`);
      expect(rows).toEqual([{ booking_id: theirs }]);
      const sms = await api.db.execute(sql`select body from outbox where recipient = ${person.phone} order by id`);
      expect(sms.rows.map(row => row.body).join('\n')).toMatch(
        /оплата пришла, когда часы уже заняли\. Возвращаем 3.000 ₽\. Площадка/,
      );
    });

    test('a booking the customer had released stays released, the money goes back', async () => {
      const orderId = await hold(api, person, studio.tariffId, [10]);
      const { token, paymentId } = await startPaying(api, person, orderId);
      await send(releaseBooking, { body: { orderId } });
      await pressPay(api, token, 'success');
      await notify(api, paymentId);
      expect(await read(orderId)).toMatchObject({ status: 3, refund: { sum: 150_000 } });
      // Its hours are free: the person is not told that somebody took them.
      const { rows } = await api.db.execute(sql`
        select (select body from outbox where event = 'payment.returned' and recipient = ${person.phone} order by id desc limit 1) as sms,
          (select why from refund order by id desc limit 1) as why`);
      expect(rows).toMatchObject([
        {
          sms: expect.stringContaining('оплата пришла, когда её уже не ждали'),
          why: 'Оплата пришла после отмены брони. Деньги возвращаются полностью',
        },
      ]);
    });
  });

  describe('cancelling a paid booking', () => {
    test('gives back what was promised, once, and frees the hours', async () => {
      const orderId = await paidBooking(api, person, studio.tariffId, [10, 11]);
      const { refundIfCancelled } = await read(orderId);
      expect(refundIfCancelled).toBe(300_000);
      const input = { body: { orderId, refund: refundIfCancelled } };
      await send(cancelPaidBooking, input);
      await expect(send(cancelPaidBooking, input)).rejects.toMatchObject({ code: 'booking_not_cancellable' });
      // A payment that is refunded has no receipt any more.
      await expect(send(getReceipt, { body: { orderId } })).rejects.toMatchObject({ code: 'receipt_not_ready' });
      await api.runJob('payments.sendRefunds');
      await api.runJob('payments.sendRefunds');
      expect(await read(orderId)).toMatchObject({ status: 3, refund: { status: 'succeeded', sum: 300_000 } });
      const { rows } = await api.db.execute(sql`select sum(refunded)::int as refunded from sandbox_payment`);
      expect(rows).toEqual([{ refunded: 300_000 }]);
      await hold(api, await api.aCustomer(), studio.tariffId, [10]);
    });

    test('less than a day ahead half comes back; another sum than shown is refused', async () => {
      const orderId = await paidBooking(api, person, studio.tariffId, [10]);
      api.clock.now = momentOf(DAY, 0);
      await expect(send(cancelPaidBooking, { body: { orderId, refund: 150_000 } })).rejects.toMatchObject({
        code: 'price_changed',
        data: { refund: 75_000 },
      });
      await send(cancelPaidBooking, { body: { orderId, refund: 75_000 } });
    });

    test('a booking that has begun cannot be cancelled', async () => {
      const orderId = await paidBooking(api, person, studio.tariffId, [10]);
      api.clock.now = momentOf(DAY, 11);
      await expect(send(cancelPaidBooking, { body: { orderId, refund: 0 } })).rejects.toMatchObject({
        code: 'booking_not_cancellable',
      });
    });
  });

  describe('other people’s bookings', () => {
    test('look like missing ones, whatever one tries', async () => {
      const orderId = await hold(api, await api.aCustomer(), studio.tariffId, [10]);
      const body = { orderId };
      for (const call of [getBooking, getReceipt, releaseBooking, payEmbedded] as const) {
        await expect(send(call, { body })).rejects.toMatchObject({ code: 'not_found', status: 404 });
      }
      await expect(send(cancelPaidBooking, { body: { orderId, refund: 0 } })).rejects.toMatchObject({
        code: 'not_found',
      });
      expect((await send(listMyBookings, { x: 1, body: undefined })).items).toEqual([]);
    });
  });
});

test('without a provider a booking is held but cannot be paid, and nobody reaches the sandbox', async () => {
  const bare = await testApi({ config: { payments: 'none' } });
  try {
    const { tariffId } = await openStudio(bare);
    const customer = await bare.aCustomer();
    const orderId = await hold(bare, customer, tariffId, [10]);
    await expect(bare.as(customer).send(payEmbedded, { body: { orderId } })).rejects.toMatchObject({
      code: 'payment_down',
      status: 503,
    });
    expect((await bare.app.inject({ url: '/sandbox/pay.js' })).statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});
