import { newIdempotencyKey } from '@venue/sdk';
import { previewBulk, runBulk } from '@venue/sdk/bulk/admin';
import { createResident, getResident, listResidents } from '@venue/sdk/residents/admin';
import { ResidentFields, residentStatus } from '@venue/sdk/residents/model';
import { sample } from '@venue/sdk/testing';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../testing/api.ts';

const { draft, published } = residentStatus;

test('all residents of a view are published and withdrawn at once, each by the rules of one', async () => {
  const api = await testApi();
  onTestFinished(() => api.close());
  const client = api.as(await api.aStaff());
  const add = async (residentName: string, residentIsActual: boolean, status: 1 | 2) => {
    const body = { ...sample(ResidentFields), residentName, residentIsActual, residentStatus: status };
    return (await client.send(createResident, { body })).message.residentId;
  };
  const first = await add('Ателье', true, draft);
  await add('Бюро', true, published);
  const gone = await add('Цветы', false, draft);
  const plan = { action: 'residents.publish', filter: { residentIsActual: true } };
  const run = (count: number, over = plan) =>
    client.send(runBulk, { body: { ...over, count } }, { idempotencyKey: newIdempotencyKey() });
  const { message } = await client.send(previewBulk, { body: plan });
  expect(message).toEqual({
    total: 2,
    may: 1,
    already: 1,
    samples: [{ id: first, title: 'Ателье' }],
    unfinished: null,
  });
  expect((await run(2)).message).toMatchObject({ total: 2, done: 1, already: 1, left: 0, skipped: [] });
  const list = async (status: 1 | 2) =>
    (await client.send(listResidents, { body: { residentStatus: status } })).message.total;
  expect([await list(draft), await list(published)]).toEqual([1, 2]);
  expect((await client.send(getResident, { body: { residentId: gone } })).message.version).toBe(1);
  const { rows } = await api.db.execute(
    sql`select before, after from audit where subject = 'resident' and subject_id = ${first} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ before: { residentStatus: draft }, after: { residentStatus: published } }]);

  const all = { action: 'residents.unpublish', filter: { residentIsActual: true } };
  expect((await run(2, all)).message).toMatchObject({ done: 2, skipped: [] });
  expect(await list(published)).toBe(0);

  const reader = api.as(await api.aStaff(['residents.read']));
  await expect(reader.send(previewBulk, { body: plan })).rejects.toMatchObject({ code: 'profile_denied' });
});
