import { brandStatus } from '@venue/sdk/brands/model';
import { eventStatus } from '@venue/sdk/events/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { aDraft } from '../articles/articles.testing.ts';
import { aBrandIn } from '../brands/brands.testing.ts';
import { anEventIn } from '../events/events.testing.ts';
import { withPassport } from '../profile/profile.testing.ts';
import { confirmAs } from '../users/users.testing.ts';

let api: TestApi;
let boss: Person;
beforeAll(async () => {
  api = await testApi();
  boss = await api.aStaff();
});
afterAll(() => api.close());

/** Writes changes of a person's records by staff, with their texts; returns the ids of the log rows. */
async function written(owner: Person): Promise<number[]> {
  const { brandId } = await aBrandIn(api, owner, brandStatus.draft);
  const { eventId } = await anEventIn(api, owner, eventStatus.published);
  const { articleId } = await aDraft(api, owner);
  const records = { user: owner.id, avatar: owner.id, brand: brandId, event: eventId, article: articleId };
  const change = {
    userId: boss.id,
    callId: 'admin.brand.update',
    at: api.clock.now,
    before: { status: 3, organizerName: 'Уходящая', phones: ['9120000001'] },
    after: { status: 2, isActual: true, organizerName: 'Уходящая А.' },
  };
  const rows = await api.db
    .insert(audit)
    .values(Object.entries(records).map(([subject, subjectId]) => ({ ...change, subject, subjectId })))
    .returning({ id: audit.id });
  return rows.map(({ id }) => id);
}

const statesOf = (ids: readonly number[]) =>
  api.db
    .select({ before: audit.before, after: audit.after })
    .from(audit)
    .where(inArray(audit.id, [...ids]));

test('what staff changed of a deleted account stays in their log without its texts', async () => {
  const [leaving, staying] = [await withPassport(api), await api.aCustomer()];
  const [theirs, others] = [await written(leaving), await written(staying)];
  const before = await statesOf(others);
  const refuse = { status: 0, rejectionReason: 'Фамилия Уходящая не та' } as const;
  await confirmAs(api, boss, leaving, { status: 2 });
  await confirmAs(api, boss, leaving, refuse);

  await api.db.update(users).set({ deletionAt: api.clock.now }).where(eq(users.id, leaving.id));
  await api.runJob('privacy.delete');

  expect(await statesOf(theirs)).toEqual(
    theirs.map(() => ({ before: { status: 3 }, after: { status: 2, isActual: true } })),
  );
  expect(await statesOf(others)).toEqual(before);
  const { message } = await api.as(boss).send(listHistory, { kind: 'user', id: leaving.id, query: {} });
  expect(message.entries[0]).toMatchObject({
    what: expect.stringMatching(/подтвержден/),
    changes: [{ field: 'status' }],
  });
  expect(JSON.stringify(message)).not.toContain('Уходящая');
});
