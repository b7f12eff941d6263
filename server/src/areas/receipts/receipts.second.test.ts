import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, moveMyBooking, payEmbedded, quoteMove, writeGroup } from '@venue/sdk/bookings';
import { payAtDesk } from '@venue/sdk/desk/admin';
import { countPending } from '@venue/sdk/pending/admin';
import { listMovements, listReconciliation, retryReceipt } from '@venue/sdk/receipts/admin';
import { createTicketOrder, payTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../area/invariant.ts';
import type { Registered } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, DAY, hold } from '../bookings/bookings.testing.ts';
import { entrance } from '../events/events.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';
import { receiptsInvariants } from './receipts.invariants.ts';
import { paidHow } from './receipts.service.ts';

const HOUR = 150_000;
const MINUTE = 60_000;

describe.each(databaseKinds)('second receipts of prepayments (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind, { prepaymentReceipts: true }));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    await api.db.execute(sql`truncate statement_day, statement_line`);
    person = await api.aCustomer();
  });

  const nowIso = () => api.clock.now.toISOString();
  const settle = async (paymentId: string) => {
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    return paymentId;
  };
  const pay = async (orderId: number) =>
    settle((await api.as(person).send(payEmbedded, { body: { orderId } })).message.paymentId);
  const book = async (hours: readonly number[]) => {
    const orderId = await hold(api, person, tariffId, hours);
    return { orderId, paymentId: await pay(orderId) };
  };
  const giveBack = async (orderId: number, refund: number) => {
    await api.as(person).send(cancelPaidBooking, { body: { orderId, refund } });
    await api.runJob('payments.sendRefunds');
  };
  /** Staff give back a part of what was paid. */
  const askPartBack = async (orderId: number, sum: number) =>
    await api.db.execute(sql`insert into refund (payment_id, in_part, status, sum, why, created_at, due_at, requested_at)
      select id, true, 'requested', ${sum}, '', ${nowIso()}, ${nowIso()}, ${nowIso()} from payment where booking_id = ${orderId}`);
  const giveBackPart = async (orderId: number, sum: number) => {
    await askPartBack(orderId, sum);
    await api.runJob('payments.sendRefunds');
  };
  /** Brings the clock to a moment and lets the server do what is due. */
  const come = async (moment: Date) => {
    api.clock.now = moment;
    person = await api.aCustomer();
    for (const job of ['receipts.settle', 'receipts.ask']) await api.runJob(job);
  };
  const ask = async (minutes = 1) => {
    api.clock.advance(minutes * MINUTE);
    await api.runJob('receipts.ask');
  };
  const seconds = async () =>
    (
      await api.db.execute<{ status: string; sum: number }>(
        sql`select status, sum::int from receipt where is_second order by id`,
      )
    ).rows;
  const registered = (sum: number, documentNumber: string): Registered => ({
    status: 'registered',
    documentNumber,
    storageNumber: '9288000100115785',
    attribute: '3617603921',
    registeredAt: api.clock.now,
    sum,
  });
  const movements = async (query: object = {}) =>
    (await api.as(await api.aStaff()).send(listMovements, { query })).items;
  const holds = async () => expect(await brokenInvariants(api.db, receiptsInvariants, api.clock.now)).toEqual([]);

  test('the first says prepayment; when the last hour has ended the second is written once, of full payment', async () => {
    const owner = person;
    const { orderId, paymentId } = await book([10, 11]);
    bank.receipts.set(paymentId, registered(2 * HOUR, '17'));
    await come(new Date(momentOf(DAY, 12).getTime() - 1));
    expect(await seconds()).toEqual([]);
    await come(momentOf(DAY, 12));
    expect(await seconds()).toEqual([{ status: 'awaited', sum: 2 * HOUR }]);
    await Promise.all([ask(), api.runJob('receipts.settle'), ask()]);
    const [{ id } = expect.unreachable()] = (await api.db.execute(sql`select id from receipt where is_second`)).rows;
    expect(bank.written).toMatchObject([
      {
        key: `receipt-${id}-1`,
        paymentId,
        refundKey: null,
        isSecond: true,
        sum: 2 * HOUR,
        receipt: { phone: owner.phone, isPrepayment: false, vatPercent: 22, lines: [{ sum: 2 * HOUR }] },
      },
    ]);
    bank.receipts.set(`${paymentId} second`, registered(2 * HOUR, '18'));
    await ask(5);
    expect(await seconds()).toEqual([{ status: 'registered', sum: 2 * HOUR }]);
    expect((await movements()).map(each => [each.way, each.receiptKind, each.receipt, each.documentNumber])).toEqual([
      ['settlement', 'settlement', 'registered', '18'],
      ['payment', 'prepayment', 'registered', '17'],
    ]);
    const { fiscal } = await paidHow(api.db, { kind: 'booking', id: orderId }, '');
    expect(fiscal.map(({ title, isRefund, documentNumber }) => [title, isRefund, documentNumber])).toEqual([
      ['Чек предоплаты', false, '17'],
      ['Чек полного расчёта', false, '18'],
    ]);
    await holds();
  });

  test('it is no money: no difference, no sum of a day, and the books know nothing of it', async () => {
    const { paymentId } = await book([10]);
    bank.books.push({
      kind: 'payment',
      id: paymentId,
      paymentId,
      refundKey: null,
      sum: HOUR,
      at: api.clock.now,
    });
    bank.receipts.set(paymentId, registered(HOUR, '17'));
    bank.receipts.set(`${paymentId} second`, registered(HOUR, '18'));
    await come(momentOf(DAY, 11));
    api.clock.advance(61 * MINUTE);
    await api.runJob('receipts.readStatements');
    const staff = await api.aStaff();
    expect(await movements({ differs: true })).toEqual([]);
    const days = (await api.as(staff).send(listReconciliation, { query: {} })).items;
    expect(days).toMatchObject([
      { day: DAY, paid: 0, returned: 0, cash: 0, differences: 0, receiptsRegistered: 1 },
      { day: '2026-12-01', paid: HOUR, providerPaid: HOUR, differences: 0, receiptsRegistered: 1 },
    ]);
    await holds();
  });

  test('what went back before is not on it; all of it back owes none; what goes back later is full payment', async () => {
    const [part, all, whole] = [await book([10]), await book([12]), await book([14])];
    await giveBackPart(part.orderId, 50_000);
    await giveBack(all.orderId, HOUR);
    await come(momentOf(DAY, 15));
    expect(await seconds()).toEqual([
      { status: 'awaited', sum: HOUR - 50_000 },
      { status: 'awaited', sum: HOUR },
    ]);
    await giveBackPart(whole.orderId, 70_000);
    expect(bank.refunds.map(({ sum, receipt }) => [sum, receipt.isPrepayment])).toEqual([
      [50_000, true],
      [HOUR, true],
      [70_000, false],
    ]);
    await come(momentOf(DAY, 16));
    expect(await seconds()).toHaveLength(2);
    await holds();
  });

  test('a booking that moves takes its due time along; a guest who never came owes one', async () => {
    const { orderId } = await book([10]);
    const slots = [at(16)];
    const { price, due, back } = (await api.as(person).send(quoteMove, { body: { orderId, slots } })).message;
    await api.as(person).send(moveMyBooking, { body: { orderId, slots, seen: [at(10)], price, due, back } });
    await come(momentOf(DAY, 12));
    expect(await seconds()).toEqual([]);
    await api.db.execute(sql`update booking set arrival = 'absent' where id = ${orderId}`);
    await come(momentOf(DAY, 17));
    expect(await seconds()).toHaveLength(1);
  });

  test('of several bookings paid together, after the last that was not given back, and of what is left', async () => {
    const part = (day: string) => ({
      roomId: 31,
      tariffId,
      slots: [at(10, day)],
      serviceIds: [],
      equipmentIds: [],
      price: HOUR,
    });
    const parts = ['2026-12-03', '2026-12-10', '2026-12-17'].map(part);
    const { orderIds } = (await api.as(person).send(writeGroup, { body: { parts } })).message;
    await pay(orderIds[0] ?? 0);
    await giveBack(orderIds[2] ?? 0, HOUR);
    await come(momentOf('2026-12-10', 10));
    expect(await seconds()).toEqual([]);
    await come(momentOf('2026-12-10', 11));
    expect(await seconds()).toEqual([{ status: 'awaited', sum: 2 * HOUR }]);
    await holds();
  });

  test('tickets have one after the event, and none if it was cancelled', async () => {
    const buy = async () => {
      const { eventId, ticketIds, event } = await anEventWithTickets(api, { tickets: [entrance] });
      const lines = [{ ticketId: ticketIds[0] ?? 0, count: 1 }];
      const body = { eventId, lines, total: entrance.ticketPrice };
      const slug = (await api.as(person).send(createTicketOrder, { body })).message.orderKey;
      await settle((await api.client().send(payTicketOrder, { slug })).message.paymentId);
      return { eventId, ends: momentOf(event.dateEnd ?? event.date, 23) };
    };
    const [taken, cancelled] = [await buy(), await buy()];
    await api.db.execute(
      sql`update event set status = 5, deleted_from = 4, cancelled_at = now() where id = ${cancelled.eventId}`,
    );
    await come(new Date(taken.ends.getTime() - 1));
    expect(await seconds()).toEqual([]);
    await come(taken.ends);
    expect(await seconds()).toEqual([{ status: 'awaited', sum: entrance.ticketPrice }]);
  });

  test('one that was refused waits for staff, who have it written anew; an outage ends nothing', async () => {
    const { paymentId } = await book([10]);
    bank.receipts.set(paymentId, registered(HOUR, '17'));
    bank.writeAnswer = 'refused';
    await come(momentOf(DAY, 11));
    const staff = await api.aStaff();
    expect((await api.as(staff).send(countPending, {})).message.receipt).toBe(1);
    const [row = expect.unreachable()] = await movements({ receipt: 'refused' });
    expect(row).toMatchObject({ receiptKind: 'settlement', trouble: 'receiptRefused', can: ['retry', 'note'] });
    await api.as(staff).send(retryReceipt, { body: { receiptId: row.receiptId ?? 0, seen: 'refused' } });
    bank.writeAnswer = 'pending';
    bank.isDown = true;
    await ask();
    bank.isDown = false;
    bank.receipts.set(`${paymentId} second`, { status: 'refused' });
    await ask(5);
    expect(bank.written.map(({ key }) => key.split('-').at(-1))).toEqual(['1', '2']);
    bank.receipts.set(`${paymentId} second`, registered(HOUR, '18'));
    await ask(30);
    expect(await seconds()).toEqual([{ status: 'registered', sum: HOUR }]);
  });

  test('a shop with its own cash register prints it itself; money of the desk owes none', async () => {
    const { paymentId } = await book([10]);
    bank.receipts.set(paymentId, { status: 'elsewhere' });
    bank.receipts.set(`${paymentId} second`, { status: 'elsewhere' });
    const atDesk = await hold(api, person, tariffId, [12]);
    await api.as(await api.aStaff()).send(payAtDesk, { body: { orderId: atDesk, by: 'cash', sum: HOUR } });
    await come(momentOf(DAY, 18));
    expect(await seconds()).toEqual([{ status: 'byHand', sum: HOUR }]);
    expect(bank.written).toEqual([]);
  });

  test('the database refuses one before the service has ended, and a refund beside it is on one side only', async () => {
    const { orderId } = await book([10]);
    const early = api.db.execute(sql`update payment set second_receipt_at = ${nowIso()} where booking_id = ${orderId}`);
    await expect(early).rejects.toThrow();
    api.clock.now = momentOf(DAY, 11);
    await Promise.all([askPartBack(orderId, 70_000), api.runJob('receipts.settle')]);
    await holds();
    expect(await seconds()).toHaveLength(1);
  });

  test.runIf(kind === 'postgres')('a refund that waits for the second receipt returns full payment', async () => {
    const { orderId } = await book([10]);
    api.clock.now = momentOf(DAY, 11);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let refund: Promise<unknown> = Promise.resolve();
    await api.db.transaction(async tx => {
      await tx.execute(sql`update payment set second_receipt_at = ${nowIso()} where booking_id = ${orderId}`);
      refund = askPartBack(orderId, 70_000);
      const waits = async () => (await tx.execute(waiting)).rows.length;
      await expect.poll(waits).toBeGreaterThan(0);
    });
    await refund;
    await holds();
    const { rows } = await api.db.execute(sql`select after_second_receipt from refund`);
    expect([rows, await seconds()]).toEqual([[{ after_second_receipt: true }], [{ status: 'awaited', sum: HOUR }]]);
  });

  test('without the setting payments are of full payment at once, and nothing follows', async () => {
    const plain = await anApiWithBank(kind);
    try {
      const someone = await plain.api.aCustomer();
      const orderId = await hold(plain.api, someone, plain.tariffId, [10]);
      const { paymentId } = (await plain.api.as(someone).send(payEmbedded, { body: { orderId } })).message;
      plain.bank.say(paymentId, 'succeeded');
      await plain.api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
      plain.api.clock.now = momentOf(DAY, 20);
      await plain.api.runJob('receipts.settle');
      const { rows } = await plain.api.db.execute(
        sql`select p.receipt_mode, count(r)::int as receipts from payment p join receipt r on r.payment_id = p.id group by 1`,
      );
      expect(rows).toEqual([{ receipt_mode: 'full', receipts: 1 }]);
    } finally {
      await plain.api.close();
    }
  });
});
