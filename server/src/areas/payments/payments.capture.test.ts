import { momentOf } from '@venue/sdk';
import { getBooking, payEmbedded, releaseBooking } from '@venue/sdk/bookings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { DAY, hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from './payments.testing.ts';

const MINUTE = 60_000;

describe('a payment in two stages', () => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let orderId: number;
  let paymentId: string;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank('postgres'));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    person = await api.aCustomer();
    orderId = await hold(api, person, tariffId, [10]);
    paymentId = await pay(orderId);
    bank.say(paymentId, 'authorized');
  });

  const pay = async (of: number) =>
    (await api.as(person).send(payEmbedded, { body: { orderId: of } })).message.paymentId;
  const read = async () => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const notify = () => api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  const poll = async () => {
    api.clock.advance(MINUTE);
    await api.runJob('payments.poll');
  };
  const term = () => api.config.paymentTermMinutes * MINUTE;
  const rowsOf = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;
  const payment = async () => (await rowsOf(sql`select status, due_at is null as over from payment order by id`))[0];
  const messages = () => rowsOf(sql`select event from outbox where event like 'payment.%' order by id`);

  test('is captured while the hours are held, and the booking is paid only then', async () => {
    bank.onFinish = async () => expect(await read()).toMatchObject({ status: 4 });
    expect((await notify()).statusCode).toBe(200);
    expect(bank.finished).toEqual([`succeeded ${paymentId}`]);
    expect(await read()).toMatchObject({ status: 2 });
    expect(await payment()).toEqual({ status: 'succeeded', over: true });
  });

  test('many notifications capture it once', async () => {
    await Promise.all(Array.from({ length: 20 }, notify));
    await poll();
    expect(bank.finished).toEqual([`succeeded ${paymentId}`]);
    expect(await read()).toMatchObject({ status: 2 });
  });

  test('a crash between the decision and the capture decides again, and the hours wait', async () => {
    api.clock.advance(term() + 4 * MINUTE);
    bank.onFinish = async () => Promise.reject(new Error('the server stopped'));
    await api.runJob('payments.poll');
    expect(await read()).toMatchObject({ status: 4 });
    api.clock.advance(3 * MINUTE);
    await expect(hold(api, await api.aCustomer(), tariffId, [10])).rejects.toMatchObject({ code: 'slot_taken' });
    await api.runJob('bookings.closeExpired');
    bank.onFinish = async () => undefined;
    await poll();
    expect(await read()).toMatchObject({ status: 2 });
  });

  test('a capture whose answer was lost is found by reading', async () => {
    bank.onFinish = async when => (when === 'after' ? Promise.reject(new Error('the answer is lost')) : undefined);
    await notify();
    expect(await read()).toMatchObject({ status: 4 });
    await poll();
    expect(bank.finished).toEqual([`succeeded ${paymentId}`]);
    expect(await read()).toMatchObject({ status: 2 });
  });

  test('a payment that comes after the hold is voided: no refund, no receipt, and its payer is told', async () => {
    api.clock.advance(term() + 6 * MINUTE);
    await api.runJob('bookings.closeExpired');
    expect(bank.finished).toEqual([`voided ${paymentId}`]);
    expect(await read()).toMatchObject({ status: 3, refund: null });
    expect(await payment()).toEqual({ status: 'canceled', over: true });
    expect(await rowsOf(sql`select id from receipt union all select id from refund`)).toEqual([]);
    expect(await messages()).toContainEqual({ event: 'payment.voided' });
    expect(await messages()).not.toContainEqual({ event: 'payment.returned' });
    await hold(api, await api.aCustomer(), tariffId, [10]);
  });

  test.each([
    ['whose customer gave the booking up', () => api.as(person).send(releaseBooking, { body: { orderId } })],
    ['of another sum', async () => bank.say(paymentId, 'authorized', 100)],
    [
      'of a day that was closed since',
      () => api.db.execute(sql`insert into room_closed_day (room_id, day, reason) values (31, ${DAY}, 'Ремонт')`),
    ],
    [
      'whose hours another has',
      () => api.db.execute(sql`delete from room_slot where starts_at = ${momentOf(DAY, 10).toISOString()}`),
    ],
  ])('one %s is voided', async (_, change) => {
    await change();
    await poll();
    await api.db.execute(sql`delete from room_closed_day`);
    expect(bank.finished).toEqual([`voided ${paymentId}`]);
    expect(await read()).toMatchObject({ refund: null });
    expect((await read()).status).not.toBe(2);
  });

  test('one whose hours have begun is voided', async () => {
    api.clock.now = momentOf(DAY, 9);
    api.clock.advance(55 * MINUTE);
    orderId = await hold(api, person, tariffId, [10]);
    paymentId = await pay(orderId);
    api.clock.advance(6 * MINUTE);
    bank.say(paymentId, 'authorized');
    await notify();
    expect(bank.finished).toEqual([`voided ${paymentId}`]);
    expect((await read()).status).not.toBe(2);
  });

  test('of two payments that were both authorised one is captured, and the other voided', async () => {
    await notify();
    await api.db.execute(sql`
      insert into payment (booking_id, user_id, provider, provider_id, status, sum, description, vat_percent,
        confirmation_token, frame_url, created_at, expires_at, due_at)
      select booking_id, user_id, provider, 'second', 'pending', sum, '', 22, '', '', created_at, expires_at, created_at
      from payment`);
    bank.say('second', 'authorized', 150_000);
    await poll();
    expect(bank.finished).toEqual([`succeeded ${paymentId}`, 'voided second']);
    expect(await read()).toMatchObject({ status: 2, refund: null });
  });

  test('a void whose answer was lost is found by reading, and told once', async () => {
    api.clock.advance(term() + 6 * MINUTE);
    bank.onFinish = async when => (when === 'after' ? Promise.reject(new Error('the answer is lost')) : undefined);
    await api.runJob('bookings.closeExpired');
    expect(await payment()).toMatchObject({ status: 'pending' });
    for (const _ of [1, 2]) await poll();
    expect(await payment()).toMatchObject({ status: 'canceled' });
    expect((await messages()).filter(({ event }) => event === 'payment.voided')).toHaveLength(1);
  });

  test('a provider that refuses the capture holds the hours for minutes, not for ever', async () => {
    bank.onFinish = async () => Promise.reject(new Error('refused'));
    for (let minute = 0; minute < api.config.paymentTermMinutes + 14; minute++) await poll();
    expect(await read()).toMatchObject({ status: 4 });
    bank.finished.length = 0;
    bank.onFinish = async () => undefined;
    for (const _ of [1, 2, 3]) await poll();
    await api.runJob('bookings.closeExpired');
    expect(bank.finished).toEqual([`voided ${paymentId}`]);
    expect(await read()).toMatchObject({ status: 3, refund: null });
  });

  test('authorised money that the provider let go is not waited for', async () => {
    bank.isDown = true;
    for (let hour = 0; hour < 8; hour++) {
      api.clock.advance(60 * MINUTE);
      await api.runJob('payments.poll');
    }
    bank.isDown = false;
    bank.say(paymentId, 'voided');
    api.clock.advance(60 * MINUTE);
    await api.runJob('payments.poll');
    expect(await payment()).toEqual({ status: 'canceled', over: true });
    expect(bank.finished).toEqual([]);
  });

  test('money that was captured before the servers stopped pays, or goes back as before', async () => {
    bank.onFinish = async when => {
      if (when === 'after') bank.isDown = true;
    };
    await notify();
    api.clock.advance(term() + 6 * MINUTE);
    await api.runJob('bookings.closeExpired');
    await hold(api, await api.aCustomer(), tariffId, [10]);
    bank.isDown = false;
    api.clock.advance(10 * MINUTE);
    await api.runJob('payments.poll');
    expect(await read()).toMatchObject({ status: 3, refund: { status: 'requested', sum: 150_000 } });
  });
});
