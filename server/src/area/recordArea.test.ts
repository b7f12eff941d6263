import { type Client, centred, isApiFailure } from '@venue/sdk';
import { createCluster, saveCluster } from '@venue/sdk/clusters/admin';
import {
  createCollaborator,
  moveCollaborator,
  removeCollaborator,
  saveCollaborator,
} from '@venue/sdk/collaborators/admin';
import { createResident, saveResident } from '@venue/sdk/residents/admin';
import { createReview, saveReview } from '@venue/sdk/reviews/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clusterFields } from '../areas/stories/stories.testing.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { databaseKinds } from '../testing/database.ts';

interface Saving {
  readonly id: number;
  readonly version: number;
  readonly text: string;
}

/** How a record of each kind is added and saved, and the field of its text. */
const kinds = {
  resident: {
    field: 'residentName',
    add: async (staff: Client) => {
      const fields = { residentDescription: '', residentSiteUrl: '', residentIsActual: true };
      return (await staff.send(createResident, { body: { ...fields, residentName: 'Ателье' } })).id;
    },
    save: (staff: Client, { id: residentId, version, text: residentName }: Saving) =>
      staff.send(saveResident, { body: { residentId, version, residentName } }),
  },
  collaborator: {
    field: 'collaboratorText',
    add: async (staff: Client) =>
      (await staff.send(createCollaborator, { body: { collaboratorText: 'Ателье' } })).message.collaboratorId,
    save: (staff: Client, { id: collaboratorId, version, text: collaboratorText }: Saving) =>
      staff.send(saveCollaborator, { body: { collaboratorId, version, collaboratorText } }),
  },
  review: {
    field: 'reviewText',
    add: async (staff: Client) => {
      const body = { reviewText: 'Ателье', reviewVideoLink: '', reviewMeta: centred };
      return (await staff.send(createReview, { body })).message.reviewId;
    },
    save: (staff: Client, { id: reviewId, version, text: reviewText }: Saving) =>
      staff.send(saveReview, { body: { reviewId, version, reviewText } }),
  },
  cluster: {
    field: 'clusterName',
    add: async (staff: Client) =>
      (await staff.send(createCluster, { body: { ...clusterFields, clusterName: 'Ателье' } })).id,
    save: (staff: Client, { id: clusterId, version, text: clusterName }: Saving) =>
      staff.send(saveCluster, { body: { ...clusterFields, clusterId, version, clusterName } }),
  },
};

describe.each(databaseKinds)('kinds of records (%s)', database => {
  let api: TestApi;
  let staff: Client;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    staff = api.as(await api.aStaff());
  });
  beforeEach(() => api.db.execute(sql`delete from collaborator`));
  afterAll(() => api.close());

  const lastEntry = async (subject: string, id: number) => {
    const { rows } = await api.db.execute(
      sql`select before, after from audit where subject = ${subject} and subject_id = ${id} order by id desc limit 1`,
    );
    return rows[0];
  };

  test.each(Object.entries(kinds))('of two simultaneous saves of a %s one is a conflict', async (_, kind) => {
    const id = await kind.add(staff);
    const texts = ['Ателье «Нить»', 'Ателье «Игла»'];
    const both = await Promise.allSettled(texts.map(text => kind.save(staff, { id, version: 1, text })));
    const saved = both.find(each => each.status === 'fulfilled');
    const refused = both.find(each => each.status === 'rejected')?.reason;
    expect(saved?.value.message).toMatchObject({ version: 2 });
    expect(isApiFailure(refused) && refused).toMatchObject({
      code: 'conflict',
      data: { current: saved?.value.message, savedBy: expect.any(String) },
    });
  });

  test.each(Object.entries(kinds))('the log of a %s has what a save changed and nothing else', async (name, kind) => {
    const id = await kind.add(staff);
    expect(await lastEntry(name, id)).toMatchObject({ before: null, after: { [kind.field]: 'Ателье' } });
    await kind.save(staff, { id, version: 1, text: 'Ателье «Нить»' });
    expect(await lastEntry(name, id)).toEqual({
      before: { [kind.field]: 'Ателье' },
      after: { [kind.field]: 'Ателье «Нить»' },
    });
  });

  test('a record that is not there is not found', async () => {
    for (const { save } of Object.values(kinds))
      await expect(save(staff, { id: 999, version: 1, text: 'Нет' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('removals and moves at once leave an order without gaps', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count++) ids.push(await kinds.collaborator.add(staff));
    const [first, second, third, fourth] = ids;
    if (!first || !second || !third || !fourth) throw new Error('too few');
    await Promise.all([
      staff.send(removeCollaborator, { body: { collaboratorId: first } }),
      staff.send(moveCollaborator, { body: { collaboratorId: fourth, collaboratorOrder: 1 } }),
      staff.send(removeCollaborator, { body: { collaboratorId: third } }),
      staff.send(moveCollaborator, { body: { collaboratorId: second, collaboratorOrder: 5 } }),
    ]);
    const { rows } = await api.db.execute(sql`select position from collaborator order by position`);
    expect(rows.map(row => row.position)).toEqual([1, 2, 3, 4]);
  });
});
