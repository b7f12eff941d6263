import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { databaseKinds, testDatabase } from './database.ts';

/** Every row of every table and the place of every counter, as text. */
async function contentsOf(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind IN ('r', 'S') AND nspname IN ('public', 'drizzle') ORDER BY 1`);
  const holds = rows.map(async ({ name }) => {
    const { rows: all } = await pool.query(`SELECT * FROM ${name}`);
    // Numbers a counter has fetched ahead, not used.
    for (const row of all) delete row.log_cnt;
    return [
      name,
      all
        .map(row => JSON.stringify(row))
        .sort()
        .join(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(holds));
}

const anotherKind = "INSERT INTO activity_kind (name, position) VALUES ('Резьба по камню', 99) RETURNING id";

test('rows come backwards where no order is named', async () => {
  const { pool, close } = await testDatabase('embedded');
  const rows = async (end: string) =>
    (await pool.query({ text: `SELECT n FROM (VALUES (1), (2)) AS numbers (n) ${end}`, rowMode: 'array' })).rows.flat();
  expect(await rows('')).toEqual([2, 1]);
  expect(await rows('order by n')).toEqual([1, 2]);
  await close();
});

test('a subquery names the table of the outer number', async () => {
  const { pool, close } = await testDatabase('embedded');
  const rooms = (id: string) => pool.query(`SELECT (SELECT max(t.id) FROM tariff t WHERE t.room_id = ${id}) FROM room`);
  await expect(rooms('"id"')).rejects.toThrow('Name the table');
  await expect(rooms('"room"."id"')).resolves.toBeDefined();
  await close();
});

describe.each(databaseKinds)('a %s database of a test that has ended', kind => {
  test('is given to the next one as the migrations leave it', async () => {
    const first = await testDatabase(kind, 3);
    const fresh = await contentsOf(first.pool);
    const { rows: born } = await first.pool.query(anotherKind);
    await first.pool.query("UPDATE staff_role SET title = 'Другая'; DELETE FROM room_opening");
    expect(await contentsOf(first.pool)).not.toEqual(fresh);
    await first.close();

    const second = await testDatabase(kind, 3);
    expect(second.pool).toBe(first.pool);
    expect(await contentsOf(second.pool)).toEqual(fresh);
    expect((await second.pool.query(anotherKind)).rows).toEqual(born);
    await second.close();
  });

  test.each([
    ['has another table', 'CREATE TABLE another (n integer)'],
    ['lacks a constraint', 'ALTER TABLE room_opening DROP CONSTRAINT room_opening_room_id_room_id_fk'],
    ['has a trigger switched off', 'ALTER TABLE refund DISABLE TRIGGER refund_is_counted'],
    [
      'has settings of its own for a role',
      "DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET work_mem = 8192', current_database()); END $$",
    ],
  ])('is not given to the next one if it %s', async (_, change) => {
    const first = await testDatabase(kind, 3);
    await first.pool.query(change);
    await first.close();
    const second = await testDatabase(kind, 3);
    expect(second.pool).not.toBe(first.pool);
    await second.close();
  });

  test('is not given to the next one while somebody works with it', async () => {
    const first = await testDatabase(kind, 3);
    const client = await first.pool.connect();
    const closed = first.close();
    client.release();
    await closed;
    const second = await testDatabase(kind, 3);
    expect(second.pool).not.toBe(first.pool);
    await second.close();
  });
});
