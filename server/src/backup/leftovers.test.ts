import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../ports/database/embedded.ts';
import { unfinishedName } from '../ports/files/spool.ts';
import { tempDir } from '../testing/temp.ts';
import { backup } from './backup.ts';
import { offerCopies } from './copies.ts';

const HOUR_MS = 3_600_000;

/** A file as a copy that crashed some hours ago has left it. */
function leftover(folder: string, hours: number, name = unfinishedName('venue-copy')): string {
  const file = join(folder, name);
  writeFileSync(file, 'x');
  const at = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(file, at, at);
  return file;
}

const aDatabase = (dataDir: string) =>
  openEmbedded({
    dataDir,
    onLost: reason => {
      throw reason;
    },
  });

test('a backup removes what earlier ones have left, and nothing else', async () => {
  const [dataDir, archives] = [tempDir(), tempDir()];
  await (await aDatabase(dataDir)).close();
  const old = [leftover(archives, 7), leftover(dataDir, 7)];
  const others = [leftover(archives, 1), leftover(archives, 7, 'film.unfinished'), leftover(archives, 7, 'venue.zip')];
  const archive = join(archives, 'copy.zip');
  await backup(archive, { DATA_DIR: dataDir });
  expect([...old, ...others].map(existsSync)).toEqual([false, false, true, true, true]);
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect(readdirSync(archives)).toHaveLength(4);
});

test('a copy that crashed a moment ago does not stop the next one of the same name', async () => {
  const [dataDir, archives] = [tempDir(), tempDir()];
  await (await aDatabase(dataDir)).close();
  const archive = join(archives, 'copy.zip');
  leftover(archives, 0);
  leftover(archives, 0, 'copy.zip.unfinished');
  await backup(archive, { DATA_DIR: dataDir });
  await expect(backup(archive, { DATA_DIR: dataDir })).rejects.toThrow('exists');
});

test('a start removes copies that the last server has left, whatever their age', async () => {
  const dataDir = tempDir();
  const database = await aDatabase(dataDir);
  const file = leftover(dataDir, 0.01);
  await (await offerCopies(database, dataDir)).close();
  expect(existsSync(file)).toBe(false);
  await database.close();
});
