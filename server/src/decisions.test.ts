import { ApiFailure, declaredFails, textOf } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStudio } from './areas/bookings/bookings.testing.ts';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { databaseKinds } from './testing/database.ts';
import { opposites } from './testing/decisions/decisions.rows.ts';

const deciding = allCalls.filter(call => declaredFails(call).has('already_decided'));

test('every call that decides has two opposite decisions', () => {
  expect(Object.keys(opposites).toSorted()).toEqual(deciding.map(({ id }) => id).toSorted());
});

describe.each(databaseKinds)('two who decide (%s)', kind => {
  let api: TestApi;
  let tariffId: number;
  let irina: Person;
  let vera: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    irina = await api.aStaff(undefined, { lastname: 'Кузнецова', name: 'Ирина', middlename: 'Владимировна' });
    vera = await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера', middlename: 'Андреевна' });
  });
  afterAll(() => api.close());

  const refusal = (by: string) => ({
    code: 'already_decided',
    status: 409,
    data: { by, what: expect.stringMatching(/\S/), at: api.clock.now.toISOString() },
  });

  test.each(deciding.map(({ id }) => id))('%s: at once, one is obeyed, the other reads who was faster', async id => {
    const acts = (await opposites[id]?.(api, tariffId)) ?? expect.unreachable(`no decisions for ${id}`);
    api.clock.advance(60_000);
    const [first, second] = await Promise.allSettled([acts[0](api.as(irina)), acts[1](api.as(vera))]);
    const [won, lost] = first.status === 'fulfilled' ? ['Кузнецова И. В.', second] : ['Громова В. А.', first];
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (lost.status === 'fulfilled') return expect.unreachable('both were obeyed');
    if (acts[2] === 'gone' && second.status === 'fulfilled')
      return expect(lost.reason).toMatchObject({ code: 'not_found' });
    expect(lost.reason).toMatchObject(refusal(won));
    if (lost.reason instanceof ApiFailure) expect(textOf(lost.reason)).toContain(`(${won})`);
  });

  test.each(deciding.map(({ id }) => id))('%s: anyone who decides about what is no more changes nothing', async id => {
    const [one, other] = (await opposites[id]?.(api, tariffId)) ?? expect.unreachable(`no decisions for ${id}`);
    api.clock.advance(60_000);
    await one(api.as(irina));
    await expect(other(api.as(vera))).rejects.toMatchObject(refusal('Кузнецова И. В.'));
  });
});
