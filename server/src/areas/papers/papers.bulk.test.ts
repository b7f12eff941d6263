import { type Input, newIdempotencyKey } from '@venue/sdk';
import { previewBulk, runBulk } from '@venue/sdk/bulk/admin';
import { actSorts, getInvoice, listActs, listInvoices } from '@venue/sdk/papers/admin';
import { actForm, paperStatus } from '@venue/sdk/papers/model';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../ports/database/postgres.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { testDatabase } from '../../testing/database.ts';
import * as make from '../agreements/agreements.testing.ts';
import { aLine } from '../agreements/agreements.testing.ts';

async function office(): Promise<{ api: TestApi; staff: Person }> {
  const api = await testApi();
  onTestFinished(() => api.close());
  api.clock.now = new Date('2026-11-30T09:00:00Z');
  return { api, staff: await api.aStaff() };
}

/** Runs a bulk action over a view and returns the outcome. */
async function taken(api: TestApi, staff: Person, action: string, filter: Record<string, string | number> = {}) {
  const client = api.as(staff);
  const { total: count } = (await client.send(previewBulk, { body: { action, filter } })).message;
  const body = { action, filter, count };
  return (await client.send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() })).message;
}

test('invoices of a view are closed, acts are made of what is left of them, and are closed', async () => {
  const { api, staff } = await office();
  const client = api.as(staff);
  const agreementId = await make.inForce(api, staff);
  const full = await make.invoiced(api, staff, agreementId, [aLine]);
  await make.invoiced(api, staff, agreementId, []);
  expect(await taken(api, staff, 'invoices.close', { invoiceStatus: paperStatus.open })).toMatchObject({
    done: 1,
    skipped: [{ title: 'Счёт №\u00a02', reason: 'Добавьте в документ хотя бы одну услугу' }],
  });
  const invoice = (await client.send(getInvoice, { body: { invoiceId: full } })).message;
  expect(invoice).toMatchObject({ invoiceStatus: paperStatus.closed, closedBy: expect.any(String) });

  const offered = async () =>
    (await client.send(previewBulk, { body: { action: 'invoices.act', filter: {} } })).message.may;
  expect(await offered()).toBe(1);
  expect(await taken(api, staff, 'invoices.act')).toMatchObject({ total: 2, done: 1 });
  const { items } = await client.send(listActs, { body: {} });
  expect(items).toMatchObject([
    {
      invoiceId: full,
      actForm: actForm.act,
      actDate: '2026-11-30',
      actFrom: invoice.invoiceDate,
      actTo: '2026-11-30',
      sum: invoice.sum,
      actStatus: paperStatus.open,
      customerName: 'ООО «Малахитовая шкатулка»',
    },
  ]);
  // Nothing is left to confirm.
  expect(await offered()).toBe(0);
  expect(await taken(api, staff, 'invoices.act')).toMatchObject({ done: 0 });
  expect(await taken(api, staff, 'acts.close', { actStatus: paperStatus.open })).toMatchObject({ done: 1 });
  expect(await taken(api, staff, 'acts.close')).toMatchObject({ done: 0, already: 1 });
  const { rows } = await api.db.execute(
    sql`select id from audit where subject in ('act', 'invoice') and call_id like '%lose'`,
  );
  expect(rows).toHaveLength(2);
});

test('the invoice of an order gets no act before its hours have passed', async () => {
  const { api, staff } = await office();
  const agreementId = await make.inForce(api, staff);
  const invoiceId = await make.invoiced(api, staff, agreementId, [aLine]);
  const customer = await api.aCustomer();
  await api.db.execute(sql`
    insert into invoice_order (invoice_id, user_id, order_ids, sum, kept_until, state, why)
    select ${invoiceId}, ${customer.id}, '{1}', sum, now(), 'cancelled', 'expired' from invoice where id = ${invoiceId}`);
  expect(await taken(api, staff, 'invoices.act')).toMatchObject({ total: 1, done: 0 });
});

test('acts are found by number, agreement, customer and INN, by status, form and days', async () => {
  const { api, staff } = await office();
  const agreementId = await make.inForce(api, staff);
  await make.invoiced(api, staff, agreementId, [aLine]);
  await taken(api, staff, 'invoices.act');
  const count = async (body: Input<typeof listActs>['body']) =>
    (await api.as(staff).send(listActs, { body })).message.total;
  for (const search of ['1', '1/2026', 'малахитовая', '6671004212']) expect(await count({ search })).toBe(1);
  for (const search of ['2', 'яшма']) expect(await count({ search })).toBe(0);
  expect(await count({ agreementId, actStatus: paperStatus.open, actForm: actForm.act })).toBe(1);
  expect(await count({ actStatus: paperStatus.closed })).toBe(0);
  expect(await count({ actForm: actForm.upd1 })).toBe(0);
  expect(await count({ from: '2026-11-30', to: '2026-11-30' })).toBe(1);
  expect(await count({ from: '2026-12-01' })).toBe(0);
  for (const sort of actSorts) expect(await count({ sort })).toBe(1);
});

test('who only reads papers closes none', async () => {
  const { api, staff } = await office();
  const agreementId = await make.inForce(api, staff);
  await make.invoiced(api, staff, agreementId, [aLine]);
  const reader = await api.aStaff(['agreements.read']);
  for (const action of ['invoices.close', 'invoices.act', 'acts.close'])
    await expect(taken(api, reader, action)).rejects.toMatchObject({ code: 'profile_denied' });
  expect((await api.as(reader).send(listInvoices, { body: {} })).message.total).toBe(1);
});

test('a hundred papers made at once at two servers have numbers without a gap or a repeat', async () => {
  const database = await testDatabase('postgres');
  onTestFinished(() => database.close());
  const { url = '' } = database;
  const own = { ...openPostgres({ url, connections: 10 }), url };
  onTestFinished(() => own.close());
  const [one, two] = [await testApi({ database }), await testApi({ database: own })];
  for (const each of [one, two]) onTestFinished(() => each.close());
  const staff = await one.aStaff();
  await Promise.all(Array.from({ length: 100 }, (_, each) => make.aDraft(each % 2 === 0 ? one : two, staff)));
  const { rows } = await database.db.execute<{ number: string }>(sql`select number from agreement`);
  const numbers = rows.map(({ number }) => Number(number.split('/')[0])).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});
