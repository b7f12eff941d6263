import { momentOf } from '@venue/sdk';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../../core/db/transact.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds, testDatabase } from '../../../testing/database.ts';
import * as make from '../../agreements/agreements.testing.ts';
import { claimQueued, queueUpd } from './papers.edo.store.ts';
import { anAnswer, closedUpd, uploaded } from './papers.edo.testing.ts';

describe.each(databaseKinds)('answers taken at the same moment, on %s', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    api.clock.now = momentOf(make.anAct.actDate, 14);
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  test('the same answer counts once', async () => {
    const { actId, xml } = await closedUpd(api, staff);
    const answer = anAnswer(xml);
    const results = await Promise.all([1, 2, 3, 4].map(() => uploaded(api, staff, answer)));
    const outcomes = results.flat().map(each => each.answerOutcome);
    expect(outcomes.toSorted()).toEqual(['added', 'known', 'known', 'known']);
    expect((await make.actOf(api, staff, actId)).edo?.answers).toHaveLength(1);
  });

  test('of several to one УПД the newest decides', async () => {
    const { actId, xml } = await closedUpd(api, staff);
    const answers = (['3', '2', '1', '3'] as const).map((code, hour) => anAnswer(xml, { code, at: `1${hour}.00.00` }));
    await Promise.all(answers.map(answer => uploaded(api, staff, answer)));
    const { edo, edoState } = await make.actOf(api, staff, actId);
    expect([edoState, edo?.waitsForStaff, edo?.answers.length]).toEqual(['refused', true, 4]);
  });
});

test('two servers that write at the same moment take different УПД, and wait for none', async () => {
  const database = await testDatabase('postgres', 3);
  const api = await testApi({ database });
  onTestFinished(async () => {
    await api.close();
    await database.close();
  });
  api.clock.now = momentOf(make.anAct.actDate, 14);
  const staff = await api.aStaff();
  const ids = [];
  for (let count = 0; count < 2; count++) ids.push((await closedUpd(api, staff)).actId);
  for (const actId of ids) await inTransaction(api.db, tx => queueUpd(tx, actId, api.clock.now));
  const nested = async (times: number): Promise<(number | undefined)[]> =>
    times === 0
      ? []
      : inTransaction(api.db, async tx => [(await claimQueued(tx))?.actId, ...(await nested(times - 1))]);
  expect(await nested(3)).toEqual([...ids, undefined]);
});
