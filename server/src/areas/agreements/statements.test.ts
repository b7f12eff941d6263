import * as calls from '@venue/sdk/agreements/admin';
import { getBooking } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { windows1251 } from '../../core/files/windows1251.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../bookings/payments.testing.ts';
import { organisation } from '../profile/profile.testing.ts';
import { invoiceOf } from './agreements.testing.ts';
import { anOrderInvoice } from './orders.testing.ts';
import { readStatement, type StatementPayment } from './statements.file.ts';
import { judged, numbersIn } from './statements.rules.ts';

const OWN = '40702810800000000001';
const FAR = '2026-12-21';
const HOUR = 150_000;

const paymentText = (over: Record<string, string> = {}) =>
  Object.entries({
    Номер: '118',
    Дата: '01.12.2026',
    Сумма: '1500.00',
    ПлательщикСчет: '40702810600000000002',
    ДатаСписано: '01.12.2026',
    Плательщик: `ИНН ${organisation.INN} ${organisation.name}`,
    ПлательщикИНН: organisation.INN,
    Плательщик1: organisation.name,
    ПлательщикРасчСчет: '40702810600000000002',
    ПолучательСчет: OWN,
    ДатаПоступило: '02.12.2026',
    ПолучательИНН: '6658000000',
    ПолучательРасчСчет: OWN,
    НазначениеПлатежа: 'Оплата по счёту № 1',
    ...over,
  })
    .map(([name, value]) => `${name}=${value}`)
    .join('\r\n');

const statementText = (payments: readonly string[], account = OWN, encoding = 'Windows') =>
  [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    'Отправитель=Интернет-банк',
    'ДатаНачала=01.12.2026',
    'ДатаКонца=02.12.2026',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    'ДатаНачала=01.12.2026',
    `РасчСчет=${account}`,
    'НачальныйОстаток=0.00',
    'КонецРасчСчет',
    ...payments.flatMap(each => ['СекцияДокумент=Платежное поручение', each, 'КонецДокумента']),
    'КонецФайла',
  ].join('\r\n');

const bytesOf = (text: string) => windows1251(text);

/** The bytes of a text in the encoding of DOS. */
function dos(text: string): Uint8Array {
  const decoder = new TextDecoder('ibm866');
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, sign => bytes.get(sign) ?? 63);
}

describe('a statement', () => {
  const expected: StatementPayment = {
    orderDate: '2026-12-01',
    paidOn: '2026-12-02',
    sum: 150_000,
    paymentOrder: '118',
    payerAccount: '40702810600000000002',
    payerInn: organisation.INN,
    payerName: organisation.name,
    purpose: 'Оплата по счёту № 1',
  };

  test.each([
    ['windows-1251', bytesOf(statementText([paymentText()]))],
    ['DOS', dos(statementText([paymentText()], OWN, 'DOS').replaceAll('№', 'N'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${statementText([paymentText()])}`)],
    ['lines of Unix', bytesOf(statementText([paymentText()]).replaceAll('\r\n', '\n'))],
  ])('is read in %s', (_, data) => {
    const [payment] = readStatement(data, OWN);
    expect({ ...payment, purpose: payment?.purpose.replace('N', '№'), payerName: organisation.name }).toEqual(expected);
  });

  test('has what came alone, and a purpose of several lines in one', () => {
    const out = paymentText({ ПолучательРасчСчет: '40702810600000000002', ПолучательСчет: '' });
    const long = paymentText({ НазначениеПлатежа: '', НазначениеПлатежа1: 'Оплата', НазначениеПлатежа2: 'по сч. 7' });
    const found = readStatement(bytesOf(statementText([out, long])), OWN);
    expect(found.map(({ purpose }) => purpose)).toEqual(['Оплата по сч. 7']);
  });

  test.each([
    ['no statement', 'ИНН;Сумма', /формате 1С/],
    ['cut in a document', statementText([paymentText()]).slice(0, -40), /обрывается/],
    ['cut before its end', statementText([paymentText()]).replace('КонецФайла', ''), /обрывается/],
    ['of another account', statementText([], '40702810000000000777'), /другого счёта: 40702810000000000777/],
    ['of no account', statementText([]).replaceAll(/РасчСчет=.*/g, ''), /какого счёта/],
    ['with a sum that is none', statementText([paymentText({ Сумма: '1500,000' })]), /в.строке 13: не.читается сумма/],
    ['with a day that is none', statementText([paymentText({ Дата: '31.02.2026' })]), /не.читается дата/],
    ['a document within another', statementText(['СекцияДокумент=Платежное поручение']), /не.закончен/],
  ])('%s is refused with what is wrong', (_, text, said) => {
    expect(() => readStatement(bytesOf(text), OWN)).toThrow(said);
  });
});

test.each([
  ['Оплата по счёту № 12 от 01.12.2026 г., в т.ч. НДС 22%', ['12']],
  ['Опл. по сч. 7 за аренду', ['7']],
  ['Счет на оплату N 15/2026, счет №16', ['15/2026', '16']],
  ['По счету-оферте 118', ['118']],
  ['Расчет за ноябрь', []],
  ['Пополнение счета', []],
])('numbers of invoices in «%s»', (purpose, numbers) => expect(numbersIn(purpose)).toEqual(numbers));

test('a payment is for an invoice only if number, payer and sum agree', () => {
  const known = { invoiceId: 5, number: '1', state: 'awaiting', customerInn: '66', sum: 100, received: 40 } as const;
  const payment = { purpose: 'по счёту 1', payerInn: '66', sum: 60 };
  expect(judged(payment, [known])).toEqual({ invoiceId: 5, why: null });
  for (const [over, why] of [
    [{ purpose: 'за аренду' }, 'unnamed'],
    [{ purpose: 'по счёту 2' }, 'unknown'],
    [{ payerInn: '77' }, 'payer'],
    [{ sum: 59 }, 'part'],
    [{ sum: 61 }, 'more'],
  ] as const)
    expect(judged({ ...payment, ...over }, [known]).why).toBe(why);
  expect(judged(payment, [{ ...known, state: 'paid' }]).why).toBe('over');
  expect(judged(payment, [known, { ...known, invoiceId: 6 }]).invoiceId).toBeNull();
});

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
    await api.db.execute(sql`delete from bank_payment`);
    await api.db.execute(sql`delete from invoice_receipt`);
    await api.db.execute(sql`delete from invoice_order`);
    await startOver(api, bank);
    person = await api.aCustomer();
    staff = await api.aStaff();
  });

  const upload = async (...payments: readonly string[]) => {
    const fileStatement = new File([new Uint8Array(bytesOf(statementText(payments)))], 'kl_to_1c.txt');
    return (await api.as(staff).send(calls.uploadStatement, { body: { fileStatement } })).message;
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

  test('of a refused file nothing is kept', async () => {
    await expect(upload(paymentText(), paymentText({ Номер: '2', Сумма: 'много' }))).rejects.toMatchObject({
      code: 'statement_rejected',
      fields: { fileStatement: expect.stringContaining('сумма') },
    });
    expect(await listed()).toEqual([]);
  });
});
