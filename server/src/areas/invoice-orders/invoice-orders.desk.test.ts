import { momentOf } from '@venue/sdk';
import { getBooking, writeGroup } from '@venue/sdk/bookings';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import {
  bookForCaller,
  findPayer,
  getDeskInvoice,
  mailDeskInvoice,
  makeDeskInvoice,
  withdrawDeskInvoice,
} from '@venue/sdk/desk/admin';
import { listMyPapers } from '@venue/sdk/papers';
import { payInvoice } from '@venue/sdk/papers/admin';
import { getProfile } from '@venue/sdk/profile';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { anOrganisation } from './invoice-orders.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
const BUH = 'buh@malachite.example';
const payer = {
  name: 'ООО «Малахит»',
  type: 1 as const,
  INN: '6671234567',
  KPP: '667101001',
  OGRN: '',
  legalAddress: 'г. Екатеринбург, ул. Малышева, д. 1',
  headPosition: 'Директор',
  headName: 'Бажов Павел Петрович',
};

describe.each(databaseKinds)('an organisation phones, and the desk makes its invoice (%s)', kind => {
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
    await api.db.execute(sql`delete from outbox_file`);
    await api.db.execute(sql`delete from outbox`);
    await api.db.execute(sql`truncate bank_payment, invoice_return, invoice_receipt, invoice_order, movement`);
    await startOver(api, bank);
    person = await api.aCustomer();
    staff = await api.aStaff();
  });

  const deskOf = async (id: number, by = staff) => (await api.as(by).send(getDeskInvoice, { id })).message;
  const make = (orderId: number, more: object = {}, by = staff) =>
    api.as(by).send(makeDeskInvoice, {
      body: { orderId, sum: HOUR, organisationId: null, payer, sendTo: BUH, withAgreement: false, ...more },
    });
  const pay = (invoiceId: number, sum: number, by = staff) =>
    api.as(by).send(payInvoice, { body: { invoiceId, sum, paymentOrder: '7', paidOn: '2026-12-02', enough: false } });
  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const rows = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;
  const letters = () =>
    rows(sql`
    select recipient, subject, (select count(*)::int from outbox_file f where f.letter_id = o.id) as files
    from outbox o where event = 'paper.mailed' order by id`);

  test('for a caller without an account: added, held, mailed with the agreement, paid, and in their account', async () => {
    const book = {
      ...{ roomId: 31, tariffId, slots: [at(10, FAR)], serviceIds: [], equipmentIds: [], price: HOUR },
      ...{ phone: '9990001122', lastname: 'Бажова', name: 'Алла', keepMinutes: 60 as const, comment: '' },
    };
    const { orderId } = (await api.as(staff).send(bookForCaller, { body: book })).message;
    expect(await deskOf(orderId)).toMatchObject({ noInvoice: null, sum: HOUR, organisations: [], can: ['make'] });
    const { id: invoiceId, message } = await make(orderId, { withAgreement: true });
    expect(message).toMatchObject({ orderInvoiceStatus: 'awaiting', customerName: payer.name, sum: HOUR });
    // Tuesday noon and three working days; released after the statement of Monday morning.
    expect(message.keptUntil).toBe(momentOf('2026-12-04', 18).toISOString());
    const [held] = await rows(sql`select kind, expires_at::text as until from room_slot where room_id = 31`);
    expect(held?.kind).toBe('hold');
    expect(new Date(String(held?.until))).toEqual(momentOf('2026-12-07', 12));
    expect(await letters()).toMatchObject([
      { recipient: BUH, files: 1 },
      { recipient: BUH, subject: expect.stringContaining('Договор'), files: 1 },
    ]);
    expect(await deskOf(orderId)).toMatchObject({
      noInvoice: 'notNow',
      mailed: [{ mailedTo: [BUH] }],
      can: ['mail', 'withdraw'],
    });
    const owner = await rows(sql`
      select o.inn, o.details ->> 'email' as email, u.phone from organisation o join users u on u.id = o.user_id
      where o.inn = ${payer.INN}`);
    expect(owner).toEqual([{ inn: payer.INN, email: BUH, phone: '9990001122' }]);
    await pay(invoiceId, HOUR);
    expect(await rows(sql`select kind from room_slot where room_id = 31`)).toEqual([{ kind: 'booking' }]);
    expect(
      await rows(sql`
      select p.sum::int as sum, p.provider, b.status from payment p join booking b on b.id = p.booking_id
      where b.id = ${orderId}`),
    ).toEqual([{ sum: HOUR, provider: 'transfer', status: bookingStatus.paid }]);
  });

  test('in the account of a customer the organisation and the invoice are theirs; the same INN is not added twice', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const { id } = await make(orderId, { sendTo: null });
    const next = await hold(api, person, tariffId, [12], FAR);
    await make(next, { payer: { ...payer, name: 'ООО Малахит' } });
    const { organisations } = (await api.as(person).send(getProfile, {})).message;
    expect(organisations.map(({ name, INN }) => [name, INN])).toEqual([[payer.name, payer.INN]]);
    const { invoices } = (await api.as(person).send(listMyPapers, {})).message;
    expect(invoices.map(each => each.orderIds)).toEqual([[next], [orderId]]);
    expect(invoices.at(-1)).toMatchObject({ invoiceId: id, customerName: payer.name });
    // The second was mailed to the address that the caller said; the first has none.
    expect(await letters()).toMatchObject([{ recipient: BUH }]);
    expect(await rows(sql`select event from outbox where event = 'invoice.made'`)).toHaveLength(2);
  });

  test('an organisation of the account is chosen, and one of somebody else is not found', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const theirs = await anOrganisation(api, await api.aCustomer());
    await expect(make(orderId, { organisationId: theirs, payer: null })).rejects.toMatchObject({ code: 'not_found' });
    const own = await anOrganisation(api, person);
    expect((await deskOf(orderId)).organisations).toMatchObject([{ organisationId: own }]);
    await make(orderId, { organisationId: own, payer: null });
    await expect(make(orderId, { organisationId: own })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(make(orderId, { sendTo: null, withAgreement: true })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('a group has one invoice; another sum than staff saw is refused', async () => {
    const part = (hour: number) => ({ roomId: 31, tariffId, slots: [at(hour, FAR)], serviceIds: [], equipmentIds: [] });
    const parts = [part(10), part(14)].map(each => ({ ...each, price: HOUR }));
    const { orderIds } = (await api.as(person).send(writeGroup, { body: { parts } })).message;
    const [first = 0, second = 0] = orderIds;
    await expect(make(first)).rejects.toMatchObject({ code: 'sum_changed' });
    const { message } = await make(second, { sum: 2 * HOUR });
    expect(message.orderIds).toEqual([first, second]);
  });

  test('of two who make it at once one does; the organisation is added once', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const other = await api.aStaff();
    const results = await Promise.allSettled([make(orderId), make(orderId, {}, other)]);
    expect(results.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(each => each.status === 'rejected')).toMatchObject({ reason: { code: 'booking_not_payable' } });
    const next = [await hold(api, person, tariffId, [12], FAR), await hold(api, person, tariffId, [14], FAR)];
    await api.db.execute(sql`update organisation set inn = '6670000000' where user_id = ${person.id}`);
    await Promise.all(next.map((each, index) => make(each, {}, index === 0 ? staff : other)));
    expect(await rows(sql`select inn from organisation where user_id = ${person.id} order by id`)).toEqual([
      { inn: '6670000000' },
      { inn: payer.INN },
    ]);
    expect(await rows(sql`select count(*)::int as count from invoice_order`)).toEqual([{ count: 3 }]);
  });

  test('withdrawn, it cannot be paid, the hours stay for an hour, and another one is made', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const { id: invoiceId } = await make(orderId);
    await expect(
      api.as(staff).send(withdrawDeskInvoice, { body: { orderId, invoiceId: invoiceId + 1 } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await api.as(staff).send(withdrawDeskInvoice, { body: { orderId, invoiceId } });
    const until = new Date(api.clock.now.getTime() + 3_600_000).toISOString();
    expect(await read(orderId)).toMatchObject({ status: bookingStatus.awaitingPayment, expiresAt: until });
    expect((await api.as(person).send(listMyPapers, {})).message.invoices).toMatchObject([
      { orderInvoiceStatus: 'cancelled', invoiceEnd: 'withdrawn' },
    ]);
    const mail = api.as(staff).send(mailDeskInvoice, { body: { orderId, sendTo: BUH } });
    await expect(mail).rejects.toMatchObject({ code: 'invoice_cancelled' });
    // Its money pays for nothing and is owed, even while the booking waits.
    const { message } = await pay(invoiceId, HOUR);
    expect(message.order).toMatchObject({ orderInvoiceStatus: 'cancelled', owed: HOUR });
    const { id: second } = await make(orderId);
    await api.as(staff).send(mailDeskInvoice, { body: { orderId, sendTo: 'glavbuh@malachite.example' } });
    expect((await deskOf(orderId)).mailed).toHaveLength(2);
    await pay(second, HOUR);
    expect((await read(orderId)).status).toBe(bookingStatus.paid);
  });

  test('money that came keeps the invoice; withdrawn and paid at once, one of them happens', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const { id: invoiceId } = await make(orderId);
    await pay(invoiceId, 100);
    const withdraw = (of: number, id: number) =>
      api.as(staff).send(withdrawDeskInvoice, { body: { orderId: of, invoiceId: id } });
    await expect(withdraw(orderId, invoiceId)).rejects.toMatchObject({ code: 'conflict' });
    expect((await deskOf(orderId)).can).toEqual(['mail']);
    const next = await hold(api, person, tariffId, [12], FAR);
    const { id } = await make(next);
    const [left, came] = await Promise.allSettled([withdraw(next, id), pay(id, HOUR)]);
    expect(came.status).toBe('fulfilled');
    const [order] = await rows(sql`
      select state, (received - case state when 'paid' then sum else 0 end)::int as owed from invoice_order where invoice_id = ${id}`);
    expect(order).toEqual(
      left.status === 'fulfilled' ? { state: 'cancelled', owed: HOUR } : { state: 'paid', owed: 0 },
    );
    expect((await read(next)).status).toBe(
      left.status === 'fulfilled' ? bookingStatus.awaitingPayment : bookingStatus.paid,
    );
  });

  test('cancelled by the desk and paid at once: either paid and refunded, or owed', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const { id } = await make(orderId);
    const other = await api.aStaff();
    const seen = bookingStatus.awaitingPayment;
    const cancel = api.as(other).send(cancelBooking, { body: { orderId, seen, rejectionReason: 'Клиент отказался' } });
    await Promise.allSettled([cancel, pay(id, HOUR)]);
    const [sums] = await rows(sql`
      select o.received::int as received, coalesce((select sum(sum)::int from payment where provider_id = ${String(id)}), 0) as paid,
        o.state from invoice_order o where o.invoice_id = ${id}`);
    expect(sums?.received).toBe(HOUR);
    expect(sums).toMatchObject(sums?.state === 'paid' ? { paid: HOUR } : { paid: 0, state: 'cancelled' });
  });

  test('who leaves gets no invoice, and without the right nobody makes one', async () => {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    await api.db.execute(sql`update users set deletion_at = now() where id = ${person.id}`);
    await expect(make(orderId)).rejects.toMatchObject({ code: 'caller_leaves' });
    const reader = await api.aStaff(['bookings.read']);
    await anOrganisation(api, person);
    expect(await deskOf(orderId, reader)).toMatchObject({ can: [], organisations: [] });
    await expect(make(orderId, {}, reader)).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('the register answers by the INN, or has nothing', async () => {
    const find = async (INN: string) => (await api.as(staff).send(findPayer, { body: { INN } })).message.organisation;
    expect((await find('6672051180'))?.name).toBeTruthy();
    expect(await find('6671234567')).toBeNull();
  });
});
