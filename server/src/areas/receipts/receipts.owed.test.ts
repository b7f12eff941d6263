import { cancelPaidBooking, payEmbedded, releaseBooking } from '@venue/sdk/bookings';
import { cancelBooking, retryRefund } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { giveMoneyAtDesk, payAtDesk } from '@venue/sdk/desk/admin';
import { moveEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import * as papers from '@venue/sdk/papers/admin';
import { countPending } from '@venue/sdk/pending/admin';
import { exportOwedMoney, listOwedMoney, sumOwedMoney } from '@venue/sdk/receipts/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aLine, inForce, invoiced, invoiceOf } from '../agreements/agreements.testing.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anAccepted, aRequestAt, openHalls } from '../event-requests/event-requests.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { addCompany } from '../profile/companies.store.ts';
import { organisation } from '../profile/profile.testing.ts';
import { paymentText, statementFile } from '../statements/statements.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
/** 5 hours at 3 000 roubles and 4 at 1 800. */
const EVENT = 2_220_000;
const AGREED = 9_100_020;
const { documents, payment, eventPreparation, refused } = eventRequestStatus;

describe.each(databaseKinds)('money that is owed back (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let staff: Person;
  /** The subjects, by what is owed of them. */
  const id = { sending: 0, refused: 0, cash: 0, transfer: 0, part: 0, over: 0, event: 0, agreement: 0, bank: 0 };

  const office = (as = staff) => api.as(as);
  const owed = async (query: object = {}, as = staff) => (await office(as).send(listOwedMoney, { query })).items;
  const sum = async (query: object = {}, as = staff) => (await office(as).send(sumOwedMoney, { query })).message.sum;
  const pay = (invoiceId: number, of: number, paymentOrder: string, enough = false) =>
    office().send(papers.payInvoice, { body: { invoiceId, sum: of, paymentOrder, paidOn: '2026-12-02', enough } });
  const cancelByStaff = (orderId: number) =>
    office().send(cancelBooking, { body: { orderId, seen: bookingStatus.paid, rejectionReason: 'Прорвало трубу' } });
  const numberOf = async (invoiceId: number) => (await invoiceOf(api, staff, invoiceId)).invoiceNumber;

  async function aCardBooking(hour: number): Promise<number> {
    const orderId = await hold(api, person, tariffId, [hour], FAR);
    const { paymentId } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
    bank.say(paymentId, 'succeeded');
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    return orderId;
  }
  async function anInvoiced(hour: number) {
    const orderId = await hold(api, person, tariffId, [hour], FAR);
    return { orderId, invoiceId: await anOrderInvoice(api, person, orderId) };
  }

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    await startOver(api, bank);
    await openHalls(api);
    person = await api.aCustomer({ lastname: 'Ёлкина', name: 'Анна' });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  test('nothing is owed while nothing was cancelled', async () => {
    id.sending = await aCardBooking(10);
    expect([await owed(), await sum()]).toEqual([[], 0]);
  });

  test('each kind has a row, with who gets it, why, and where staff act on it', async () => {
    id.refused = await aCardBooking(11);
    const cancel = (orderId: number) => api.as(person).send(cancelPaidBooking, { body: { orderId, refund: HOUR } });
    await cancel(id.refused);
    bank.refundAnswer = 'failed';
    await api.runJob('payments.sendRefunds');
    bank.refundAnswer = 'pending';
    await cancel(id.sending);
    await api.runJob('payments.sendRefunds');

    id.cash = await hold(api, person, tariffId, [12], FAR);
    await office().send(payAtDesk, { body: { orderId: id.cash, by: 'cash', sum: HOUR } });
    await cancelByStaff(id.cash);

    const transfer = await anInvoiced(13);
    await pay(transfer.invoiceId, HOUR, '1');
    await cancelByStaff(transfer.orderId);
    id.transfer = transfer.orderId;

    const part = await anInvoiced(14);
    await pay(part.invoiceId, HOUR - 1, '2');
    expect(await owed({ search: `Счёт ${await numberOf(part.invoiceId)}` })).toEqual([]);
    await api.as(person).send(releaseBooking, { body: { orderId: part.orderId } });
    id.part = part.invoiceId;

    const over = await anInvoiced(15);
    await pay(over.invoiceId, HOUR + 501, '3', true);
    id.over = over.invoiceId;

    await addCompany(api.db, person.id, { ...organisation, INN: '6670123456' });
    const eventId = await aRequestAt(api, person, documents);
    await anAccepted(api, person, eventId);
    const move = (seen: number, status: number) =>
      office().send(moveEventRequest, {
        id: eventId,
        body: { seen, status, rejectionReason: 'Клиент отменил' } as never,
      });
    await move(documents, payment);
    await api.runJob('invoice-orders.invoiceEvents');
    const request = await office().send(papers.getRequestInvoice, { body: { eventRequestId: eventId } });
    id.event = request.message.invoice?.invoiceId ?? 0;
    await pay(id.event, EVENT, '4');
    await move(eventPreparation, refused);

    const agreementId = await inForce(api, staff);
    id.agreement = await invoiced(api, staff, agreementId, [aLine]);
    const { version } = await invoiceOf(api, staff, id.agreement);
    await office().send(papers.closeInvoice, { body: { invoiceId: id.agreement, version } });
    await pay(id.agreement, AGREED + 7, '5');

    const named = { НазначениеПлатежа: `Оплата по счёту № ${await numberOf(part.invoiceId)}`, Сумма: '123.45' };
    await office().send(papers.uploadStatement, { body: { fileStatement: statementFile(paymentText(named)) } });
    const { items } = await office().send(papers.listBankPayments, { body: { bankPaymentStatus: 'waiting' } });
    id.bank = items[0]?.bankPaymentId ?? 0;
    expect(items).toMatchObject([{ whyWaiting: 'over' }]);

    const rows = await owed({ sort: 'sum', order: 'asc' });
    const who = { customer: 'Ёлкина Анна', phone: person.phone, userId: person.id };
    const said = Object.fromEntries(rows.map(({ subject, ...row }) => [`${subject.kind} ${subject.id}`, row]));
    expect(said).toMatchObject({
      [`invoice ${id.agreement}`]: { sum: 7, owedState: 'byHand', why: 'По\u00a0счёту пришло больше', userId: null },
      [`invoice ${id.over}`]: { sum: 501, why: 'По\u00a0счёту пришло больше', userId: person.id },
      [`bankPayment ${id.bank}`]: { sum: 12_345, owedState: 'byHand', customer: organisation.name },
      [`invoice ${id.part}`]: { sum: HOUR - 1, why: 'Бронь отменена', customer: organisation.name },
      [`booking ${id.refused}`]: { ...who, sum: HOUR, owedState: 'refused', means: 'online', can: ['retry'] },
      [`booking ${id.sending}`]: { ...who, sum: HOUR, owedState: 'sending', means: 'online', can: [] },
      [`booking ${id.cash}`]: { ...who, sum: HOUR, owedState: 'byHand', means: 'cash', why: 'Прорвало трубу' },
      [`booking ${id.transfer}`]: { sum: HOUR, owedState: 'byHand', means: 'transfer', phone: person.phone },
      [`invoice ${id.event}`]: { sum: EVENT, why: 'Мероприятие не\u00a0состоится', phone: person.phone },
    });
    expect(rows).toHaveLength(9);
    // Added up apart from the list: what came and went in each way.
    const all = 7 + 501 + 12_345 + (HOUR - 1) + 4 * HOUR + EVENT;
    expect(rows.reduce((total, row) => total + row.sum, 0)).toBe(all);
    expect(await sum()).toBe(all);
  });

  test('it is filtered, searched and exported, and counted where staff have something to do', async () => {
    expect(await sum({ byStaff: true })).toBe((await sum()) - HOUR);
    expect((await owed({ owedState: 'refused' })).map(row => row.subject.id)).toEqual([id.refused]);
    expect((await owed({ ofInvoice: true })).map(row => row.subject.kind).sort()).toEqual([
      'bankPayment',
      ...Array.from({ length: 4 }, () => 'invoice'),
    ]);
    expect(await owed({ ofInvoice: false, means: 'cash', search: 'елкин' })).toHaveLength(1);
    expect(await owed({ search: person.phone.slice(-4), means: 'cash' })).toHaveLength(1);
    expect(await owed({ to: '2026-11-30' })).toEqual([]);
    expect(await owed({ from: '2026-12-01' })).toHaveLength(9);
    const file = await office().send(exportOwedMoney, { query: { format: 'csv' } });
    const text = await file.data.text();
    expect(text.trim().split('\n')).toHaveLength(10);
    expect(text).toContain('Прорвало трубу');
    expect((await office().send(countPending, {})).message).toMatchObject({ refund: 3, invoice: 5 });
  });

  test('staff see what they may read', async () => {
    const desk = await api.aStaff(['bookings.read']);
    const accountant = await api.aStaff(['agreements.read']);
    const rows = await owed({}, desk);
    expect(new Set(rows.map(row => row.subject.kind))).toEqual(new Set(['booking']));
    expect(rows.flatMap(({ can }) => can)).toEqual([]);
    expect((await owed({}, accountant)).map(row => row.subject.kind)).not.toContain('booking');
    expect((await sum({}, desk)) + (await sum({}, accountant))).toBe(await sum());
    const neither = await api.aStaff(['rooms.manage']);
    expect([await owed({}, neither), await sum({}, neither)]).toEqual([[], 0]);
  });

  test('each row goes when its money was returned', async () => {
    const gone: [name: keyof typeof id, kind: string, act: () => Promise<unknown>][] = [
      ['cash', 'booking', () => office().send(giveMoneyAtDesk, { body: { orderId: id.cash, sum: HOUR } })],
      ['transfer', 'booking', () => office().send(giveMoneyAtDesk, { body: { orderId: id.transfer, sum: HOUR } })],
      ['part', 'invoice', () => back('part', HOUR - 1)],
      ['over', 'invoice', () => back('over', 501)],
      ['event', 'invoice', () => back('event', EVENT)],
      ['agreement', 'invoice', () => back('agreement', 7)],
    ];
    const back = (name: keyof typeof id, of: number) =>
      office().send(papers.returnInvoiceMoney, { body: { invoiceId: id[name], sum: of } });
    const has = async (name: keyof typeof id, of: string) =>
      (await owed()).some(({ subject }) => subject.kind === of && subject.id === id[name]);
    for (const [name, of, act] of gone) {
      const before = await sum();
      const row = (await owed()).find(({ subject }) => subject.kind === of && subject.id === id[name]);
      await act();
      expect(await has(name, of), name).toBe(false);
      expect(await sum(), name).toBe(before - (row?.sum ?? 0));
    }
    // A payment of the bank is counted for its invoice, which owes it then, and returned there.
    const invoiceId = id.part;
    const before = await sum();
    await office().send(papers.countBankPayment, {
      body: { bankPaymentId: id.bank, invoiceId, enough: false },
    });
    expect([await has('bank', 'bankPayment'), await has('part', 'invoice')]).toEqual([false, true]);
    expect(await sum()).toBe(before);
    await back('part', 12_345);
    // The bank takes what it refused once staff send it again.
    bank.refundAnswer = 'succeeded';
    await office().send(retryRefund, { body: { kind: 'booking', id: id.refused } });
    expect(await owed({ owedState: 'refused' })).toEqual([]);
    api.clock.advance(3_600_000);
    await api.runJob('payments.sendRefunds');
    expect([await owed(), await sum()]).toEqual([[], 0]);
    expect((await office().send(countPending, {})).message).toMatchObject({ refund: 0, invoice: 0 });
  });
});
