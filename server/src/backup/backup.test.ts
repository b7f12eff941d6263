import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { outbox } from '../core/db/core.table.ts';
import type { Database } from '../core/db/database.ts';
import { randomOf } from '../demo/random.ts';
import { openDatabase } from '../ports/database/open.ts';
import { type Deed, drive } from '../testing/crash/crash.driver.ts';
import { startServer } from '../testing/crash/crash.server.ts';
import { seedTown } from '../testing/crash/crash.town.ts';
import { databaseKinds, emptyPostgres } from '../testing/database.ts';
import { tempDir } from '../testing/temp.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const SECRET = 'the secret of a test that is long enough';
type Environment = Readonly<Record<string, string>>;

/** An empty place for a database, and the settings that name it. */
async function aPlace(kind: Database['kind']): Promise<Environment> {
  const dataDir = tempDir();
  if (kind === 'embedded') return { DATA_DIR: dataDir };
  return { DATA_DIR: dataDir, DATABASE_URL: await emptyPostgres(), SECRET };
}

const open = ({ DATA_DIR = '', DATABASE_URL }: Environment) =>
  openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, databasePool: 2 }, reason => {
    throw reason;
  });

/** A digest of every table. */
async function contents({ pool }: { pool: Pool }): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const read = `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM "${name}" t`;
    digests[name] = (await pool.query<{ digest: string }>(read)).rows[0]?.digest ?? '';
  }
  return digests;
}

test.each(databaseKinds)(
  'a copy of %s made under load has all that was acknowledged, and is restored to the letter',
  {
    timeout: 480_000,
  },
  async kind => {
    const env = await aPlace(kind);
    const { DATA_DIR = '' } = env;
    const before = await open(env);
    const { people, offers } = await seedTown(before.db, 20);
    await before.close();
    const files = join(DATA_DIR, 'files');
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'scan-1.sealed'), 'x'.repeat(100_000));

    const archive = join(tempDir(), 'copy.zip');
    const deeds: Deed[] = [];
    const server = await startServer(DATA_DIR, env);
    onTestFinished(() => server.kill());
    const driving = drive(server.origin, people, offers, randomOf(3), deeds);
    driving.catch(() => undefined);
    while (deeds.filter(({ orderId }) => orderId).length < 10) await pause(20);
    const acknowledged = deeds.flatMap(({ orderId }) => orderId ?? []);
    const began = performance.now();
    const { files: copied, hasSecret } = await backup(archive, env);
    const seconds = (performance.now() - began) / 1000;
    expect({ copied, hasSecret }).toEqual({ copied: 1, hasSecret: kind === 'embedded' });
    const during = deeds.flatMap(({ orderId }) => orderId ?? []).length - acknowledged.length;
    await server.kill();
    await driving;
    expect(statSync(archive).mode & 0o777).toBe(0o600);

    // A place of its own stands for a new machine. On PostgreSQL the secret is not in the archive.
    const place = await aPlace(kind);
    await restore(archive, place);
    await expect(restore(archive, place)).rejects.toThrow(/database/);
    expect(existsSync(join(place.DATA_DIR ?? '', 'secret'))).toBe(kind === 'embedded');
    expect(readFileSync(join(place.DATA_DIR ?? '', 'files', 'scan-1.sealed'), 'utf8')).toHaveLength(100_000);
    const restored = await open(place);
    const { rows } = await restored.pool.query<{ id: number }>('SELECT id FROM booking');
    const ids = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter(id => !ids.has(id))).toEqual([]);
    const next = await restored.pool.query<{ id: number }>("SELECT nextval('booking_id_seq') AS id");
    expect(next.rows[0]?.id).toBeGreaterThan(10_000);

    // The second copy is of a server that is stopped, so both sides can be compared.
    const now = new Date();
    const waits = { kind: 'sms' as const, recipient: '9000000000', body: 'x', createdAt: now };
    await restored.db.insert(outbox).values([
      { ...waits, dueAt: now },
      { ...waits, dueAt: null, sentAt: now },
    ]);
    const [expected, again] = [await contents(restored), await aPlace(kind)];
    await restored.close();
    const second = join(tempDir(), 'second.zip');
    await backup(second, place);
    await restore(second, again);
    const last = await open(again);
    const { rows: tries } = await last.pool.query('SELECT attempts FROM outbox WHERE recipient = $1 ORDER BY id', [
      waits.recipient,
    ]);
    expect(tries).toEqual([{ attempts: 1 }, { attempts: 0 }]);
    // So may the last messages of the server, if it was killed before they had left.
    await last.pool.query('UPDATE outbox SET attempts = attempts - 1 WHERE due_at IS NOT NULL');
    expect(await contents(last)).toEqual(expected);
    await last.close();
    const { size } = statSync(archive);
    process.stdout.write(
      `${kind}: ${acknowledged.length} bookings before and ${during} during the copy of ${(size / 1024 / 1024).toFixed(1)} MB in ${seconds.toFixed(1)} s\n`,
    );
  },
);

test('an archive of another secret is refused before anything is written', async () => {
  const env = await aPlace('embedded');
  await (await open(env)).close();
  const archive = join(tempDir(), 'copy.zip');
  await backup(archive, { ...env, SECRET });
  const place = await aPlace('embedded');
  await expect(restore(archive, { ...place, SECRET: `another ${SECRET}` })).rejects.toThrow(/SECRET/);
  expect(existsSync(join(place.DATA_DIR ?? '', 'pg'))).toBe(false);
});
