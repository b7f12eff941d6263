import { spawn } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { users } from '../areas/accounts/accounts.table.ts';
import { article } from '../areas/articles/articles.table.ts';
import { areas } from '../areas.ts';
import { fileRemoval } from '../core/db/core.table.ts';
import { inTransaction } from '../core/db/transact.ts';
import { cssFile } from '../core/files/css.ts';
import { dropFiles, keepFile, removeDropped } from '../core/files/keptFiles.ts';
import { demoPortraits } from '../demo/profiles.ts';
import { picturesOf, seedDemo } from '../demo/seed.ts';
import type { FileStore } from '../ports/files/files.ts';
import { folderStore } from '../ports/files/folder.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { startServer } from '../testing/crash/crash.server.ts';
import { testDatabase } from '../testing/database.ts';
import { tempDir } from '../testing/temp.ts';
import { sweepFiles } from './files.job.ts';
import type { JobContext } from './job.ts';

const HOUR = 60 * 60_000;
const data = Buffer.from('x');

const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Runs a transaction in a process of its own, which is killed in the middle of it. */
async function dieIn(api: TestApi, work: string): Promise<void> {
  const program = `
    const { openPostgres } = await import(${here('../ports/database/postgres.ts')});
    const { inTransaction } = await import(${here('../core/db/transact.ts')});
    const { keepFile, dropFiles } = await import(${here('../core/files/keptFiles.ts')});
    const { folderStore } = await import(${here('../ports/files/folder.ts')});
    const { db } = openPostgres({ url: ${JSON.stringify(api.database.url)}, connections: 2 });
    const files = folderStore(${JSON.stringify(join(api.config.dataDir, 'files'))});
    const die = () => process.kill(process.pid, 'SIGKILL');
    await inTransaction(db, async tx => { ${work} });`;
  const child = spawn(process.execPath, ['--conditions=venue-source', '--input-type=module', '-e', program], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
  });
  const signal = await new Promise(done => child.once('exit', (_, by) => done(by)));
  expect(signal).toBe('SIGKILL');
}

describe('a server that dies', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind: 'postgres', start: new Date() });
  });
  afterAll(() => api.close());

  test('between the commit and the removal leaves nothing for ever', async () => {
    const { files } = api.ports;
    await files.put('scan.sealed', data);
    await dieIn(api, "await dropFiles(tx, { ...files, remove: die }, ['scan.sealed']);");
    expect(await files.has('scan.sealed')).toBe(true);
    // The row is locked until the database has noticed that its client is gone.
    const isLeft = async () => {
      await api.runJob('files.remove');
      return (await files.has('scan.sealed')) || (await api.db.select().from(fileRemoval)).length > 0;
    };
    await expect.poll(isLeft).toBe(false);
  });

  test('between the writing and the commit leaves nothing for ever, and what a transaction may still need stays', async () => {
    const { files } = api.ports;
    await dieIn(api, "await keepFile(tx, files, 'orphan.sealed', Buffer.from('x')); die();");
    await api.runJob('files.sweep');
    expect(await files.has('orphan.sealed')).toBe(true);
    api.clock.advance(25 * HOUR);
    await api.runJob('files.sweep');
    expect(await files.has('orphan.sealed')).toBe(false);
  });
});

test('an unfinished file goes after an hour, and not before', async () => {
  const folder = tempDir();
  const files = folderStore(folder);
  writeFileSync(join(folder, 'half.webp.1.unfinished'), 'x');
  await files.removeUnfinished(new Date(Date.now() - HOUR));
  expect(readdirSync(folder)).toHaveLength(1);
  await files.removeUnfinished(new Date(Date.now() + HOUR));
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that cannot be removed is tried again, and does not keep others; sealed ones go first', async () => {
  const database = await testDatabase('embedded');
  onTestFinished(() => database.close());
  const { db } = database;
  const gone: string[] = [];
  let isBroken = true;
  const files = {
    ...folderStore(tempDir()),
    async remove(name: string) {
      if (isBroken && name === 'b.webp') throw new Error('the disk does not obey');
      gone.push(name);
    },
  };
  await inTransaction(db, tx => dropFiles(tx, files, ['a.webp', 'b.webp', 'c.sealed']));
  expect(gone).toEqual(['c.sealed', 'a.webp']);
  isBroken = false;
  expect(await removeDropped(db, files)).toBe(true);
  expect(gone).toEqual(['c.sealed', 'a.webp', 'b.webp']);
});

test('a file that was dropped and comes back before its removal stays', async () => {
  const database = await testDatabase('embedded');
  onTestFinished(() => database.close());
  const { db } = database;
  const files = folderStore(tempDir());
  const stuck = { ...files, remove: () => Promise.reject(new Error('the disk does not obey')) };
  await files.put('article-1-abc.css', data);
  await inTransaction(db, tx => dropFiles(tx, stuck, ['article-1-abc.css']));
  await inTransaction(db, tx => keepFile(tx, files, 'article-1-abc.css', data));
  await removeDropped(db, files);
  expect(await files.has('article-1-abc.css')).toBe(true);
});

test('whatever rows refer to survives every sweep', async () => {
  const api = await testApi({ start: new Date() });
  onTestFinished(() => api.close());
  const { files } = api.ports;
  const names = picturesOf(areas).flatMap(({ name }) => [`${name}-640.webp`, `${name}-1600.webp`]);
  // Existing pictures are not made again, which would take most of a minute.
  for (const name of [...names, ...demoPortraits]) await files.put(name, data);
  await seedDemo(areas, { db: api.db, files, secrets: api.config, now: api.clock.now });
  const [styled] = await api.db.select({ id: article.id }).from(article);
  if (!styled) throw new Error('the demo has no article');
  await api.db.update(article).set({ css: 'p { color: red }' }).where(eq(article.id, styled.id));
  await files.put(cssFile(`article-${styled.id}`, 'p { color: red }'), data);
  await files.put('00000000-0000-4000-8000-000000000000-640.webp', data);
  await files.put(`article-${styled.id}-preview-1.css`, data);

  const before = await files.writtenBefore(new Date(Date.now() + HOUR));
  api.clock.advance(25 * HOUR);
  await api.runJob('files.sweep');
  const after = new Set(await files.writtenBefore(new Date(Date.now() + HOUR)));
  expect(before.filter(name => !after.has(name)).sort()).toEqual([
    '00000000-0000-4000-8000-000000000000-640.webp',
    `article-${styled.id}-preview-1.css`,
  ]);
  expect(before.filter(name => name.endsWith('.sealed')).length).toBeGreaterThan(0);
  expect(
    (await api.db.select({ file: users.avatarFile }).from(users)).some(({ file }) => file && after.has(file)),
  ).toBe(true);
});

describe('a sweep', () => {
  /**
   * Sweeps a folder with these files, all of them `hours` old; returns what was removed, in its order, and what is
   * left.
   */
  async function swept(
    names: readonly string[],
    wrapped: (files: FileStore) => Partial<FileStore> = () => ({}),
    hours = 25,
  ) {
    const database = await testDatabase('embedded');
    onTestFinished(() => database.close());
    const folder = tempDir();
    const files = folderStore(folder);
    for (const name of names) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), new Date(), new Date(Date.now() - hours * HOUR));
    }
    const gone: string[] = [];
    const store: FileStore = {
      ...files,
      async removeWrittenBefore(name, moment) {
        const removed = await files.removeWrittenBefore(name, moment);
        if (removed) gone.push(name);
        return removed;
      },
      ...wrapped(files),
    };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const context = { db: database.db, ports: { files: store }, now: () => new Date(), log } as unknown as JobContext;
    await sweepFiles(areas).run(context);
    return { gone, left: readdirSync(folder).sort() };
  }

  test('takes sealed personal data first', async () => {
    const { gone } = await swept(['a.webp', 'b.sealed', 'c.css', 'd.sealed']);
    expect(gone.slice(0, 2).sort()).toEqual(['b.sealed', 'd.sealed']);
    expect(gone).toHaveLength(4);
  });

  test('leaves what was written again after it had looked', async () => {
    const { left } = await swept(['a.webp', 'article-1-abc.css'], files => ({
      async writtenBefore(moment) {
        const names = await files.writtenBefore(moment);
        await files.put('article-1-abc.css', data);
        return names;
      },
    }));
    expect(left).toEqual(['article-1-abc.css']);
  });

  // A file of the last day may belong to an open transaction, and an unfinished one of the last hour to a write.
  test.each([
    ['a.webp', 23, 'stays'],
    ['a.webp', 25, 'goes'],
    ['a.webp.1.unfinished', 0.5, 'stays'],
    ['a.webp.1.unfinished', 2, 'goes'],
    ['README', 25, 'stays'],
  ])('that meets %s, %d hours old: it %s', async (name, hours, becomes) => {
    expect((await swept([name], () => ({}), hours)).left).toEqual(becomes === 'stays' ? [name] : []);
  });

  test('takes more files than it looks up at once', async () => {
    const { left } = await swept(Array.from({ length: 501 }, (_, index) => `file-${index}.webp`));
    expect(left).toEqual([]);
  });
});

test('two servers started together on one empty database and one folder both become ready', async () => {
  const database = await testDatabase('postgres');
  onTestFinished(() => database.close());
  const env = { DATABASE_URL: database.url ?? '', SECRET: 'x'.repeat(32), DEMO: 'on' };
  const dataDir = tempDir();
  const servers = await Promise.all([startServer(dataDir, env), startServer(dataDir, env)]);
  try {
    for (const { origin } of servers) {
      const { status } = await fetch(`${origin}/files/photo-studio-1600.webp`);
      expect(status).toBe(200);
    }
    const { rows } = await database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM users');
    expect(rows[0]?.n).toBe(17);
  } finally {
    await Promise.all(servers.map(server => server.kill()));
  }
}, 120_000);
