import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, getBooking, releaseBooking, writeGroup, writeSchedule } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { getMyInvoicePdf, listMyPapers, makeOrderInvoice } from '@venue/sdk/papers';
import { getInvoicePdf, mailInvoice, payInvoice, returnInvoiceMoney } from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { invoiceOf } from '../agreements/agreements.testing.ts';
import { at, hold, startPaying } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { anOrderInvoice, anOrganisation, offerOf } from './invoice-orders.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
const { paid, awaitingPayment } = bookingStatus;

describe.each(databaseKinds)('an organisation pays by an invoice (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let serviceId: number;
  let person: Person;
  let staff: Person;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    const { rows } = await api.db.execute(sql`select min(service_id) as id from room_service where room_id = 31`);
    serviceId = Number(rows[0]?.id);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`delete from outbox`);
    await api.db.execute(sql`truncate bank_payment, invoice_return, invoice_receipt, invoice_order, movement`);
    await api.db.execute(sql`delete from act_service`);
    await api.db.execute(sql`delete from act`);
    await startOver(api, bank);
    person = await api.aCustomer();
    staff = await api.aStaff();
  });

  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const ownInvoices = async () => (await api.as(person).send(listMyPapers, {})).message.invoices;
  const pay = (invoiceId: number, sum: number, paymentOrder = '118', { by = staff, enough = false } = {}) =>
    api.as(by).send(payInvoice, { body: { invoiceId, sum, paymentOrder, paidOn: '2026-12-02', enough } });
  const slots = async () =>
    (await api.db.execute(sql`select kind from room_slot where room_id = 31 order by starts_at`)).rows.map(r => r.kind);

  test('the lines are those of the booking, and add up to its price as counted apart', async () => {
    const slotsOf = [at(10, FAR), at(11, FAR), at(12, FAR)];
    const body = { roomId: 31, tariffId, slots: slotsOf, serviceIds: [serviceId], equipmentIds: [] };
    const { rows } = await api.db.execute(sql`
      select s.price::int as price, s.per_hour as per_hour from service s where s.id = ${serviceId}`);
    const extra = Number(rows[0]?.price) * (rows[0]?.per_hour ? 3 : 1);
    const price = 3 * HOUR + extra;
    const { message } = await api.as(person).send(writeSchedule, { body: { ...body, price } });
    const invoiceId = await anOrderInvoice(api, person, message.orderId);
    const invoice = await invoiceOf(api, staff, invoiceId);
    expect(invoice.sum).toBe(price);
    // In integer kopecks: the VAT of each line is 22/122 of it, rounded half up.
    const lines = invoice.services.map(({ quantity, price: each }) => BigInt(quantity) * BigInt(each));
    expect(lines.reduce((sum, each) => sum + each, 0n)).toBe(BigInt(price));
    const vat = lines.reduce((sum, each) => sum + (each * 44n + 122n) / 244n, 0n);
    expect(BigInt(invoice.vat)).toBe(vat);
    expect(invoice.invoiceStatus).toBe(2);
    expect(invoice.services[0]?.serviceName).toContain(`бронь № ${message.orderId}`);
  });

  test('the hours wait for three working days, are paid by the money, and are the booking’s in the same moment', async () => {
    const orderId = await hold(api, person, tariffId, [10, 11], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    // Tuesday noon and three working days: Friday evening.
    const until = momentOf('2026-12-04', 18).toISOString();
    expect(await ownInvoices()).toMatchObject([
      { invoiceId, orderInvoiceStatus: 'awaiting', sum: 2 * HOUR, keptUntil: until, orderIds: [orderId] },
    ]);
    // The statement of Friday is uploaded on Monday.
    expect(await read(orderId)).toMatchObject({ status: awaitingPayment, expiresAt: until });
    const { rows: held } = await api.db.execute(sql`select expires_at from booking where id = ${orderId}`);
    expect(new Date(String(held[0]?.expires_at))).toEqual(momentOf('2026-12-07', 12));
    api.clock.now = momentOf('2026-12-03', 9);
    await api.runJob('bookings.closeExpired');
    expect(await slots()).toEqual(['hold', 'hold']);
    await expect(hold(api, await api.aCustomer(), tariffId, [11, 12], FAR)).rejects.toMatchObject({
      code: 'slot_taken',
    });
    staff = await api.aStaff();
    const { message } = await pay(invoiceId, 2 * HOUR);
    expect(message.order).toMatchObject({ orderInvoiceStatus: 'paid', received: 2 * HOUR, owed: 0 });
    expect(await read(orderId)).toMatchObject({ status: paid });
    expect(await slots()).toEqual(['booking', 'booking']);
    expect(await ownInvoices()).toMatchObject([{ orderInvoiceStatus: 'paid' }]);
  });

  test('too late before the start it is not offered, and refused', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    const organisationId = await anOrganisation(api, person);
    expect(await offerOf(api, person, orderId)).toMatchObject({ noInvoice: 'late', keptUntil: null });
    await expect(
      api.as(person).send(makeOrderInvoice, { body: { orderId, organisationId, sum: HOUR } }),
    ).rejects.toMatchObject({ code: 'invoice_too_late' });
  });

  test('a part confirms nothing, the rest does; the same payment order counts once', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    const { message } = await pay(invoiceId, HOUR - 1);
    expect(message.order).toMatchObject({ orderInvoiceStatus: 'awaiting', received: HOUR - 1, owed: 0 });
    await expect(pay(invoiceId, 1)).rejects.toMatchObject({ code: 'receipt_repeated' });
    expect((await read(orderId)).status).toBe(awaitingPayment);
    await pay(invoiceId, 1, '119');
    expect((await read(orderId)).status).toBe(paid);
  });

  test('more confirms when staff say that it is enough; the rest is owed until it was sent back', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    const other = await pay(invoiceId, HOUR + 500);
    expect(other.message.order).toMatchObject({ orderInvoiceStatus: 'awaiting', received: HOUR + 500 });
    await pay(invoiceId, 100, '119', { enough: true });
    expect((await read(orderId)).status).toBe(paid);
    const back = (sum: number) => api.as(staff).send(returnInvoiceMoney, { body: { invoiceId, sum } });
    await expect(back(500)).rejects.toMatchObject({ code: 'sum_changed' });
    expect((await back(600)).message.order).toMatchObject({ owed: 0, can: ['pay'] });
  });

  test('of two who mark it at once one is heard', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    const results = await Promise.allSettled([
      pay(invoiceId, HOUR),
      pay(invoiceId, HOUR, '118', { by: await api.aStaff() }),
    ]);
    expect(results.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await api.db.execute(sql`select count(*)::int as count from payment`);
    expect(rows).toEqual([{ count: 1 }]);
    expect((await invoiceOf(api, staff, invoiceId)).order).toMatchObject({ received: HOUR, owed: 0 });
  });

  test('the end of its time and its money at the same moment: paid either way', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    api.clock.now = momentOf('2026-12-07', 12);
    api.clock.now = new Date(api.clock.now.getTime() + 1);
    staff = await api.aStaff();
    await Promise.all([api.runJob('bookings.closeExpired'), pay(invoiceId, HOUR)]);
    expect((await read(orderId)).status).toBe(paid);
    expect(await slots()).toEqual(['booking']);
    expect((await invoiceOf(api, staff, invoiceId)).order).toMatchObject({
      orderInvoiceStatus: 'paid',
      invoiceEnd: null,
      owed: 0,
    });
  });

  test('given up, the invoice says so across its page; a new one may be made of the next booking', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    const organisationId = await anOrganisation(api, person);
    await expect(
      api.as(person).send(makeOrderInvoice, { body: { orderId, organisationId, sum: HOUR } }),
    ).rejects.toMatchObject({ code: 'booking_not_payable' });
    const before = await api.as(person).send(getMyInvoicePdf, { body: { invoiceId } });
    await api.as(person).send(releaseBooking, { body: { orderId } });
    expect(await ownInvoices()).toMatchObject([{ orderInvoiceStatus: 'cancelled', invoiceEnd: 'released' }]);
    const after = await api.as(person).send(getMyInvoicePdf, { body: { invoiceId } });
    const staffs = await api.as(staff).send(getInvoicePdf, { body: { invoiceId } });
    expect(after.data.size).not.toBe(before.data.size);
    expect(staffs.data.size).toBe(after.data.size);
    // A cancelled invoice is not mailed.
    expect((await invoiceOf(api, staff, invoiceId)).can).toEqual([]);
    const letter = { emails: ['buh@malachite.example'], mailNote: '' };
    await expect(api.as(staff).send(mailInvoice, { body: { invoiceId, ...letter } })).rejects.toMatchObject({
      code: 'invoice_cancelled',
    });
    await expect(api.as(await api.aCustomer()).send(getMyInvoicePdf, { body: { invoiceId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('paid by card instead, it is cancelled', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    await anOrderInvoice(api, person, orderId);
    const { paymentId } = await startPaying(api, person, orderId);
    bank.say(paymentId, 'succeeded');
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    await api.runJob('payments.poll');
    expect((await read(orderId)).status).toBe(paid);
    expect(await ownInvoices()).toMatchObject([{ orderInvoiceStatus: 'cancelled', invoiceEnd: 'card' }]);
  });

  test('several bookings have one invoice, and all are paid by it', async () => {
    const part = (hour: number) => ({
      roomId: 31,
      tariffId,
      slots: [at(hour, FAR)],
      serviceIds: [],
      equipmentIds: [],
      price: HOUR,
    });
    const { message } = await api.as(person).send(writeGroup, { body: { parts: [part(10), part(14)] } });
    const [first = 0, second = 0] = message.orderIds;
    const invoiceId = await anOrderInvoice(api, person, second);
    const invoice = await invoiceOf(api, staff, invoiceId);
    expect(invoice).toMatchObject({ sum: 2 * HOUR, order: { orderIds: [first, second] } });
    await pay(invoiceId, 2 * HOUR);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([paid, paid]);
  });

  const acts = async () =>
    (
      await api.db.execute(sql`
        select a.status, a.sum::int as sum, a.date::text as date, (select count(*)::int from act_service l where l.act_id = a.id) as lines
        from act a order by a.id`)
    ).rows;
  const sms = async () =>
    (await api.db.execute(sql`select event from outbox where event like 'invoice.%' order by id`)).rows.map(
      r => r.event,
    );

  test('the act is made once, after the last hour has passed, by however many servers; its customer reads a closed one', async () => {
    const orderId = await hold(api, person, tariffId, [10, 11], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    await pay(invoiceId, 2 * HOUR);
    api.clock.now = momentOf(FAR, 11);
    await api.runJob('invoice-orders.makeActs');
    expect(await acts()).toEqual([]);
    api.clock.now = momentOf(FAR, 12);
    await Promise.all([api.runJob('invoice-orders.makeActs'), api.runJob('invoice-orders.makeActs')]);
    await api.runJob('invoice-orders.makeActs');
    expect(await acts()).toEqual([{ status: 1, sum: 2 * HOUR, date: FAR, lines: 1 }]);
    staff = await api.aStaff();
    expect((await invoiceOf(api, staff, invoiceId)).left).toBe(0);
  });

  test('of several bookings the act confirms those that took place; of none there is none', async () => {
    const part = (hour: number) => ({ roomId: 31, tariffId, slots: [at(hour, FAR)], serviceIds: [], equipmentIds: [] });
    const parts = [part(10), part(14)].map(each => ({ ...each, price: HOUR }));
    const { message } = await api.as(person).send(writeGroup, { body: { parts } });
    const [first = 0, second = 0] = message.orderIds;
    await pay(await anOrderInvoice(api, person, first), 2 * HOUR);
    await api.as(person).send(cancelPaidBooking, { body: { orderId: second, refund: HOUR } });
    // Only that booking's money is returned, and staff return it.
    const { rows } = await api.db.execute(sql`select booking_id, sum::int as sum, status from refund`);
    expect(rows).toEqual([{ booking_id: second, sum: HOUR, status: 'requested' }]);
    await api.runJob('payments.sendRefunds');
    expect((await api.db.execute(sql`select status from refund`)).rows).toEqual([{ status: 'requested' }]);
    const other = await hold(api, person, tariffId, [16], FAR);
    await pay(await anOrderInvoice(api, person, other), HOUR);
    await api.as(person).send(cancelPaidBooking, { body: { orderId: other, refund: HOUR } });
    api.clock.now = momentOf(FAR, 20);
    await api.runJob('invoice-orders.makeActs');
    expect(await acts()).toEqual([{ status: 1, sum: HOUR, date: FAR, lines: 1 }]);
  });

  test('what is kept of a booking that was cancelled late is an act for staff to look at', async () => {
    const part = (hour: number) => ({ roomId: 31, tariffId, slots: [at(hour, FAR)], serviceIds: [], equipmentIds: [] });
    const parts = [part(10), part(14)].map(each => ({ ...each, price: HOUR }));
    const { message } = await api.as(person).send(writeGroup, { body: { parts } });
    const [first = 0, second = 0] = message.orderIds;
    await pay(await anOrderInvoice(api, person, first), 2 * HOUR);
    const alone = await hold(api, person, tariffId, [16, 17], FAR);
    await pay(await anOrderInvoice(api, person, alone), 2 * HOUR);
    api.clock.now = momentOf(FAR, 8);
    Object.assign(api.config, { actByItself: 'closed' });
    await api.as(person).send(cancelPaidBooking, { body: { orderId: second, refund: HOUR / 2 } });
    await api.as(person).send(cancelPaidBooking, { body: { orderId: alone, refund: HOUR } });
    await api.runJob('invoice-orders.makeActs');
    expect(await acts()).toEqual([{ status: 1, sum: HOUR, date: FAR, lines: 1 }]);
    api.clock.now = momentOf(FAR, 11);
    await api.runJob('invoice-orders.makeActs');
    Object.assign(api.config, { actByItself: 'draft' });
    expect(await acts()).toEqual([
      { status: 1, sum: HOUR, date: FAR, lines: 1 },
      { status: 1, sum: HOUR + HOUR / 2, date: FAR, lines: 2 },
    ]);
    const { rows } = await api.db.execute(sql`
      select l.name, l.sum::int as sum, a.comment from act_service l join act a on a.id = l.act_id
      where l.invoice_service_id is null order by l.id`);
    const comment = 'Бронь отменили поздно: проверьте строку о\u00a0плате за отмену';
    expect(rows).toEqual([
      { name: `Плата за позднюю отмену, бронь № ${alone}`, sum: HOUR, comment },
      { name: `Плата за позднюю отмену, бронь № ${second}`, sum: HOUR / 2, comment },
    ]);
  });

  test('its customer is written that it is made, that its time is about to end, and that it has', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    await anOrderInvoice(api, person, orderId);
    await api.runJob('notices.remind');
    expect(await sms()).toEqual(['invoice.made']);
    api.clock.now = momentOf('2026-12-03', 19);
    await api.runJob('notices.remind');
    await api.runJob('notices.remind');
    expect(await sms()).toEqual(['invoice.made', 'invoice.runsOut']);
    api.clock.now = momentOf('2026-12-07', 13);
    await api.runJob('bookings.closeExpired');
    await api.runJob('invoice-orders.tellOfInvoices');
    await api.runJob('invoice-orders.tellOfInvoices');
    expect(await sms()).toEqual(['invoice.made', 'invoice.runsOut', 'invoice.expired']);
  });
});
