import { momentOf } from '@venue/sdk';
import { getBooking, releaseBooking, writeGroup } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { listMyPapers } from '@venue/sdk/papers';
import { countBankPayment, listBankPayments, payInvoice, uploadStatement } from '@venue/sdk/papers/admin';
import { closeDay } from '@venue/sdk/rooms/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { invoiceOf } from '../agreements/agreements.testing.ts';
import { at, hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { paymentText, statementFile } from '../statements/statements.testing.ts';
import { anOrderInvoice } from './invoice-orders.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
const { paid, cancelled } = bookingStatus;

describe.each(databaseKinds)('money that comes after the term of its invoice (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let staff: Person;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`delete from outbox`);
    await api.db.execute(sql`delete from room_closed_day`);
    await api.db.execute(sql`truncate bank_payment, invoice_return, invoice_receipt, invoice_order, movement`);
    await startOver(api, bank);
    person = await api.aCustomer();
  });

  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const orderOf = async (invoiceId: number) => (await invoiceOf(api, staff, invoiceId)).order;
  const pay = (invoiceId: number, sum: number, paymentOrder = '118') =>
    api.as(staff).send(payInvoice, { body: { invoiceId, sum, paymentOrder, paidOn: '2026-12-08', enough: false } });
  const sms = async () =>
    (await api.db.execute(sql`select event, body from outbox where recipient = ${person.phone} order by id`)).rows;
  const last = async () => (await sms()).at(-1);
  const sold = async () =>
    (await api.db.execute(sql`select booking_id, kind from room_slot where room_id = 31 order by starts_at`)).rows;

  /** Lets the time of all invoices run out; staff have to sign in anew. */
  async function later(job = true) {
    api.clock.now = momentOf('2026-12-08', 9);
    staff = await api.aStaff();
    if (job) await api.runJob('bookings.closeExpired');
  }

  async function expired(hours = [10], job = true) {
    const orderId = await hold(api, person, tariffId, hours, FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    await later(job);
    return { orderId, invoiceId };
  }

  test.each([
    ['was released', true],
    ['has run out, but is not closed yet', false],
  ])('takes the free hours of a booking that %s, pays for it and tells its customer', async (_, job) => {
    const { orderId, invoiceId } = await expired([10, 11], job);
    const { message } = await pay(invoiceId, 2 * HOUR);
    expect(message.order).toMatchObject({ orderInvoiceStatus: 'paid', invoiceEnd: null, owed: 0 });
    expect(await read(orderId)).toMatchObject({ status: paid, rejectionReason: null });
    expect(await sold()).toEqual([10, 11].map(() => ({ booking_id: orderId, kind: 'booking' })));
    expect(await last()).toMatchObject({
      event: 'booking.paidLate',
      body: expect.stringContaining('оплата пришла позже срока, часы снова ваши'),
    });
    await api.runJob('invoice-orders.tellOfInvoices');
    expect((await last())?.event).toBe('booking.paidLate');
    await expect(hold(api, await api.aCustomer(), tariffId, [11], FAR)).rejects.toMatchObject({ code: 'slot_taken' });
  });

  test('takes none of them if one is taken: it is owed, and its customer is told why', async () => {
    const { orderId, invoiceId } = await expired([10, 11]);
    const theirs = await hold(api, await api.aCustomer(), tariffId, [11], FAR);
    const { message } = await pay(invoiceId, 2 * HOUR);
    expect(message.order).toMatchObject({ orderInvoiceStatus: 'cancelled', invoiceEnd: 'expired', owed: 2 * HOUR });
    expect(await read(orderId)).toMatchObject({
      status: cancelled,
      rejectionReason: expect.stringContaining('часы уже заняты'),
    });
    expect(await sold()).toEqual([{ booking_id: theirs, kind: 'hold' }]);
    expect((await api.db.execute(sql`select id from payment`)).rows).toEqual([]);
    expect(await last()).toMatchObject({
      event: 'payment.returned',
      body: expect.stringMatching(/Счёт № \S+: оплата пришла, когда часы уже заняли\. Возвращаем 3.000 ₽/),
    });
  });

  test('does not take a day that was closed meanwhile', async () => {
    const { orderId, invoiceId } = await expired();
    await api.as(staff).send(closeDay, { body: { roomId: null, day: FAR, reason: 'Авария', standing: [] } });
    expect((await pay(invoiceId, HOUR)).message.order).toMatchObject({ orderInvoiceStatus: 'cancelled', owed: HOUR });
    expect((await read(orderId)).rejectionReason).toContain('в этот день закрыто');
    expect(await sold()).toEqual([]);
  });

  test('does not bring back what its customer gave up', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    await api.as(person).send(releaseBooking, { body: { orderId } });
    staff = await api.aStaff();
    expect((await pay(invoiceId, HOUR)).message.order).toMatchObject({
      invoiceEnd: 'released',
      owed: HOUR,
      unpaid: 0,
    });
    expect((await read(orderId)).status).toBe(cancelled);
    expect(await sold()).toEqual([]);
  });

  test('a late part takes nothing, what completes it does', async () => {
    const { orderId, invoiceId } = await expired();
    expect((await pay(invoiceId, HOUR - 1)).message.order).toMatchObject({ owed: HOUR - 1, unpaid: 1 });
    expect((await read(orderId)).status).toBe(cancelled);
    expect((await pay(invoiceId, 1, '119')).message.order).toMatchObject({ orderInvoiceStatus: 'paid', owed: 0 });
    expect((await read(orderId)).status).toBe(paid);
  });

  const aGroup = async () => {
    const part = (hour: number) => ({ roomId: 31, tariffId, slots: [at(hour, FAR)], serviceIds: [], equipmentIds: [] });
    const parts = [part(10), part(14)].map(each => ({ ...each, price: HOUR }));
    const { orderIds } = (await api.as(person).send(writeGroup, { body: { parts } })).message;
    const invoiceId = await anOrderInvoice(api, person, orderIds[0] ?? 0);
    await later();
    return { orderIds, invoiceId };
  };

  test('of an order of several takes all that are free', async () => {
    const { orderIds, invoiceId } = await aGroup();
    expect((await pay(invoiceId, 2 * HOUR)).message.order).toMatchObject({ orderInvoiceStatus: 'paid', owed: 0 });
    expect(await sold()).toEqual(orderIds.map(id => ({ booking_id: id, kind: 'booking' })));
    expect((await last())?.event).toBe('booking.groupPaidLate');
  });

  test('of an order of several takes none if the hours of one are taken', async () => {
    const { orderIds, invoiceId } = await aGroup();
    const theirs = await hold(api, await api.aCustomer(), tariffId, [14], FAR);
    expect((await pay(invoiceId, 2 * HOUR)).message.order).toMatchObject({ owed: 2 * HOUR });
    expect(await sold()).toEqual([{ booking_id: theirs, kind: 'hold' }]);
    for (const id of orderIds) expect((await read(id)).status).toBe(cancelled);
  });

  test('a statement brings it, and the same statement again changes nothing', async () => {
    const { orderId, invoiceId } = await expired();
    const { invoiceNumber } = await invoiceOf(api, staff, invoiceId);
    const text = paymentText({ НазначениеПлатежа: `Оплата по счёту № ${invoiceNumber}` });
    const upload = async () =>
      (await api.as(staff).send(uploadStatement, { body: { fileStatement: statementFile(text) } })).message;
    expect(await upload()).toMatchObject({ added: 1, counted: 1, waiting: 0 });
    expect((await read(orderId)).status).toBe(paid);
    expect(await upload()).toMatchObject({ added: 0, counted: 0, known: 1 });
    expect(await orderOf(invoiceId)).toMatchObject({ orderInvoiceStatus: 'paid', received: HOUR, owed: 0 });
    expect((await api.db.execute(sql`select sum::int as sum from payment`)).rows).toEqual([{ sum: HOUR }]);
  });

  test('staff count it by hand', async () => {
    const { orderId, invoiceId } = await expired();
    const text = paymentText({ НазначениеПлатежа: 'За аренду' });
    await api.as(staff).send(uploadStatement, { body: { fileStatement: statementFile(text) } });
    const [{ bankPaymentId = 0 } = {}] = (await api.as(staff).send(listBankPayments, { body: {} })).items;
    await api.as(staff).send(countBankPayment, { body: { bankPaymentId, invoiceId, enough: false } });
    expect((await read(orderId)).status).toBe(paid);
  });

  test('at the same moment as another customer: the hours are sold once', async () => {
    const { orderId, invoiceId } = await expired();
    const other = await api.aCustomer();
    const [money, rival] = await Promise.allSettled([pay(invoiceId, HOUR), hold(api, other, tariffId, [10], FAR)]);
    expect(money.status).toBe('fulfilled');
    const order = await orderOf(invoiceId);
    const isOurs = rival.status === 'rejected';
    expect(order).toMatchObject(isOurs ? { orderInvoiceStatus: 'paid', owed: 0 } : { owed: HOUR });
    expect(await sold()).toHaveLength(1);
    expect((await read(orderId)).status).toBe(isOurs ? paid : cancelled);
    const { invoices } = (await api.as(person).send(listMyPapers, {})).message;
    expect(invoices).toMatchObject([{ received: HOUR, owed: isOurs ? 0 : HOUR }]);
  });
});
