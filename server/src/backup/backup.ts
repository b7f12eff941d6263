import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Config, type Environment, readConfig } from '../config.ts';
import { DataDirInUse, lockDataDir } from '../core/lock.ts';
import { keyIdOf } from '../core/security/encryption.ts';
import { openEmbedded } from '../ports/database/embedded.ts';
import { openFiles } from '../ports/files/open.ts';
import { type Manifest, names, writeArchive } from './archive.ts';
import { askForCopy, copyOf } from './copies.ts';
import { dumpPostgres } from './postgres.ts';
import { unfinishedFile } from './unfinished.ts';

/**
 * Copies database, files and the generated secret into one archive while the server runs. The files come first, so that
 * whatever the copy of the database names is in the archive even if it is removed meanwhile; those written since follow.
 * A secret that the settings name is kept elsewhere, and not in the archive.
 */
export async function backup(target: string, env: Environment): Promise<Manifest> {
  const config = readConfig(env);
  const files = await openFiles(config);
  const file = resolve(target);
  if (existsSync(file)) throw new Error(`${file} exists: name another file`);
  const secretFile = join(config.dataDir, 'secret');
  const hasSecret = !env.SECRET?.trim() && existsSync(secretFile);
  const copied = new Set<string>();
  let manifest: Manifest | undefined;
  await writeArchive(file, async add => {
    const addFiles = async () => {
      for (const name of await files.writtenBefore(new Date(Date.now() + 60_000))) {
        if (copied.has(name)) continue;
        const data = await files.bytes(name).catch(async (error: unknown) => {
          // Removed since they were listed.
          if (!(await files.has(name))) return undefined;
          throw error;
        });
        if (!data) continue;
        await add(names.files + name, data);
        copied.add(name);
      }
    };
    await addFiles();
    const madeAt = new Date().toISOString();
    const copy = await databaseCopy(config, dirname(file));
    try {
      await add(names.database, copy.data, config.databaseUrl === undefined);
    } finally {
      await copy.remove();
    }
    await addFiles();
    if (hasSecret) await add(names.secret, await readFile(secretFile));
    const database = config.databaseUrl === undefined ? 'embedded' : 'postgres';
    manifest = { format: 1, madeAt, database, keyId: keyIdOf(config), hasSecret, files: copied.size };
    await add(names.manifest, Buffer.from(JSON.stringify(manifest)));
  });
  if (!manifest) throw new Error('the archive was not written');
  return manifest;
}

async function databaseCopy({ dataDir, databaseUrl, databaseDirectUrl = databaseUrl }: Config, beside: string) {
  if (databaseDirectUrl !== undefined) {
    const { path, remove } = await unfinishedFile(beside);
    try {
      await dumpPostgres(databaseDirectUrl, path);
      return { data: createReadStream(path), remove };
    } catch (error) {
      await remove();
      throw error;
    }
  }
  const lock = await lockDataDir(dataDir).catch(error => {
    if (error instanceof DataDirInUse) return undefined;
    throw error;
  });
  if (!lock) return askForCopy(dataDir);
  try {
    const database = await openEmbedded({
      dataDir,
      onLost: reason => {
        throw reason;
      },
    });
    const copy = await copyOf(database.dump, dataDir);
    await database.close();
    return copy;
  } finally {
    lock.release();
  }
}
