import { newIdempotencyKey } from '@venue/sdk';
import { previewBulk, runBulk } from '@venue/sdk/bulk/admin';
import { getUser } from '@venue/sdk/users/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, liveMessage } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { withPassport } from '../profile/profile.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
afterAll(() => api.close());

const action = 'users.confirm';
const preview = async (filter: Record<string, string | number> = {}, as = staff) =>
  (await api.as(as).send(previewBulk, { body: { action, filter } })).message;
const run = (count: number, filter: Record<string, string | number> = {}) =>
  api.as(staff).send(runBulk, { body: { action, filter, count } }, { idempotencyKey: newIdempotencyKey() });
const cardOf = async ({ id }: Person) => (await api.as(staff).send(getUser, { id })).message;

test('those who wait and fit the filter are confirmed, each as by the single decision; nobody else is touched', async () => {
  const [anna, oleg, idle] = [await withPassport(api), await withPassport(api), await api.aCustomer()];
  expect(await preview()).toMatchObject({ total: 2, may: 2 });
  expect(await preview({ search: anna.phone })).toMatchObject({ total: 1, samples: [{ id: anna.id }] });
  expect(await preview({ verificationStatus: 2 })).toMatchObject({ total: 0 });
  await expect(run(2, { search: anna.phone })).rejects.toMatchObject({ code: 'conflict' });

  expect((await run(1, { search: anna.phone })).message).toMatchObject({ done: 1, skipped: [], left: 0 });
  expect(await cardOf(anna)).toMatchObject({
    verificationStatus: 2,
    applications: [],
    history: [{ what: 'Учётная запись подтверждена и активна' }, {}],
  });
  expect(await cardOf(oleg)).toMatchObject({ verificationStatus: null, applications: [{ requestType: 6 }] });
  expect(await cardOf(idle)).toMatchObject({ verificationStatus: null });
  expect(await api.db.select().from(audit).where(eq(audit.subjectId, anna.id))).toMatchObject([
    { callId: 'admin.user.confirm', subject: 'user', before: { status: 0 }, after: { status: 2 } },
  ]);
  const notices = await api.db
    .select()
    .from(liveMessage)
    .where(eq(liveMessage.topic, `info/${anna.id}`))
    .orderBy(liveMessage.seq);
  expect(notices).toMatchObject([{ data: { requestStatus: 1 } }, { data: { requestStatus: 3 } }]);
  expect(await preview()).toMatchObject({ total: 1 });
});

test('is for those who may both see people and decide about them', async () => {
  for (const permissions of [['users.read'], ['users.manage']] as const)
    await expect(preview({}, await api.aStaff(permissions))).rejects.toMatchObject({ code: 'profile_denied' });
  await expect(preview({}, await api.aCustomer())).rejects.toMatchObject({ code: 'profile_denied' });
});
