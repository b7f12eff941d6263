import { retryRefund } from '@venue/sdk/bookings/admin';
import { getEvent, listEventHistory, payForEvent } from '@venue/sdk/events';
import { acceptEvent, removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { listOwedMoney } from '@venue/sdk/receipts/admin';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { told } from '../../bookings/bookings.testing.ts';
import { aBank, type Bank } from '../../payments/payments.testing.ts';
import { event } from '../events.table.ts';
import { anEventIn } from '../events.testing.ts';

const { draft, onVerification, published, rejected, awaitingPayment, processing } = eventStatus;
const PRICE = 900_000;
const MINUTE = 60_000;

describe.each(databaseKinds)('paying for an event (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let person: Person;
  let eventId: number;

  beforeAll(async () => {
    bank = aBank();
    api = await testApi({ kind, ports: { payments: bank } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    bank.reset();
    await api.db.execute(sql`truncate payment, refund, outbox, idempotency cascade`);
    person = await api.aCustomer();
    ({ eventId } = await anEventIn(api, person, awaitingPayment));
    await api.db.update(event).set({ price: PRICE }).where(eq(event.id, eventId));
  });

  const pay = async (price = PRICE) =>
    (await api.as(person).send(payForEvent, { body: { eventId, price } })).message.paymentId;
  const say = async (paymentId: string, status: 'succeeded' | 'canceled' | 'authorized', sum?: number) => {
    bank.say(paymentId, status, sum);
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/payments/notify/bank',
      payload: { paymentId },
    });
    expect(statusCode).toBe(200);
  };
  const read = async () => (await api.as(person).send(getEvent, { id: eventId })).message;
  const history = async () =>
    (await api.as(person).send(listEventHistory, { id: eventId, body: {} })).items.map(({ what, who }) => [what, who]);
  const letters = async () =>
    (await api.db.execute(sql`select body from outbox where recipient = ${person.phone} order by id`)).rows.map(row =>
      String(row.body).replace(/\s/g, ' '),
    );
  const refunds = async () => (await api.db.execute(sql`select status, sum from refund order by id`)).rows;
  const decide = async (seen: (typeof eventStatus.ids)[number], status: typeof rejected | typeof published) =>
    api.as(await api.aStaff()).send(acceptEvent, {
      eventId,
      body: { seen, status, ...(status === rejected ? { rejectionReason: 'Афиша не наша' } : {}) },
    });

  test('paid, it is published at once, and its organiser is told by SMS and live', async () => {
    const first = await pay();
    expect(await read()).toMatchObject({ objectStatusId: processing, paidAt: null });
    expect(await pay()).toBe(first);
    await say(first, 'succeeded');
    await say(first, 'succeeded');
    expect(await read()).toMatchObject({
      objectStatusId: published,
      price: PRICE,
      paidAt: api.clock.now.toISOString(),
      can: ['delete', 'handOver'],
    });
    expect((await history()).slice(0, 2)).toEqual([
      ['Оплачено и\u00a0опубликовано', 'Система'],
      ['Оплачивается', 'Клиент'],
    ]);
    expect(await letters()).toEqual([`Мероприятие № ${eventId}: оплачено и опубликовано. Площадка`]);
    expect((await told(api, `info/${person.id}`)).map(each => (each as { data: unknown }).data)).toEqual([
      { eventId, objectStatusId: processing, rejectionReason: null },
      { eventId, objectStatusId: published, rejectionReason: null },
    ]);
    const guest = await api.aCustomer();
    expect((await api.as(guest).send(getEvent, { id: eventId })).message).toMatchObject({ price: null });
  });

  test('another price than the organiser has seen starts nothing', async () => {
    await expect(pay(PRICE - 1)).rejects.toMatchObject({ code: 'price_changed' });
    expect(await read()).toMatchObject({ objectStatusId: awaitingPayment });
  });

  test('a price that staff correct while the provider is asked is not paid, and money that comes all the same goes back', async () => {
    bank.onStart = () =>
      api.db
        .update(event)
        .set({ price: PRICE * 2 })
        .where(eq(event.id, eventId));
    await expect(pay()).rejects.toMatchObject({ code: 'price_changed' });
    await say(`event-${eventId}-1`, 'succeeded');
    expect(await read()).toMatchObject({ objectStatusId: awaitingPayment });
    expect(await refunds()).toEqual([{ status: 'requested', sum: PRICE }]);
  });

  test.each([draft, onVerification, published, rejected] as const)(
    'in the status %s there is nothing to pay',
    async status => {
      await api.db.update(event).set({ status }).where(eq(event.id, eventId));
      await expect(pay()).rejects.toMatchObject({ code: 'event_not_payable' });
    },
  );

  test('somebody else’s event is not found, one that is over is not paid, a provider that is down is said', async () => {
    const stranger = api.as(await api.aCustomer());
    await expect(stranger.send(payForEvent, { body: { eventId, price: PRICE } })).rejects.toMatchObject({
      code: 'not_found',
    });
    bank.isDown = true;
    await expect(pay()).rejects.toMatchObject({ code: 'event_payment_down' });
    expect(await read()).toMatchObject({ objectStatusId: awaitingPayment });
    bank.isDown = false;
    await api.db.update(event).set({ date: '2026-01-01', dateEnd: null }).where(eq(event.id, eventId));
    await expect(pay()).rejects.toMatchObject({ code: 'event_not_payable' });
  });

  test('declined, it waits to be paid again; five payments are enough for a day', async () => {
    for (let tried = 1; tried <= 5; tried++) {
      await say(await pay(), 'canceled');
      expect(await read()).toMatchObject({ objectStatusId: awaitingPayment, can: ['pay', 'delete'] });
    }
    await expect(pay()).rejects.toMatchObject({ code: 'event_not_payable' });
    api.clock.advance(24 * 60 * MINUTE);
    await say(await pay(), 'succeeded');
    expect(await read()).toMatchObject({ objectStatusId: published });
  });

  test('while a second payment is open, the end of the first changes nothing; of two that were paid one goes back', async () => {
    const first = await pay();
    api.clock.advance(api.config.paymentTermMinutes * MINUTE);
    const second = await pay();
    expect(second).not.toBe(first);
    await say(first, 'canceled');
    expect(await read()).toMatchObject({ objectStatusId: processing });
    await say(second, 'succeeded');
    expect(await read()).toMatchObject({ objectStatusId: published });
    expect(await refunds()).toEqual([]);
  });

  test('of two payments that both went through the second goes back', async () => {
    const first = await pay();
    api.clock.advance(api.config.paymentTermMinutes * MINUTE);
    const second = await pay();
    for (const each of [second, first]) await say(each, 'succeeded');
    expect((await letters()).at(-1)).toMatch(/это вторая оплата, первая уже прошла\. Возвращаем 9 000 ₽/);
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds).toMatchObject([{ paymentId: first, sum: PRICE }]);
    expect(await read()).toMatchObject({ objectStatusId: published });
    expect((await letters()).at(-1)).toBe(`Мероприятие № ${eventId}: вернули 9 000 ₽. Площадка`);
  });

  test('another sum goes back, and the event waits again', async () => {
    await say(await pay(), 'succeeded', 100);
    expect(await read()).toMatchObject({ objectStatusId: awaitingPayment, paidAt: null });
    expect(await refunds()).toEqual([{ status: 'requested', sum: 100 }]);
  });

  test('money for an event that was deleted meanwhile, or is over, goes back', async () => {
    const payment = await pay();
    await api.as(await api.aStaff()).send(removeEvent, { body: { eventId, seen: processing } });
    await say(payment, 'succeeded');
    expect(await refunds()).toEqual([{ status: 'requested', sum: PRICE }]);
    expect((await letters()).at(-1)).toMatch(/оплата пришла, когда её уже не ждали. Возвращаем 9 000 ₽/);
    const { message } = await api.as(await api.aStaff()).send(restoreEvent, { body: { eventId } });
    expect(message).toMatchObject({ objectStatusId: awaitingPayment, paidAt: null });
  });

  test('what staff delete or reject after it was paid is paid back whole, once, and would have to be paid again', async () => {
    await say(await pay(), 'succeeded');
    await api.as(await api.aStaff()).send(removeEvent, { body: { eventId, seen: published } });
    expect(await refunds()).toEqual([{ status: 'requested', sum: PRICE }]);
    const office = api.as(await api.aStaff());
    expect((await office.send(restoreEvent, { body: { eventId } })).message).toMatchObject({
      objectStatusId: awaitingPayment,
      price: PRICE,
      paidAt: null,
    });
    await api.runJob('payments.sendRefunds');
    await say(await pay(), 'succeeded');
    await api.db.update(event).set({ status: onVerification }).where(eq(event.id, eventId));
    await decide(onVerification, rejected);
    expect(await read()).toMatchObject({ objectStatusId: rejected, price: null, paidAt: null });
    await api.runJob('payments.sendRefunds');
    expect(await refunds()).toEqual([
      { status: 'succeeded', sum: PRICE },
      { status: 'succeeded', sum: PRICE },
    ]);
  });

  test('a refund the bank has refused stands in the queue of staff, who send it again', async () => {
    await say(await pay(), 'succeeded');
    await api.as(await api.aStaff()).send(removeEvent, { body: { eventId, seen: published } });
    bank.refundAnswer = 'failed';
    await api.runJob('payments.sendRefunds');
    const office = api.as(await api.aStaff());
    const queue = async () => (await office.send(listOwedMoney, { query: { byStaff: true } })).items;
    expect(await queue()).toMatchObject([
      {
        subject: { kind: 'event', id: eventId },
        title: `Мероприятие № ${eventId}, размещение`,
        phone: person.phone,
        sum: PRICE,
      },
    ]);
    await office.send(retryRefund, { body: { kind: 'event', id: eventId } });
    expect(await queue()).toEqual([]);
    const { rows } = await api.db.execute(
      sql`select subject, subject_id from audit where call_id = 'admin.booking.refundRetry'`,
    );
    expect(rows.at(-1)).toEqual({ subject: 'event', subject_id: eventId });
    bank.refundAnswer = 'succeeded';
    await api.runJob('payments.sendRefunds');
    expect(await refunds()).toEqual([{ status: 'succeeded', sum: PRICE }]);
  });

  test('an event somebody has begun to pay for cannot lose its row', async () => {
    await say(await pay(), 'canceled');
    await expect(api.db.delete(event).where(eq(event.id, eventId))).rejects.toThrow();
  });

  test('in two stages it is captured while it is awaited, and voided after it was refused', async () => {
    const first = await pay();
    await say(first, 'authorized', PRICE - 1);
    expect([bank.finished, (await read()).objectStatusId]).toEqual([[`voided ${first}`], awaitingPayment]);
    const second = await pay();
    await say(second, 'authorized');
    expect([bank.finished.at(-1), (await read()).objectStatusId]).toEqual([`succeeded ${second}`, published]);
    expect(await refunds()).toEqual([]);
  });
});
