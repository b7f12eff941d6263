import { cancelPaidBooking, getBooking, payEmbedded } from '@venue/sdk/bookings';
import { cancelBooking, getBookingCard, retryRefund } from '@venue/sdk/bookings/admin';
import { countPending } from '@venue/sdk/pending/admin';
import { listOwedMoney } from '@venue/sdk/receipts/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { moveHold } from '../bookings/bookings.store.ts';
import { hold, told } from '../bookings/bookings.testing.ts';
import { addRefund, claimRefunds, paidPayments, settleRefund } from './payments.store.ts';
import { anApiWithBank, type Bank, startOver } from './payments.testing.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('money on its way back (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let orderId: number;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    person = await api.aCustomer();
    orderId = await hold(api, person, tariffId, [10]);
    await pay('succeeded');
  });

  async function pay(status: 'succeeded' | 'canceled'): Promise<string> {
    const { paymentId } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
    bank.say(paymentId, status);
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    return paymentId;
  }
  const cancel = () => api.as(person).send(cancelPaidBooking, { body: { orderId, refund: 150_000 } });
  const send = () => api.runJob('payments.sendRefunds');
  const refundOf = async () => (await api.as(person).send(getBooking, { body: { orderId } })).message.refund;
  const moneyTold = async () =>
    (await told(api, `info/${person.id}`))
      .filter(each => (each as { action: string }).action === 'order_paid')
      .map(each => (each as { data: { status: string } }).data.status);
  const letters = async () =>
    (
      await api.db.execute(
        sql`select body from outbox where recipient = ${person.phone} and event like 'refund.%' order by id`,
      )
    ).rows.map(row => String(row.body));

  test('an outage of days ends no refund: it is sent ever more seldom, and once', async () => {
    await cancel();
    bank.isDown = true;
    const sentAt: number[] = [];
    for (let minute = 0; minute < 72 * 60; minute++) {
      const before = bank.refunds.length;
      await send();
      if (bank.refunds.length > before) sentAt.push(minute);
      api.clock.advance(MINUTE);
    }
    const pauses = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(61);
    expect(Math.min(...pauses.slice(12))).toBeGreaterThanOrEqual(45);
    expect(await refundOf()).toMatchObject({ status: 'requested' });
    expect(await moneyTold()).toEqual(['process', 'paid', 'refund_requested']);
    expect(await letters()).toEqual([]);

    bank.isDown = false;
    api.clock.advance(60 * MINUTE);
    await send();
    await send();
    expect(await refundOf()).toMatchObject({ status: 'succeeded', sum: 150_000 });
    expect(new Set(bank.refunds.map(each => each.key)).size).toBe(1);
    expect((await moneyTold()).at(-1)).toBe('refund_succeeded');
    expect(await letters()).toEqual([`Бронь № ${orderId}: вернули 1 500 ₽. Площадка`]);
  });

  test('a refusal is said to the customer as it is, once', async () => {
    await cancel();
    bank.refundAnswer = 'failed';
    await send();
    api.clock.advance(60 * MINUTE);
    await send();
    expect(bank.refunds).toHaveLength(1);
    expect(await refundOf()).toMatchObject({ status: 'failed', sum: 150_000 });
    expect((await moneyTold()).at(-1)).toBe('refund_failed');
    expect(await letters()).toEqual([
      `Бронь № ${orderId}: банк не принял возврат 1 500 ₽. Мы разбираемся и напишем, когда вернём деньги. Площадка`,
    ]);
  });

  test('what was paid in two parts goes back in two, and each SMS says its part', async () => {
    const office = api.as(await api.aStaff());
    const [payment] = await paidPayments(api.db, { kind: 'booking', id: orderId });
    await api.db.execute(sql`
      insert into payment (user_id, booking_id, provider, provider_id, status, sum, received, description, vat_percent,
        confirmation_token, frame_url, created_at, expires_at, settled_at)
      select user_id, booking_id, provider, 'second', status, sum, received, description, vat_percent,
        confirmation_token, frame_url, created_at, expires_at, settled_at from payment where id = ${payment?.id ?? 0}`);
    await office.send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
    await send();
    expect(await letters()).toEqual([
      `Бронь № ${orderId}: вернули 1 500 ₽ из 3 000 ₽. Площадка`,
      `Бронь № ${orderId}: вернули 1 500 ₽, всего 3 000 ₽. Площадка`,
    ]);
  });

  test('a refused refund waits for staff, who send it again until it has gone', async () => {
    const office = await api.aStaff();
    const waiting = async () => (await api.as(office).send(countPending, {})).message.refund;
    const queue = async () => (await api.as(office).send(listOwedMoney, { query: { byStaff: true } })).items;
    const card = async () => (await api.as(office).send(getBookingCard, { id: orderId })).message;
    const retry = (as = office, options = {}) =>
      api.as(as).send(retryRefund, { body: { kind: 'booking', id: orderId } }, options);
    await expect(retry()).rejects.toMatchObject({ code: 'refund_not_failed' });
    await cancel();
    await expect(retry()).rejects.toMatchObject({ code: 'refund_not_failed' });
    expect([await waiting(), await queue()]).toEqual([0, []]);
    bank.refundAnswer = 'failed';
    await send();
    expect(await waiting()).toBe(1);
    expect(await told(api, 'staff')).toEqual([{ action: 'recordsChanged', data: { tags: ['bookings'] } }]);
    expect(await queue()).toMatchObject([
      {
        subject: { kind: 'booking', id: orderId },
        title: `Бронь № ${orderId}, Фотостудия`,
        phone: person.phone,
        sum: 150_000,
        why: 'Отменено клиентом',
        owedState: 'refused',
        owedSince: api.clock.now.toISOString(),
        can: ['retry'],
      },
    ]);
    expect((await card()).can).toEqual(['retryRefund']);

    await expect(retry(await api.aStaff(['bookings.read']))).rejects.toMatchObject({ code: 'profile_denied' });
    await Promise.all([retry(office, { idempotencyKey: 'once' }), retry(office, { idempotencyKey: 'once' })]);
    expect([await waiting(), await queue(), await refundOf()]).toMatchObject([0, [], { status: 'requested' }]);
    expect((await moneyTold()).at(-1)).toBe('refund_requested');
    await send();
    expect(await waiting()).toBe(1);
    await retry();
    bank.refundAnswer = 'succeeded';
    await send();
    expect(await refundOf()).toMatchObject({ status: 'succeeded', sum: 150_000 });
    expect(new Set(bank.refunds.map(each => each.key)).size).toBe(3);
    expect((await card()).can).toEqual([]);
    expect((await card()).history.map(each => each.what.replace(/\s/g, ' ')).slice(-4)).toEqual([
      'Возврат отправлен ещё раз',
      'Банк не принял возврат 1 500 ₽',
      'Возврат отправлен ещё раз',
      'Возвращено 1 500 ₽',
    ]);
    const { rows } = await api.db.execute(
      sql`select count(*)::int as times from audit where call_id = 'admin.booking.refundRetry' and subject_id = ${orderId}`,
    );
    expect(rows).toEqual([{ times: 2 }]);
    expect((await letters()).at(-1)).toMatch(/вернули 1 500 ₽/);
  });

  test('two senders send what the provider still works on once, and again after a pause, by the same key', async () => {
    await cancel();
    bank.refundAnswer = 'pending';
    await Promise.all([send(), send()]);
    await send();
    expect(bank.refunds).toHaveLength(1);
    api.clock.advance(MINUTE);
    await Promise.all([send(), send()]);
    expect(bank.refunds).toHaveLength(2);
    expect(new Set(bank.refunds.map(each => each.key)).size).toBe(1);
  });

  test('a worker that was taken for dead and answers all the same tells nobody a second time', async () => {
    await cancel();
    const hangs = Promise.withResolvers<void>();
    bank.onRefund = () => hangs.promise;
    const first = send();
    await expect.poll(() => bank.refunds.length).toBe(1);
    bank.onRefund = async () => undefined;
    api.clock.advance(MINUTE);
    await send();
    expect(await refundOf()).toMatchObject({ status: 'succeeded' });
    hangs.resolve();
    await first;
    expect(await letters()).toEqual([`Бронь № ${orderId}: вернули 1 500 ₽. Площадка`]);
    expect((await moneyTold()).filter(status => status === 'refund_succeeded')).toHaveLength(1);
  });

  test('what a worker took is nobody else’s until that worker is taken for dead', async () => {
    await cancel();
    const now = api.clock.now.getTime();
    const claimedAt = async (ms: number) => (await claimRefunds(api.db, new Date(now + ms))).length;
    expect(await claimedAt(0)).toBe(1);
    expect(await claimedAt(MINUTE - 1)).toBe(0);
    expect(await claimedAt(MINUTE)).toBe(1);
  });

  test('an answer that two workers bring is written down once', async () => {
    await cancel();
    const [sent] = await claimRefunds(api.db, api.clock.now);
    if (!sent) throw new Error('nothing was claimed');
    const settle = () => inTransaction(api.db, tx => settleRefund(tx, sent, 'succeeded', api.clock.now));
    expect((await Promise.all([settle(), settle()])).sort()).toEqual([false, true]);
  });

  test('a late answer to a request that was renewed meanwhile settles nothing', async () => {
    const [payment] = await inTransaction(api.db, tx => paidPayments(tx, { kind: 'booking', id: orderId }));
    await cancel();
    const [sent] = await claimRefunds(api.db, api.clock.now);
    if (!sent) throw new Error('nothing was claimed');
    const settle = (status: 'succeeded' | 'failed') =>
      inTransaction(api.db, tx => settleRefund(tx, sent, status, api.clock.now));
    expect(await settle('failed')).toBe(true);
    const request = { paymentId: payment?.id ?? 0, sum: 75_000, why: 'Ещё раз' };
    await inTransaction(api.db, tx => addRefund(tx, request, api.clock.now));
    expect(await settle('succeeded')).toBe(false);
    expect(await refundOf()).toMatchObject({ status: 'requested' });
  });

  test('hours that are paid are no hold, whose end could be moved', async () => {
    const later = new Date(api.clock.now.getTime() + MINUTE);
    expect(await inTransaction(api.db, tx => moveHold(tx, orderId, later))).toBe(0);
  });

  test('money whose refund was refused is still here, and may be asked back again', async () => {
    const paid = async () => (await inTransaction(api.db, tx => paidPayments(tx, { kind: 'booking', id: orderId })))[0];
    const payment = await paid();
    await cancel();
    expect(await paid()).toBeUndefined();
    bank.refundAnswer = 'failed';
    await send();
    expect(await paid()).toMatchObject({ id: payment?.id });
    const request = { paymentId: payment?.id ?? 0, sum: 75_000, why: 'Ещё раз' };
    await inTransaction(api.db, tx => addRefund(tx, request, api.clock.now));
    bank.refundAnswer = 'succeeded';
    await send();
    expect(bank.refunds.map(({ key, sum }) => [key === bank.refunds[0]?.key, sum])).toEqual([
      [true, 150_000],
      [false, 75_000],
    ]);
    // Money that was already refunded is not requested again.
    await inTransaction(api.db, tx => addRefund(tx, request, api.clock.now));
    await send();
    expect(bank.refunds).toHaveLength(2);
  });
});
