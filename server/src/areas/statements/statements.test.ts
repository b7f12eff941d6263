import { getBooking } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import * as calls from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { invoiceOf } from '../agreements/agreements.testing.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { paymentText, statementFile } from './statements.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;

describe('what a statement brings', () => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let staff: Person;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank('postgres'));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate bank_payment, invoice_return, invoice_receipt, invoice_order, movement`);
    await startOver(api, bank);
    person = await api.aCustomer();
    staff = await api.aStaff();
  });

  const upload = async (...payments: readonly string[]) => {
    const body = { fileStatement: statementFile(...payments) };
    const { added, counted, waiting, known, setAside } = (await api.as(staff).send(calls.uploadStatement, { body }))
      .message;
    return { added, counted, waiting, known, ...(setAside.length > 0 ? { setAside } : {}) };
  };
  const listed = async (body: object = {}) => (await api.as(staff).send(calls.listBankPayments, { body })).items;
  const orderOf = async (invoiceId: number) => (await invoiceOf(api, staff, invoiceId)).order;

  async function anInvoice() {
    const orderId = await hold(api, person, tariffId, [10], FAR);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    const { invoiceNumber } = await invoiceOf(api, staff, invoiceId);
    return { orderId, invoiceId, named: { НазначениеПлатежа: `Оплата по счёту № ${invoiceNumber}` } };
  }

  test('exact is counted and pays the booking; the same statement again changes nothing', async () => {
    const { orderId, invoiceId, named } = await anInvoice();
    const text = paymentText(named);
    expect(await upload(text)).toEqual({ added: 1, counted: 1, waiting: 0, known: 0 });
    expect(await orderOf(invoiceId)).toMatchObject({ orderInvoiceStatus: 'paid', received: HOUR, owed: 0 });
    const { message } = await api.as(person).send(getBooking, { body: { orderId } });
    expect(message.status).toBe(bookingStatus.paid);
    expect(await upload(text)).toEqual({ added: 0, counted: 0, waiting: 0, known: 1 });
    expect((await orderOf(invoiceId))?.receipts).toHaveLength(1);
    expect(await listed({ search: '118' })).toMatchObject([{ bankPaymentStatus: 'counted', invoiceId }]);
  });

  test('what staff wrote down before is not counted again', async () => {
    const { invoiceId, named } = await anInvoice();
    const receipt = { sum: HOUR / 2, paymentOrder: '118', paidOn: '2026-12-02' };
    await api.as(staff).send(calls.payInvoice, { body: { invoiceId, ...receipt, enough: false } });
    expect(await upload(paymentText({ ...named, Сумма: '750.00' }))).toMatchObject({ added: 1, counted: 1 });
    expect(await orderOf(invoiceId)).toMatchObject({ orderInvoiceStatus: 'awaiting', received: HOUR / 2 });
  });

  test('a part, too much and another payer wait, each with its reason, and are counted by hand once', async () => {
    const { invoiceId, named } = await anInvoice();
    const result = await upload(
      paymentText({ ...named, Номер: '1', Сумма: '1000' }),
      paymentText({ ...named, Номер: '2', Сумма: '2000' }),
      paymentText({ ...named, Номер: '3', ПлательщикИНН: '7707083893' }),
      paymentText({ Номер: '4', НазначениеПлатежа: 'За аренду' }),
    );
    expect(result).toEqual({ added: 4, counted: 0, waiting: 4, known: 0 });
    const items = await listed({ bankPaymentStatus: 'waiting', sort: 'bankPaymentId', order: 'asc' });
    expect(items.map(({ whyWaiting }) => whyWaiting)).toEqual(['part', 'more', 'payer', 'unnamed']);
    const [part, more, other] = items.map(({ bankPaymentId }) => bankPaymentId);
    const { message } = await api.as(staff).send(calls.getBankPayment, { body: { bankPaymentId: part ?? 0 } });
    expect(message.invoices).toMatchObject([{ invoiceId, left: HOUR }]);

    const count = (bankPaymentId = 0, enough = false) =>
      api.as(staff).send(calls.countBankPayment, { body: { bankPaymentId, invoiceId, enough } });
    const tries = await Promise.allSettled([count(part), count(part)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(count(part)).rejects.toMatchObject({ code: 'payment_decided' });
    expect(await orderOf(invoiceId)).toMatchObject({ orderInvoiceStatus: 'awaiting', received: 100_000 });
    await count(more, true);
    expect(await orderOf(invoiceId)).toMatchObject({ orderInvoiceStatus: 'paid', received: 300_000, owed: 150_000 });
    const body = { bankPaymentId: other ?? 0 };
    expect((await api.as(staff).send(calls.dismissBankPayment, { body })).message.bankPaymentStatus).toBe('dismissed');
    await expect(count(other)).rejects.toMatchObject({ code: 'payment_decided' });
  });

  test('what staff wrote down with another sum is left to them', async () => {
    const { invoiceId, named } = await anInvoice();
    const receipt = { sum: 100, paymentOrder: '118', paidOn: '2026-12-02' };
    await api.as(staff).send(calls.payInvoice, { body: { invoiceId, ...receipt, enough: false } });
    expect(await upload(paymentText({ ...named, Сумма: '1499.00' }))).toMatchObject({ counted: 0, waiting: 1 });
    expect(await listed()).toMatchObject([{ whyWaiting: 'typed' }]);
    expect(await orderOf(invoiceId)).toMatchObject({ received: 100 });
  });

  test('a document that cannot be read is set aside, and the others are kept', async () => {
    const { named } = await anInvoice();
    const result = await upload(paymentText({ Номер: '2', Сумма: 'много' }), paymentText(named));
    expect(result).toMatchObject({ added: 1, counted: 1, setAside: [{ line: 13, problem: 'не\u00a0читается сумма' }] });
    expect(await listed()).toHaveLength(1);
    const { imports } = (await api.as(staff).send(calls.listStatementImports, {})).message;
    expect(imports[0]).toMatchObject({ total: 1, done: 1, aside: 1 });
  });

  test('of a refused file nothing is kept', async () => {
    const fileStatement = new File(['1CClientBankExchange\r\nРасчСчет=1\r\nКонецФайла'], 'kl_to_1c.txt');
    await expect(api.as(staff).send(calls.uploadStatement, { body: { fileStatement } })).rejects.toMatchObject({
      code: 'statement_rejected',
      fields: { fileStatement: expect.stringContaining('другого счёта') },
    });
    expect(await listed()).toEqual([]);
  });
});
