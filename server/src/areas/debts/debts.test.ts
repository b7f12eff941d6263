import { momentOf } from '@venue/sdk';
import { getAccountStatement, listDebtors, mailAccountStatement, sumDebts } from '@venue/sdk/debts/admin';
import { closeAct, closeInvoice, payInvoice, returnInvoiceMoney } from '@venue/sdk/papers/admin';
import { measure } from '@venue/sdk/papers/model';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { acted, actOf, anAgreement, inForce, invoiced, invoiceOf } from '../agreements/agreements.testing.ts';

const INN = anAgreement.customer.INN;
const other = { ...anAgreement.customer, name: 'АО «Исток»', INN: '6672051180', email: 'buh@istok.example' };
const line = (price: number) => ({ serviceName: 'Аренда зала', measure: measure.hour, quantity: 1, price });
/** The invoices are of 23 November and due on the 28th. */
const DUE = momentOf('2026-11-28', 18);

describe.each(databaseKinds)('organisations that owe money (%s)', kind => {
  let api: TestApi;
  let staff: Person;

  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = momentOf('2026-11-23', 12);
    await api.db.execute(sql`truncate invoice_return, invoice_receipt, invoice_order, movement cascade`);
    await api.db.execute(sql`truncate agreement, outbox cascade`);
    staff = await api.aStaff();
  });

  /** Issues an invoice of this sum under an agreement. */
  async function issued(agreementId: number, price: number): Promise<number> {
    const invoiceId = await invoiced(api, staff, agreementId, [line(price)]);
    const { version } = await invoiceOf(api, staff, invoiceId);
    await api.as(staff).send(closeInvoice, { body: { invoiceId, version } });
    return invoiceId;
  }
  async function confirmed(agreementId: number, invoiceId: number): Promise<void> {
    const actId = await acted(api, staff, agreementId, invoiceId);
    const { version } = await actOf(api, staff, actId);
    await api.as(staff).send(closeAct, { body: { actId, version } });
  }
  const pay = (invoiceId: number, sum: number, paymentOrder = '1', paidOn = '2026-11-25') =>
    api.as(staff).send(payInvoice, { body: { invoiceId, sum, paymentOrder, paidOn, enough: false } });
  /** Goes so many days beyond the due date, to noon; sessions have expired by then. */
  const after = async (days: number, hour = 12) => {
    api.clock.now = new Date(DUE.getTime() + days * 86_400_000 + (hour - 18) * 3_600_000);
    staff = await api.aStaff();
  };
  const list = async (query: object = {}) =>
    (await api.as(staff).send(listDebtors, { query: { page: 1, pageSize: 25, order: 'desc', ...query } })).items;
  const sums = async () => (await api.as(staff).send(sumDebts, { query: {} })).message;
  const letters = async () =>
    (
      await api.db.execute(
        sql`select recipient, body, of_kind, of_ids from outbox where event = 'invoice.debt' order by id`,
      )
    ).rows;

  test('each is one row, by the age of what is left; what is paid or not due yet is none', async () => {
    const mine = await inForce(api, staff);
    const theirs = await inForce(api, staff, { customer: other });
    const first = await issued(mine, 100_00);
    await issued(mine, 30_00);
    const second = await issued(theirs, 500_00);
    expect(await list()).toEqual([]);
    await pay(first, 40_00);
    await after(5);
    expect(await list()).toMatchObject([
      { customer: other.name, INN: other.INN, sum: 500_00, upTo30: 500_00, invoices: 1, dueSince: '2026-11-28' },
      { customer: anAgreement.customer.name, INN, sum: 90_00, upTo30: 90_00, invoices: 2, remindedAt: null },
    ]);
    expect((await list({ search: 'исток' })).map(each => each.INN)).toEqual([other.INN]);
    expect((await list({ search: INN.slice(0, 6) })).map(each => each.INN)).toEqual([INN]);
    expect((await list({ sort: 'customer', order: 'asc' })).map(each => each.INN)).toEqual([other.INN, INN]);
    await pay(second, 500_00);
    expect(await sums()).toEqual({ sum: 90_00, upTo30: 90_00, upTo60: 0, upTo90: 0, over90: 0 });
    for (const [days, age] of [
      [31, 'upTo60'],
      [61, 'upTo90'],
      [91, 'over90'],
    ] as const) {
      await after(days);
      const none = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
      expect(await sums()).toEqual({ ...none, sum: 90_00, [age]: 90_00 });
    }
    await pay(first, 60_00, '2');
    expect(await list()).toMatchObject([{ INN, sum: 30_00, over90: 30_00, invoices: 1 }]);
  });

  test('the payer is reminded after 3, 14 and 30 days, by day, once by however many servers, until it is paid', async () => {
    const theirs = await inForce(api, staff, { customer: other });
    const [left, paid] = [await issued(theirs, 100_00), await issued(theirs, 50_00)];
    await after(2);
    await api.runJob('debts.remind');
    await after(3, 19);
    await api.runJob('debts.remind');
    expect(await letters()).toEqual([]);
    await pay(left, 25_00);
    await after(4);
    await Promise.all([api.runJob('debts.remind'), api.runJob('debts.remind')]);
    await api.runJob('debts.remind');
    const sent = await letters();
    expect(sent.map(each => each.recipient)).toEqual([other.email, other.email]);
    expect(sent.map(each => [each.of_kind, each.of_ids])).toEqual([
      ['invoice', [left]],
      ['invoice', [paid]],
    ]);
    expect(String(sent[0]?.body)).toMatch(/не\sпришло\s75\s₽/);
    expect(await list()).toMatchObject([{ remindedAt: api.clock.now.toISOString() }]);
    await pay(paid, 50_00, '2');
    await after(15);
    await api.runJob('debts.remind');
    expect(await letters()).toHaveLength(3);
    await after(40);
    await api.runJob('debts.remind');
    await after(80);
    await api.runJob('debts.remind');
    expect(await letters()).toHaveLength(4);
  });

  test('a payer whom no server reminded for months gets one letter', async () => {
    await issued(await inForce(api, staff, { customer: other }), 100_00);
    await after(40);
    for (const _ of [1, 2, 3]) await api.runJob('debts.remind');
    expect(await letters()).toHaveLength(1);
  });

  test('the statement adds up: what was before, each act, payment and return, and what is left', async () => {
    const mine = await inForce(api, staff);
    const first = await issued(mine, 100_00);
    await pay(first, 150_00, '7', '2026-11-25');
    api.clock.now = momentOf('2026-11-30', 12);
    staff = await api.aStaff();
    await confirmed(mine, first);
    api.clock.now = momentOf('2026-12-02', 12);
    staff = await api.aStaff();
    await api.as(staff).send(returnInvoiceMoney, { body: { invoiceId: first, sum: 20_00 } });
    const read = async (from: string, to: string) => {
      const { data } = await api.as(staff).send(getAccountStatement, { body: { INN, from, to } });
      const pages = await getDocumentProxy(new Uint8Array(await data.arrayBuffer()));
      return (await extractText(pages, { mergePages: true })).text.replace(/\s+/g, ' ');
    };
    const whole = await read('2026-11-01', '2026-12-31');
    expect(whole).toContain('Оплата, п/п № 7, счёт №');
    expect(whole).toContain('Обороты за период 120,00 150,00');
    expect(whole).toContain('Сальдо конечное 30,00');
    expect(whole).toContain(`в пользу ${anAgreement.customer.name} составляет 30,00 руб. (Тридцать рублей 00 копеек)`);
    const later = await read('2026-11-30', '2026-12-01');
    expect(later).toContain('Сальдо начальное 150,00');
    expect(later).toContain('Обороты за период 100,00 Сальдо конечное 50,00');
    expect(later).not.toContain('п/п');
    // The same by the books, without the code.
    const { rows } = await api.db.execute(sql`
      select (select sum(sum) from act where status = 2)::int - (select sum(sum) from invoice_receipt)::int
        + (select sum(sum) from invoice_return)::int as balance`);
    expect(rows).toEqual([{ balance: -30_00 }]);
    const unknown = { INN: '6670000001', from: '2026-11-01', to: '2026-12-31' };
    await expect(api.as(staff).send(getAccountStatement, { body: unknown })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('the statement is mailed as a PDF; readers do not mail it', async () => {
    await inForce(api, staff);
    const statement = { INN, from: '2026-11-01', to: '2026-12-31' };
    const mail = (by: Person) =>
      api.as(by).send(mailAccountStatement, { body: { statement, sendTo: 'buh@malachite.example' } });
    await expect(mail(await api.aStaff(['agreements.read']))).rejects.toMatchObject({ code: 'profile_denied' });
    await mail(staff);
    const { rows } = await api.db.execute(sql`
      select o.recipient, o.subject, f.type from outbox o join outbox_file f on f.letter_id = o.id where o.event = 'paper.mailed'`);
    const subject = expect.stringContaining('Акт сверки');
    expect(rows).toEqual([{ recipient: 'buh@malachite.example', subject, type: 'application/pdf' }]);
  });
});
