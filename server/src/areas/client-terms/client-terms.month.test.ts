import { momentOf } from '@venue/sdk';
import { cancelPaidBooking } from '@venue/sdk/bookings';
import { bookByTerms, getClientTerms } from '@venue/sdk/client-terms/admin';
import { getAccountStatement, listDebtors } from '@venue/sdk/debts/admin';
import { uploadStatement } from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../area/invariant.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { agreementOf, anAgreement, inForce, invoiceOf } from '../agreements/agreements.testing.ts';
import { bookingsInvariants } from '../bookings/bookings.invariants.ts';
import { at, hold } from '../bookings/bookings.testing.ts';
import { papersInvariants } from '../papers/papers.invariants.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { paymentText, statementFile } from '../statements/statements.testing.ts';
import { clientTermsInvariants } from './client-terms.invariants.ts';
import { termsOf } from './client-terms.testing.ts';

const OWN = 135_000;
const email = 'buh@malachite.example';
const customer = { ...anAgreement.customer, email };

describe.each(databaseKinds)('the month of an organisation (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let staff: Person;
  let agreementId: number;
  let termsId: number;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate outbox_file`);
    await api.db.execute(sql`truncate bank_payment, invoice_return, invoice_receipt, invoice_order, movement cascade`);
    await api.db.execute(sql`truncate client_terms, agreement cascade`);
    await startOver(api, bank);
    person = await api.aCustomer();
    staff = await api.aStaff();
    agreementId = await inForce(api, staff, { customer, userId: person.id });
    termsId = await termsOf(api, staff, agreementId);
  });

  async function booked(hour: number, day: string): Promise<number> {
    const orderId = await hold(api, person, tariffId, [hour], day);
    await api.as(staff).send(bookByTerms, { body: { orderId, termsId, price: OWN } });
    return orderId;
  }
  const run = () => api.runJob('client-terms.makeInvoices');
  /** Goes to an hour of a day; sessions have expired by then. */
  const go = async (day: string, hour = 9) => {
    api.clock.now = momentOf(day, hour);
    staff = await api.aStaff();
  };
  const invoices = async () => (await agreementOf(api, staff, agreementId)).invoices;
  const broken = () =>
    brokenInvariants(api.db, [...bookingsInvariants, ...clientTermsInvariants, ...papersInvariants], api.clock.now);

  test('ends with one invoice of all its hours and its act, which is a debt and is paid by the statement', async () => {
    const [first, second] = [await booked(10, '2026-12-10'), await booked(12, '2026-12-21')];
    await go('2026-12-31', 23);
    await run();
    expect(await invoices()).toEqual([]);
    // At night nobody is written to.
    await go('2027-01-01', 3);
    await run();
    expect(await invoices()).toEqual([]);
    await go('2027-01-01');
    await Promise.all([run(), run()]);
    await run();
    const [invoice, ...others] = await invoices();
    expect(others).toEqual([]);
    const invoiceId = invoice?.invoiceId ?? 0;
    const whole = await invoiceOf(api, staff, invoiceId);
    expect(whole).toMatchObject({ sum: 2 * OWN, invoiceDue: '2027-01-11', vatRate: '22', invoiceStatus: 2 });
    expect(whole.services.map(({ serviceName, quantity, price }) => [serviceName, quantity, price])).toEqual([
      [expect.stringMatching(/10\.12\.2026.*бронь № /), 1, OWN],
      [expect.stringMatching(/21\.12\.2026.*бронь № /), 1, OWN],
    ]);
    for (const [index, orderId] of [first, second].entries())
      expect(whole.services[index]?.serviceName).toContain(`бронь № ${orderId}`);
    expect((await agreementOf(api, staff, agreementId)).acts).toMatchObject([{ sum: 2 * OWN }]);
    const letters = await api.db.execute(sql`
      select recipient, event from outbox where event in ('paper.mailed', 'invoice.ofMonth') order by event, id`);
    expect(letters.rows).toContainEqual({ recipient: email, event: 'paper.mailed' });
    expect(letters.rows.filter(({ event }) => event === 'invoice.ofMonth')).toHaveLength(1);
    // Its customer finds it among their papers.
    const { rows } = await api.db.execute(sql`select user_id from invoice_order where invoice_id = ${invoiceId}`);
    expect(rows).toEqual([{ user_id: person.id }]);
    expect(await broken()).toEqual([]);
    const used = async () => (await api.as(staff).send(getClientTerms, { body: { termsId } })).message.creditUsed;
    expect(await used()).toBe(2 * OWN);

    await go('2027-01-13');
    expect(
      (await api.as(staff).send(listDebtors, { query: { page: 1, pageSize: 25, order: 'desc' } })).items,
    ).toMatchObject([{ INN: customer.INN, sum: 2 * OWN, dueSince: '2027-01-11' }]);
    const text = paymentText({
      ...{ Сумма: '2700.00', НазначениеПлатежа: `Оплата по счёту № ${whole.invoiceNumber}` },
      ...{ Дата: '12.01.2027', ДатаСписано: '12.01.2027', ДатаПоступило: '12.01.2027' },
      ...{ ПлательщикИНН: customer.INN, Плательщик: customer.name, Плательщик1: customer.name },
    });
    const { message } = await api.as(staff).send(uploadStatement, { body: { fileStatement: statementFile(text) } });
    expect(message).toMatchObject({ added: 1, counted: 1 });
    expect((await invoiceOf(api, staff, invoiceId)).order).toMatchObject({ orderInvoiceStatus: 'paid', owed: 0 });
    expect(await used()).toBe(0);
    const { data } = await api.as(staff).send(getAccountStatement, {
      body: { INN: customer.INN, from: '2027-01-01', to: '2027-01-31' },
    });
    const pdf = await extractText(await getDocumentProxy(new Uint8Array(await data.arrayBuffer())), {
      mergePages: true,
    });
    expect(pdf.text).toContain(whole.invoiceNumber);
    expect(await broken()).toEqual([]);
  });

  test('charges what is kept of a late cancellation, and nothing of one in time', async () => {
    const [late, early] = [await booked(10, '2026-12-03'), await booked(10, '2026-12-21')];
    await booked(12, '2026-12-21');
    await api.as(person).send(cancelPaidBooking, { body: { orderId: early, refund: OWN } });
    api.clock.now = new Date(Date.parse(at(10, '2026-12-03')) - 10 * 3_600_000);
    await api.as(person).send(cancelPaidBooking, { body: { orderId: late, refund: OWN / 2 } });
    await go('2027-01-01');
    await run();
    const [invoice] = await invoices();
    const { services, sum } = await invoiceOf(api, staff, invoice?.invoiceId ?? 0);
    expect(sum).toBe(OWN + OWN / 2);
    expect(services.map(({ serviceName, price }) => [serviceName.replace(/,.*/s, ''), price])).toEqual([
      ['Плата за позднюю отмену', OWN / 2],
      [expect.stringContaining('Аренда'), OWN],
    ]);
    expect(await broken()).toEqual([]);
  });

  test('each month has its own, and a month without hours has none', async () => {
    await booked(10, '2026-12-10');
    await go('2027-01-01');
    await run();
    await go('2027-02-01');
    await run();
    expect(await invoices()).toHaveLength(1);
    const second = api.db.execute(sql`
      insert into client_invoice (terms_id, month, invoice_id) select terms_id, month, invoice_id + 1 from client_invoice`);
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'client_invoice_terms_id_month_pk' } });
    const change = api.db.execute(sql`update client_booking set returned = sum`);
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'client_booking_stays' } });
  });
});
