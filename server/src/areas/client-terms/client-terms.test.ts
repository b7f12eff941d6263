import { createClientTerms, getClientTerms, listClientTerms, saveClientTerms } from '@venue/sdk/client-terms/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aDraft, anAgreement, inForce } from '../agreements/agreements.testing.ts';
import { someTerms, termsOf } from './client-terms.testing.ts';

describe.each(databaseKinds)('the terms of an organisation (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate client_terms, agreement, audit cascade`);
    staff = await api.aStaff();
  });

  const read = async (termsId: number) => (await api.as(staff).send(getClientTerms, { body: { termsId } })).message;

  test('belong to an agreement in force, which has them once', async () => {
    const draft = await aDraft(api, staff);
    await expect(termsOf(api, staff, draft)).rejects.toMatchObject({ code: 'not_editable' });
    const agreementId = await inForce(api, staff);
    const termsId = await termsOf(api, staff, agreementId);
    expect(await read(termsId)).toMatchObject({
      ...someTerms,
      ...{ agreementId, customer: anAgreement.customer.name, INN: anAgreement.customer.INN },
      ...{ creditUsed: 0, creditLeft: someTerms.creditLimit, can: ['edit'] },
    });
    await expect(termsOf(api, staff, agreementId)).rejects.toMatchObject({ code: 'terms_exist' });
    await expect(termsOf(api, staff, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are saved with who changed what, and a stale save is refused', async () => {
    const termsId = await termsOf(api, staff, await inForce(api, staff));
    const ownPrices = [{ roomId: 31, hourPrice: 120_000 }];
    const save = (version: number) =>
      api.as(staff).send(saveClientTerms, { body: { termsId, version, ownPrices, creditLimit: 500_000 } });
    expect((await save(1)).message).toMatchObject({ ownPrices, creditLeft: 500_000, version: 2 });
    await expect(save(1)).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await api.db.execute(sql`
      select call_id, after from audit where subject = 'clientTerms' order by id desc limit 1`);
    expect(rows).toMatchObject([{ call_id: 'admin.clientTerms.update', after: { ownPrices, creditLimit: 500_000 } }]);
  });

  test('refuse two prices of a room, days in the wrong order and a discount above all', async () => {
    const agreementId = await inForce(api, staff);
    const price = { roomId: 31, hourPrice: 1 };
    for (const wrong of [
      { ownPrices: [price, price] },
      { discountPercent: 101 },
      { dueDays: 0 },
      { allowedBy: ' ' },
      { termsTo: '2026-10-01' },
    ])
      await expect(termsOf(api, staff, agreementId, wrong)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('are listed by name and INN, and only for who reads agreements', async () => {
    const other = { ...anAgreement.customer, name: 'АО «Исток»', INN: '6672051180' };
    await termsOf(api, staff, await inForce(api, staff));
    await termsOf(api, staff, await inForce(api, staff, { customer: other }));
    const find = async (search: string) =>
      (await api.as(staff).send(listClientTerms, { body: { search } })).items.map(({ customer }) => customer);
    expect(await find('исток')).toEqual([other.name]);
    expect(await find(anAgreement.customer.INN.slice(0, 6))).toEqual([anAgreement.customer.name]);
    const reader = await api.aStaff(['agreements.read']);
    const { items } = await api.as(reader).send(listClientTerms, { body: { sort: 'customer', order: 'asc' } });
    expect(items.map(({ customer, can }) => [customer, can])).toEqual([
      [other.name, []],
      [anAgreement.customer.name, []],
    ]);
    const body = { ...someTerms, ownPrices: [], agreementId: 1 };
    await expect(api.as(reader).send(createClientTerms, { body })).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(api.as(await api.aCustomer()).send(listClientTerms, { body: {} })).rejects.toMatchObject({
      code: 'profile_denied',
    });
  });
});
