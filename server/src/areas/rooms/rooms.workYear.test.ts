import { momentOf } from '@venue/sdk';
import { makeOrderInvoice } from '@venue/sdk/papers';
import { countPending } from '@venue/sdk/pending/admin';
import { getWorkYear, saveWorkYear } from '@venue/sdk/rooms/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';
import { anOrganisation, offerOf } from '../invoice-orders/invoice-orders.testing.ts';

describe.each(databaseKinds)('the days that a decree moves (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const read = async (year: number) => (await api.as(staff).send(getWorkYear, { query: { year } })).message;
  const save = (year: number, movedDays: string[], version: number) =>
    api.as(staff).send(saveWorkYear, { body: { year, movedDays, version } });
  const waiting = async () => (await api.as(staff).send(countPending, {})).message.workYear;

  test('of 2026 are known', async () => {
    expect(await read(2026)).toMatchObject({ movedDays: ['2026-01-09', '2026-12-31'], version: 1 });
  });

  test('the coming year waits for staff from December on, also where nothing is moved', async () => {
    expect(await waiting()).toBe(0);
    api.clock.now = momentOf('2026-12-01', 0);
    staff = await api.aStaff();
    expect(await waiting()).toBe(1);
    expect(await read(2027)).toEqual({ year: 2027, movedDays: [], savedAt: null, version: 0 });
    expect((await save(2027, [], 0)).message).toMatchObject({ movedDays: [], version: 1 });
    expect(await waiting()).toBe(0);
  });

  test('a stale list is refused, and each change is logged', async () => {
    await save(2028, ['2028-02-21'], 0);
    const tries = await Promise.allSettled([save(2028, ['2028-05-08'], 1), save(2028, ['2028-05-10'], 1)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(save(2028, [], 0)).rejects.toMatchObject({ code: 'conflict', data: { current: { version: 2 } } });
    const { rows } = await api.db.execute(sql`
      select before->'movedDays' as before from audit where subject = 'workYear' and subject_id = 2028 order by id`);
    expect(rows).toEqual([{ before: null }, { before: ['2028-02-21'] }]);
  });

  test.each([
    ['of another year', ['2028-02-21'], 'Нужен день 2029'],
    ['that is a holiday', ['2029-01-05'], 'праздничный'],
    ['that is named twice', ['2029-02-22', '2029-02-22'], 'уже есть'],
  ])('a day %s is refused', async (_, days, text) => {
    const place = `movedDays.${days.length - 1}`;
    await expect(save(2029, days, 0)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [place]: expect.stringContaining(text) },
    });
  });

  test('invoices count by them: offered and made, with the moment of release', async () => {
    const { tariffId } = await openStudio(api);
    api.clock.now = momentOf('2026-12-02', 12);
    staff = await api.aStaff();
    const person = await api.aCustomer();
    const orderId = await hold(api, person, tariffId, [10], '2026-12-21');
    // Wednesday noon and three working days: Monday, as a Friday is off and a Saturday works.
    await save(2026, ['2026-12-04', '2026-12-05', '2026-12-31'], 1);
    const until = momentOf('2026-12-07', 18).toISOString();
    const { sum, keptUntil } = await offerOf(api, person, orderId);
    expect(keptUntil).toBe(until);
    await save(2026, ['2026-12-04', '2026-12-05', '2026-12-08', '2026-12-31'], 2);
    const organisationId = await anOrganisation(api, person);
    await api.as(person).send(makeOrderInvoice, { body: { orderId, organisationId, sum } });
    const { rows } = await api.db.execute(sql`
      select kept_until, expires_at from invoice_order join booking on booking.id = booking_id`);
    expect(rows.map(row => [row.kept_until, row.expires_at].map(each => new Date(String(each)).toISOString()))).toEqual(
      [[until, momentOf('2026-12-09', 12).toISOString()]],
    );
  });
});
