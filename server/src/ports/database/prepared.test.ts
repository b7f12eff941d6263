import { sql } from 'drizzle-orm';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Database, Db } from '../../core/db/database.ts';
import { databaseKinds, testDatabase } from '../../testing/database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { naming } from './prepared.ts';

describe('a statement', () => {
  test('gets its name when it is sent for the third time', () => {
    const nameOf = naming();
    expect([nameOf('a'), nameOf('a'), nameOf('a'), nameOf('a')]).toEqual([undefined, undefined, 's1', 's1']);
    expect([nameOf('b'), nameOf('b'), nameOf('b')]).toEqual([undefined, undefined, 's2']);
  });

  test.each(['select 1 LIMIT $1', 'with found as materialized (select 1) select $1'])(
    'without one fixed plan has none: %s',
    text => {
      const nameOf = naming();
      expect([1, 2, 3, 4].map(() => nameOf(text))).toEqual([undefined, undefined, undefined, undefined]);
    },
  );

  test('that is sent once does not use up the names', () => {
    const nameOf = naming();
    for (let each = 0; each < 20_000; each++) nameOf(`select ${each}`);
    for (let each = 0; each < 500; each++) for (let time = 0; time < 3; time++) nameOf(`again ${each}`);
    expect(nameOf('again 499')).toBe('s500');
    expect([nameOf('late'), nameOf('late'), nameOf('late')]).toEqual([undefined, undefined, undefined]);
  });
});

/** A pool of its own: others may have used up their names. */
async function freshDatabase(kind: Database['kind']): Promise<Database> {
  if (kind === 'embedded')
    return openEmbedded({
      from: inject('embeddedTemplate'),
      onLost: reason => {
        throw reason;
      },
    });
  const { url = '', close } = await testDatabase(kind, 1);
  onTestFinished(close);
  return openPostgres({ url, connections: 1 });
}

describe.each(databaseKinds)('%s', kind => {
  test('keeps a repeated statement, answers it anew each time, and plans it again on a new connection', async () => {
    const database = await freshDatabase(kind);
    const { db, pool } = database;
    await pool.query("INSERT INTO activity_kind (id, name, position) VALUES (1000, 'Гончары', 99)");
    const named = async (id: number) => (await db.execute(sql`select name from activity_kind where id = ${id}`)).rows;
    const readStored = async () => {
      const { rows } = await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
      return rows.filter(({ statement }) => statement.startsWith('select name')).length;
    };
    for (let time = 0; time < 8; time++) expect(await named(1000)).toEqual([{ name: 'Гончары' }]);
    expect(await named(0)).toEqual([]);
    expect(await readStored()).toBe(1);

    await pool.query("UPDATE activity_kind SET name = 'Ткачи' WHERE id = 1000");
    expect(await named(1000)).toEqual([{ name: 'Ткачи' }]);

    const client = await pool.connect();
    client.release(true);
    expect(await readStored()).toBe(0);
    expect(await named(1000)).toEqual([{ name: 'Ткачи' }]);
    expect(await readStored()).toBe(1);
    await database.close();
  });

  test('goes on after a statement that could not be parsed or failed', async () => {
    const database = await freshDatabase(kind);
    const wrong = (db: Db) => db.execute(sql`select ${1}::int / (count(*) - count(*)) from activity_kind`);
    const nonsense = (db: Db) => db.execute(sql`select nothing from nowhere where id = ${1}`);
    for (let time = 0; time < 5; time++) {
      await expect(wrong(database.db)).rejects.toMatchObject({ cause: { code: '22012' } });
      await expect(nonsense(database.db)).rejects.toMatchObject({ cause: { code: '42P01' } });
      await expect(
        database.db.transaction(async tx => {
          await nonsense(tx).catch(() => undefined);
          await wrong(tx);
        }),
      ).rejects.toMatchObject({ cause: { code: '25P02' } });
    }
    await database.close();
  });
});
