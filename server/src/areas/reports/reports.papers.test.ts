import { bookByTerms } from '@venue/sdk/client-terms/admin';
import { closeAct, closeInvoice, listActs, listInvoices, payInvoice } from '@venue/sdk/papers/admin';
import { actForm, paperStatus, vatRate, vatWithin } from '@venue/sdk/papers/model';
import { readReport } from '@venue/sdk/reports/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import * as make from '../agreements/agreements.testing.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';
import { termsOf } from '../client-terms/client-terms.testing.ts';

const HALL = { ...make.aLine, quantity: 2, price: 600_000 };
const CHAIRS = { ...make.aLine, serviceName: 'Стулья', quantity: 10, price: 10_000 };
const [hall, chairs] = [1_200_000, 100_000];
const vat = (sum: number) => vatWithin(sum, vatRate.twentyTwo);

describe.each(databaseKinds)('documents and VAT of a period, on %s', kind => {
  let api: TestApi;
  let staff: Person;
  let agreementId: number;
  const ids = { paid: 0, draft: 0, terms: 0 };

  beforeAll(async () => {
    api = await testApi({ kind });
    api.clock.now = new Date('2026-11-30T09:00:00Z');
    const { tariffId } = await openStudio(api);
    staff = await api.aStaff();
    const person = await api.aCustomer();
    agreementId = await make.inForce(api, staff, { userId: person.id });
    const issued = async (...lines: Parameters<typeof make.invoiced>[3] & object) => {
      const invoiceId = await make.invoiced(api, staff, agreementId, lines);
      const { version } = await make.invoiceOf(api, staff, invoiceId);
      await api.as(staff).send(closeInvoice, { body: { invoiceId, version } });
      return invoiceId;
    };
    const closed = async (invoiceId: number, form: Parameters<typeof make.acted>[4]) => {
      const actId = await make.acted(api, staff, agreementId, invoiceId, form);
      const { version } = await make.actOf(api, staff, actId);
      await api.as(staff).send(closeAct, { body: { actId, version } });
    };
    await closed(await issued(HALL), actForm.act);
    await closed(await issued(CHAIRS), actForm.upd1);
    ids.draft = await make.acted(api, staff, agreementId, await issued(HALL, CHAIRS));
    ids.paid = await issued(CHAIRS);
    const money = { sum: chairs, paymentOrder: '7', paidOn: '2026-11-29', enough: false };
    await api.as(staff).send(payInvoice, { body: { invoiceId: ids.paid, ...money } });
    const off = await issued(HALL);
    await api.db.execute(sql`update invoice_order set state = 'cancelled', why = 'changed' where invoice_id = ${off}`);
    ids.terms = await termsOf(api, staff, agreementId);
    const orderId = await hold(api, person, tariffId, [10], '2026-12-02');
    await api.as(staff).send(bookByTerms, { body: { orderId, termsId: ids.terms, price: 135_000 } });
  });
  afterAll(() => api.close());

  const read = async (days = { from: '2026-11-01', to: '2026-11-30' }) => {
    const query = { report: 'papers' as const, period: 'own' as const, compare: 'none' as const, ...days };
    const { tables } = (await api.as(staff).send(readReport, { query })).message;
    return (name: string) => {
      const match = tables.find(({ table }) => table === name);
      if (!match) throw new Error(`no table ${name}`);
      return {
        total: match.total,
        rows: match.rows,
        figures: match.rows.map(({ title, values }) => [title, ...values]),
      };
    };
  };
  const row = (count: number, sum: number) => [count, sum - vat(sum), vat(sum), sum];

  test('issued documents by kind equal their lists', async () => {
    const table = (await read())('kinds');
    expect(table.figures).toEqual([
      ['Счета', 5, expect.any(Number), expect.any(Number), 3 * hall + 3 * chairs],
      ['Из\u00a0них аннулированные', ...row(1, hall)],
      ['Акты', ...row(1, hall)],
      ['УПД со\u00a0счётом-фактурой (статус\u00a01)', ...row(1, chairs)],
      ['УПД без\u00a0счёта-фактуры (статус\u00a02)', 0, 0, 0, 0],
    ]);
    const sums = async (call: typeof listInvoices | typeof listActs, to: string | null | undefined) => {
      const query = Object.fromEntries(new URL(to ?? '', 'https://venue.example').searchParams);
      const body = { ...query, pageSize: 100, ...('invoiceStatus' in query && { invoiceStatus: paperStatus.closed }) };
      const { items } = await api.as(staff).send(call as typeof listActs, {
        body: { ...body, ...('actStatus' in query && { actStatus: paperStatus.closed }) } as never,
      });
      return [items.length, items.reduce((all, { sum }) => all + sum, 0)];
    };
    expect(await sums(listInvoices, table.rows[0]?.to)).toEqual([5, 3 * hall + 3 * chairs]);
    expect(await sums(listActs, table.rows[2]?.to)).toEqual([1, hall]);
  });

  test('what was rendered, by rate and by organisation', async () => {
    const table = await read();
    const all = [2, hall + chairs - vat(hall) - vat(chairs), vat(hall) + vat(chairs), hall + chairs];
    expect(table('rates').figures).toEqual([['22 %', ...all]]);
    expect(table('rates').total?.values).toEqual(all);
    expect(table('customers').figures).toEqual([[make.anAgreement.customer.name, ...all]]);
  });

  test('what no closed act confirms yet leads to its record', async () => {
    api.clock.now = new Date('2026-12-03T09:00:00Z');
    staff = await api.aStaff();
    const november = (await read())('missing');
    expect(november.rows.map(({ to, values }) => [to, values])).toEqual([
      [`/agreements/acts/${ids.draft}`, [hall + chairs]],
      [`/agreements/invoices/${ids.paid}`, [chairs]],
    ]);
    const december = (await read({ from: '2026-12-01', to: '2026-12-31' }))('missing');
    expect(december.rows.map(({ to, values }) => [to, values])).toEqual([[`/clients/edit/${ids.terms}`, [135_000]]]);
  });
});
