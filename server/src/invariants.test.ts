import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invariantsOf } from './area/area.ts';
import { brokenInvariants } from './area/invariant.ts';
import { areas } from './areas.ts';
import { seedDemo } from './demo/seed.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { databaseKinds } from './testing/database.ts';
import { everyFile } from './testing/files.ts';
import { contradictions } from './testing/invariants.ts';

const invariants = invariantsOf(areas);

test('each invariant has a name of its own and a contradiction that breaks it', () => {
  expect(Object.keys(contradictions)).toEqual(expect.arrayContaining(invariants.map(({ name }) => name)));
  expect(invariants.map(({ name }) => name)).toHaveLength(Object.keys(contradictions).length);
});

describe.each(databaseKinds)('the demo data (%s)', kind => {
  let api: TestApi;
  let now: Date;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ now } = api.clock);
    await seedDemo(areas, { db: api.db, files: everyFile, secrets: api.config, now });
  });
  afterAll(() => api.close());

  test('breaks no invariant', async () => {
    expect(await brokenInvariants(api.db, invariants, now)).toEqual([]);
  });

  test.each(Object.entries(contradictions))('is seen to break: %s', async (name, contradiction) => {
    const undo = new Error('undo');
    const trying = api.db.transaction(async tx => {
      // Without triggers and foreign keys, which would refuse most contradictions or correct them.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of [contradiction].flat()) await tx.execute(sql.raw(statement));
      const broken = await brokenInvariants(tx, invariants, now);
      expect(broken.map(each => each.name)).toContain(name);
      for (const { rows } of broken) expect(rows.every(row => /^\S.*\d/.test(row))).toBe(true);
      throw undo;
    });
    await expect(trying).rejects.toBe(undo);
  });
});
