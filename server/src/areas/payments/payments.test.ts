import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, getBooking, payEmbedded, releaseBooking } from '@venue/sdk/bookings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { DAY, hold, openStudio } from '../bookings/bookings.testing.ts';
import { aBank, anApiWithBank, type Bank, startOver } from './payments.testing.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe.each(databaseKinds)('the second acts of payments (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let rival: Person;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    person = await api.aCustomer();
    rival = await api.aCustomer();
  });

  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const pay = async (orderId: number) =>
    (await api.as(person).send(payEmbedded, { body: { orderId } })).message.paymentId;
  const tell = (paymentId: string) =>
    api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  const told = async (paymentId: string, status: 'succeeded' | 'canceled', sum?: number) => {
    bank.say(paymentId, status, sum);
    expect((await tell(paymentId)).statusCode).toBe(200);
  };
  const someoneElseHolds = (hour: number) => hold(api, rival, tariffId, [hour]);
  const taken = { code: 'slot_taken' };
  const term = () => api.config.paymentTermMinutes * MINUTE;

  describe('at the end of the provider’s term', () => {
    let orderId: number;
    let paymentId: string;
    beforeEach(async () => {
      orderId = await hold(api, person, tariffId, [10]);
      paymentId = await pay(orderId);
    });
    const sweep = async () => {
      await api.runJob('payments.poll');
      await api.runJob('bookings.closeExpired');
    };

    test('who paid in time keeps the hour, although the notice comes late', async () => {
      api.clock.advance(term() - 100);
      // The payment is made, but the server does not know it yet.
      api.clock.advance(150);
      await sweep();
      await expect(someoneElseHolds(10)).rejects.toMatchObject(taken);
      api.clock.advance(8 * SECOND);
      await told(paymentId, 'succeeded');
      // The job is about to ask anyway, so the notice does not.
      api.clock.advance(3 * SECOND);
      await sweep();
      expect(await read(orderId)).toMatchObject({ status: 2 });
      await expect(someoneElseHolds(10)).rejects.toMatchObject(taken);
    });

    test('the hour is free at once when the provider says no', async () => {
      api.clock.advance(term());
      bank.say(paymentId, 'canceled');
      await api.runJob('payments.poll');
      expect(await read(orderId)).toMatchObject({
        status: 3,
        rejectionReason: 'Время на оплату истекло',
        expiresAt: null,
      });
      await someoneElseHolds(10);
    });

    test('the hour waits minutes for an answer and no longer; money told of in them is booked', async () => {
      api.clock.advance(term() + 2 * MINUTE);
      await sweep();
      expect(await read(orderId)).toMatchObject({ status: 4, can: ['release'] });
      await expect(pay(orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
      await told(paymentId, 'succeeded');
      expect(await read(orderId)).toMatchObject({ status: 2 });
    });

    test('without an answer the hour is free after them, and later money goes back', async () => {
      api.clock.advance(term() + 5 * MINUTE + SECOND);
      await sweep();
      expect(await read(orderId)).toMatchObject({ status: 3 });
      await someoneElseHolds(10);
      bank.say(paymentId, 'succeeded');
      api.clock.advance(10 * MINUTE);
      await api.runJob('payments.poll');
      expect(await read(orderId)).toMatchObject({ status: 3, refund: { status: 'requested', sum: 150_000 } });
    });

    test('late money books no hour of a day that was closed since', async () => {
      api.clock.advance(term() + 5 * MINUTE + SECOND);
      await sweep();
      await api.db.execute(sql`insert into room_closed_day (room_id, day, reason) values (31, ${DAY}, 'Ремонт')`);
      bank.say(paymentId, 'succeeded');
      api.clock.advance(10 * MINUTE);
      await api.runJob('payments.poll');
      await api.db.execute(sql`delete from room_closed_day`);
      expect(await read(orderId)).toMatchObject({ status: 3, refund: { status: 'requested', sum: 150_000 } });
      expect((await read(orderId)).rejectionReason).toContain('в этот день закрыто');
    });

    test('a payment the provider has not heard of is over after them, not before', async () => {
      bank.say(paymentId, undefined);
      api.clock.advance(term() + 4 * MINUTE);
      await sweep();
      expect(await read(orderId)).toMatchObject({ status: 4 });
      api.clock.advance(2 * MINUTE);
      await api.runJob('payments.poll');
      const { rows } = await api.db.execute(sql`select status, due_at from payment`);
      expect(rows).toEqual([{ status: 'canceled', due_at: null }]);
    });

    test('the sweeper asks once more before it cancels', async () => {
      bank.say(paymentId, 'succeeded');
      api.clock.advance(term() + 6 * MINUTE);
      await api.runJob('bookings.closeExpired');
      expect(await read(orderId)).toMatchObject({ status: 2 });
    });

    test('a provider that is down stops nobody: holds end, and it is asked ever more seldom, without a last time', async () => {
      bank.isDown = true;
      api.clock.advance(term() + 6 * MINUTE);
      await sweep();
      expect(await read(orderId)).toMatchObject({ status: 3 });
      bank.reads = 0;
      for (let minute = 0; minute < 48 * 60; minute += 10) {
        api.clock.advance(10 * MINUTE);
        await api.runJob('payments.poll');
      }
      expect(bank.reads).toBeGreaterThan(40);
      expect(bank.reads).toBeLessThan(75);
      bank.isDown = false;
      bank.say(paymentId, 'succeeded');
      api.clock.advance(60 * MINUTE);
      await api.runJob('payments.poll');
      expect(await read(orderId)).toMatchObject({ status: 3, refund: { sum: 150_000 } });
    });
  });

  describe('declined', () => {
    test('five times, there is no sixth payment', async () => {
      const orderId = await hold(api, person, tariffId, [10]);
      for (let tried = 0; tried < 5; tried++) await told(await pay(orderId), 'canceled');
      await expect(pay(orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
      expect(await read(orderId)).toMatchObject({ status: 1 });
    });

    test('the customer’s deadline neither moves nor comes back', async () => {
      const orderId = await hold(api, person, tariffId, [10]);
      const { expiresAt } = await read(orderId);
      api.clock.advance(14 * MINUTE);
      const paymentId = await pay(orderId);
      expect((await read(orderId)).expiresAt).toBe(expiresAt);
      await told(paymentId, 'canceled');
      expect(await read(orderId)).toMatchObject({ status: 1, expiresAt });
      api.clock.advance(MINUTE);
      await someoneElseHolds(10);
      await expect(pay(orderId)).rejects.toMatchObject({ code: 'hold_expired' });
    });

    test('after the deadline, the hours are free at once', async () => {
      const orderId = await hold(api, person, tariffId, [10]);
      const paymentId = await pay(orderId);
      api.clock.advance(16 * MINUTE);
      expect(await pay(orderId)).toBe(paymentId);
      await told(paymentId, 'canceled');
      expect(await read(orderId)).toMatchObject({ status: 3 });
      await someoneElseHolds(10);
    });

    test('and paid again, the payment that was paid is refunded', async () => {
      const orderId = await hold(api, person, tariffId, [10]);
      await told(await pay(orderId), 'canceled');
      const second = await pay(orderId);
      await told(second, 'succeeded');
      await api.as(person).send(cancelPaidBooking, { body: { orderId, refund: 150_000 } });
      await api.runJob('payments.sendRefunds');
      expect(bank.refunds).toMatchObject([{ paymentId: second, sum: 150_000 }]);
    });
  });

  test('another sum than the price frees the hours, and goes back whole', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    await told(await pay(orderId), 'succeeded', 100);
    expect(await read(orderId)).toMatchObject({ status: 3, refund: { sum: 100 } });
    await someoneElseHolds(10);
  });

  test('a hold that is lost while the provider is asked is not paid; money that comes all the same goes back', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    bank.onStart = () => api.as(person).send(releaseBooking, { body: { orderId } });
    await expect(pay(orderId)).rejects.toMatchObject({ code: 'hold_expired' });
    await told(`booking-${orderId}-1`, 'succeeded');
    expect(await read(orderId)).toMatchObject({ status: 3, refund: { sum: 150_000 } });
  });

  test('hours that another has taken while the provider is asked are not paid', async () => {
    const orderId = await hold(api, person, tariffId, [10, 11]);
    bank.onStart = () =>
      api.db.execute(sql`delete from room_slot where starts_at = ${momentOf(DAY, 11).toISOString()}`);
    await expect(pay(orderId)).rejects.toMatchObject({ code: 'hold_expired' });
  });

  test('nothing is paid once its hours have begun', async () => {
    api.clock.now = momentOf(DAY, 9);
    api.clock.advance(55 * MINUTE);
    const orderId = await hold(api, person, tariffId, [10]);
    api.clock.advance(5 * MINUTE);
    await expect(pay(orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
  });

  test('holds that have ended count no longer, before anybody sweeps them', async () => {
    for (const hour of [9, 10, 11]) await hold(api, person, tariffId, [hour]);
    await expect(hold(api, person, tariffId, [12])).rejects.toMatchObject({ code: 'too_many_holds' });
    api.clock.advance(15 * MINUTE);
    await hold(api, person, tariffId, [12]);
  });
});

test('of two payments that both went through one pays the booking, and the other goes back whole', async () => {
  const bank = aBank();
  const api = await testApi({ ports: { payments: bank }, config: { paymentTermMinutes: 2 } });
  onTestFinished(() => api.close());
  const { tariffId } = await openStudio(api);
  const person = await api.aCustomer();
  const orderId = await hold(api, person, tariffId, [10]);
  const pay = async () => (await api.as(person).send(payEmbedded, { body: { orderId } })).message.paymentId;
  const first = await pay();
  api.clock.advance(3 * MINUTE);
  for (const paymentId of [await pay(), first]) {
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  }
  await api.runJob('payments.sendRefunds');
  expect(bank.refunds).toMatchObject([{ paymentId: first, sum: 150_000 }]);
  expect((await api.as(person).send(getBooking, { body: { orderId } })).message).toMatchObject({ status: 2 });
  await expect(hold(api, await api.aCustomer(), tariffId, [10])).rejects.toMatchObject({ code: 'slot_taken' });
});

test('many notifications about a payment cause few questions, and none after the last is needed', async () => {
  const bank = aBank();
  const api = await testApi({ ports: { payments: bank } });
  onTestFinished(() => api.close());
  const { tariffId } = await openStudio(api);
  const person = await api.aCustomer();
  const orderId = await hold(api, person, tariffId, [10]);
  const { paymentId } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
  const tell = (id = paymentId) =>
    api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId: id } });
  bank.reads = 0;
  await Promise.all(Array.from({ length: 300 }, (_, index) => tell(index % 3 === 2 ? `unknown-${index}` : paymentId)));
  expect(bank.reads).toBe(1);
  // The status changes after the only question; the last notification is not lost.
  bank.say(paymentId, 'succeeded');
  expect((await tell()).json()).toEqual({ received: true });
  expect(bank.reads).toBe(1);
  api.clock.advance(4_000);
  await api.runJob('payments.poll');
  expect(bank.reads).toBe(2);
  expect((await api.as(person).send(getBooking, { body: { orderId } })).message).toMatchObject({ status: 2 });
  await tell();
  expect(bank.reads).toBe(2);
});

test('a notification during the question of the job is followed by another question', async () => {
  const bank = aBank();
  const api = await testApi({ ports: { payments: bank } });
  onTestFinished(() => api.close());
  const { tariffId } = await openStudio(api);
  const person = await api.aCustomer();
  const orderId = await hold(api, person, tariffId, [10]);
  const { paymentId } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
  const tell = () => api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  const read = bank.read;
  bank.read = async id => {
    const answer = await read(id);
    bank.read = read;
    await tell();
    // This one asks nothing itself, and the job must not put off its question.
    bank.say(paymentId, 'succeeded');
    await tell();
    return answer;
  };
  api.clock.advance(60_000);
  await api.runJob('payments.poll');
  expect(bank.reads).toBe(2);
  api.clock.advance(4_000);
  await api.runJob('payments.poll');
  expect((await api.as(person).send(getBooking, { body: { orderId } })).message).toMatchObject({ status: 2 });
});

test('with a term shorter than the hold, the hours are kept until the deadline, and a late no costs nothing', async () => {
  const bank = aBank();
  const api = await testApi({ ports: { payments: bank }, config: { paymentTermMinutes: 2 } });
  try {
    const { tariffId } = await openStudio(api);
    const person = await api.aCustomer();
    const orderId = await hold(api, person, tariffId, [10]);
    const pay = async () => (await api.as(person).send(payEmbedded, { body: { orderId } })).message.paymentId;
    const read = async () => (await api.as(person).send(getBooking, { body: { orderId } })).message;
    const first = await pay();
    api.clock.advance(3 * MINUTE);
    const second = await pay();
    expect(second).not.toBe(first);
    bank.say(first, 'canceled');
    bank.say(second, 'pending');
    await api.runJob('payments.poll');
    expect(await read()).toMatchObject({ status: 4, can: ['pay', 'release'] });
    api.clock.advance(11 * MINUTE);
    await expect(hold(api, await api.aCustomer(), tariffId, [10])).rejects.toMatchObject({ code: 'slot_taken' });
    bank.say(second, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId: second } });
    expect(await read()).toMatchObject({ status: 2 });
  } finally {
    await api.close();
  }
});
