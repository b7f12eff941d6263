import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionNames } from '@venue/sdk';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../core/db/database.ts';
import { tempDir } from '../../testing/temp.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { migrationsDir } from './open.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** The migrations up to one of them, as they stood when it was the newest. */
function migrationsUpTo(tag: string): string {
  const dir = tempDir();
  cpSync(migrationsDir, dir, { recursive: true });
  const path = join(dir, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const last = journal.entries.findIndex(entry => entry.tag === tag);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return dir;
}

async function databaseOf(tag: string): Promise<Database> {
  const database = await openEmbedded({
    dataDir: tempDir(),
    onLost: reason => {
      throw reason;
    },
  });
  onTestFinished(() => database.close());
  await migrate(database, migrationsUpTo(tag));
  return database;
}

test('staff keep what they may do when permissions become roles, and deleted articles what they were', async () => {
  const database = await databaseOf('0000_start');
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const everything = permissionNames.filter(name => !/^(staff|audit)\./.test(name));
  const held: readonly (readonly string[] | null)[] = [
    everything,
    ['bookings.read', 'bookings.manage'],
    ['bookings.manage', 'bookings.read'],
    [],
    null,
  ];
  for (const [index, permissions] of held.entries())
    await query('INSERT INTO users (phone, password_hash, created_at, permissions) VALUES ($1, $2, now(), $3)', [
      `912000000${index}`,
      'none',
      permissions && JSON.stringify(permissions),
    ]);
  await query(
    `INSERT INTO article (user_id, kind, status, title, lead, text, author, source_url, created_at, updated_at)
     VALUES (5, 1, 5, 'Заголовок', '', '', '', '', now(), now())`,
  );
  await query(
    `INSERT INTO session (access_hash, profile_hash, user_id, role_id, created_at, expires_at)
     VALUES ('a', 'b', 2, 3, '2026-11-20T10:00:00Z', now())`,
  );

  await migrate(database, migrationsDir);

  const roles = await query(
    `SELECT staff_role.has_all AS "hasAll", staff_role.permissions, users.last_seen_at AS "seen"
     FROM users LEFT JOIN staff_role ON staff_role.id = users.role_id ORDER BY users.id`,
  );
  const pair = { hasAll: false, permissions: ['bookings.manage', 'bookings.read'] };
  expect(roles).toEqual([
    { hasAll: true, permissions: [], seen: null },
    { ...pair, seen: new Date('2026-11-20T10:00:00Z') },
    { ...pair, seen: null },
    { hasAll: false, permissions: [], seen: null },
    { hasAll: null, permissions: null, seen: null },
  ]);
  expect(await query('SELECT title FROM staff_role ORDER BY id')).toHaveLength(3);
  expect(await query('SELECT deleted_from FROM article')).toEqual([{ deleted_from: 1 }]);
});
