import { formatDateTime, momentOf } from '@venue/sdk';
import { getBooking, listMyBookings, writeGroup } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { getDeskBooking, getDeskInvoice } from '@venue/sdk/desk/admin';
import { getMyInvoicePdf, listMyPapers } from '@venue/sdk/papers';
import { payInvoice } from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lockBooking } from '../bookings/bookings.store.ts';
import { at, hold } from '../bookings/bookings.testing.ts';
import { lockGroup } from '../bookings/group/bookings.group.store.ts';
import { pagesOf } from '../papers/papers.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { anOrderInvoice } from './invoice-orders.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
/** Tuesday noon and three working days; the statement of that Friday is read on Monday. */
const UNTIL = momentOf('2026-12-04', 18);
const FREED = momentOf('2026-12-07', 12);

describe.each(databaseKinds)('the term of an invoice is one everywhere (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let orderId: number;
  let invoiceId: number;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`delete from outbox`);
    await api.db.execute(sql`truncate bank_payment, invoice_return, invoice_receipt, invoice_order, movement`);
    await startOver(api, bank);
    person = await api.aCustomer();
    orderId = await hold(api, person, tariffId, [10], FAR);
    invoiceId = await anOrderInvoice(api, person, orderId);
  });

  const read = async () => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const slot = async () =>
    (await api.db.execute(sql`select kind, expires_at from room_slot where booking_id = ${orderId}`)).rows[0];
  const pay = async () =>
    api.as(await api.aStaff()).send(payInvoice, {
      body: { invoiceId, sum: HOUR, paymentOrder: '118', paidOn: '2026-12-04', enough: false },
    });

  test('letter, SMS, PDF, papers, booking, list and desk name the same hour; the place is freed later', async () => {
    const staff = await api.aStaff();
    const { invoices } = (await api.as(person).send(listMyPapers, {})).message;
    const list = await api.as(person).send(listMyBookings, { x: 1, body: undefined });
    const desk = (await api.as(staff).send(getDeskBooking, { id: orderId })).message;
    const { invoice } = (await api.as(staff).send(getDeskInvoice, { id: orderId })).message;
    expect([
      invoices[0]?.keptUntil,
      (await read()).expiresAt,
      list.items[0]?.expiresAt,
      desk.payUntil,
      invoice?.keptUntil,
    ]).toEqual(Array(5).fill(UNTIL.toISOString()));
    const { rows } = await api.db.execute(sql`select body from outbox where event = 'invoice.made'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { body } of rows) expect(String(body).replaceAll('\u00a0', ' ')).toContain(formatDateTime(UNTIL));
    const [page = ''] = await pagesOf(await api.as(person).send(getMyInvoicePdf, { body: { invoiceId } }));
    expect(page).toContain('Оплатить до 4 декабря 2026 г., 18:00 по Екатеринбургу');
    expect(new Date(String((await slot())?.expires_at))).toEqual(FREED);
  });

  test('a payment of the last day, seen in its statement, still counts', async () => {
    api.clock.now = new Date(FREED.getTime() - 60_000);
    await api.runJob('bookings.closeExpired');
    // The term has passed: what is left is the end of the hold.
    expect(await read()).toMatchObject({
      status: bookingStatus.awaitingPayment,
      expiresAt: FREED.toISOString(),
      can: expect.arrayContaining(['pay']),
    });
    await pay();
    expect((await read()).status).toBe(bookingStatus.paid);
    expect(await slot()).toMatchObject({ kind: 'booking' });
  });

  test('the hours of an unpaid invoice are free after the statement, and not before', async () => {
    api.clock.now = new Date(FREED.getTime() + 1);
    await api.runJob('bookings.closeExpired');
    expect(await slot()).toBeUndefined();
    await api.runJob('invoice-orders.tellOfInvoices');
    const { rows } = await api.db.execute(sql`select 1 from outbox where event = 'invoice.expired'`);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('no code can free the hours before the hour that the invoice says', async () => {
    const earlier = new Date(UNTIL.getTime() - 1).toISOString();
    const shorten = () =>
      api.db.execute(
        sql`update booking set pay_until = ${earlier}::timestamptz, expires_at = ${earlier}::timestamptz where id = ${orderId}`,
      );
    await expect(shorten()).rejects.toMatchObject({ cause: { constraint: 'hold_outlives_invoice' } });
    await api.db.execute(
      sql`update invoice_order set state = 'cancelled', why = 'withdrawn' where invoice_id = ${invoiceId}`,
    );
    await shorten();
  });

  /** What another, who waits for the lock of a booking, reads once its invoice was withdrawn under it. */
  async function readAfterWithdrawal<T>(of: { orderId: number; invoiceId: number }, wait: (tx: Db) => Promise<T>) {
    let reading: Promise<T> | undefined;
    await inTransaction(api.db, async tx => {
      await lockBooking(tx, of.orderId);
      await tx.execute(
        sql`update invoice_order set state = 'cancelled', why = 'withdrawn' where invoice_id = ${of.invoiceId}`,
      );
      reading = inTransaction(api.db, wait);
      await new Promise(done => setTimeout(done, 300));
    });
    return reading;
  }

  // The embedded database has one connection: nobody waits for a lock there.
  test.runIf(kind === 'postgres')('whoever waited for a booking reads what was agreed meanwhile', async () => {
    const row = await readAfterWithdrawal({ orderId, invoiceId }, other => lockBooking(other, orderId));
    expect(row?.invoicedUntil).toBeNull();
  });

  test.runIf(kind === 'postgres')('so does whoever waited for an order of several', async () => {
    const part = (hour: number) => ({
      ...{ roomId: 31, tariffId, serviceIds: [], equipmentIds: [] },
      slots: [at(hour, FAR)],
    });
    const parts = [part(14), part(16)].map(each => ({ ...each, price: HOUR }));
    const { orderIds, groupId } = (await api.as(person).send(writeGroup, { body: { parts } })).message;
    const [first = 0] = orderIds;
    const ofGroup = { orderId: first, invoiceId: await anOrderInvoice(api, person, first) };
    const group = await readAfterWithdrawal(ofGroup, other => lockGroup(other, groupId));
    expect(group?.parts.map(each => each.invoicedUntil)).toEqual([null, null]);
  });
});
