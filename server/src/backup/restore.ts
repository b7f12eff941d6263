import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { areas } from '../areas.ts';
import { type Config, type Environment, readConfig } from '../config.ts';
import type { Database, Db } from '../core/db/database.ts';
import { inTransaction } from '../core/db/transact.ts';
import { lockDataDir } from '../core/lock.ts';
import { keyIdOf } from '../core/security/encryption.ts';
import { openEmbedded } from '../ports/database/embedded.ts';
import { openDatabase } from '../ports/database/open.ts';
import { openPostgres } from '../ports/database/postgres.ts';
import { openFiles } from '../ports/files/open.ts';
import { type Archive, type Manifest, names, openArchive } from './archive.ts';
import { restorePostgres } from './postgres.ts';
import { unfinishedFile } from './unfinished.ts';

/**
 * Numbers skipped in every table: what was made after the copy has numbers that people, the bank and the gateways know,
 * and nothing else may get them.
 */
const SKIPPED = 10_000;

/** Restores an archive into an empty place: nothing that exists is replaced. */
export async function restore(file: string, env: Environment): Promise<Manifest> {
  // With any secret, so that none is made: that of the archive may follow.
  const place = readConfig({ ...env, SECRET: env.SECRET?.trim() || 'x'.repeat(32) });
  const archive = await openArchive(file);
  try {
    const { manifest } = archive;
    const { dataDir, databaseUrl } = place;
    const kind = databaseUrl === undefined ? 'embedded' : 'postgres';
    if (manifest.database !== kind)
      throw new Error(`the archive is of ${manifest.database}, and the settings name ${kind}`);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = databaseUrl === undefined ? await lockDataDir(dataDir) : undefined;
    try {
      await mustBeEmpty(place);
      await putSecret(archive, dataDir);
      const config = readConfig(env);
      if (![config.secret, ...config.secretPrevious].some(secret => keyIdOf({ secret }) === manifest.keyId))
        throw new Error(
          'SECRET is not that of the archive: personal data could not be read. Set it, or SECRET_PREVIOUS',
        );
      const files = await openFiles(config);
      for (const name of archive.names)
        if (name.startsWith(names.files))
          await files.put(name.slice(names.files.length), await buffer(await archive.read(name)));
      const database = await databaseFrom(archive, config);
      try {
        await inTransaction(database.db, tx => afterwards(tx), { error: () => undefined });
      } finally {
        await database.close();
      }
      return manifest;
    } finally {
      lock?.release();
    }
  } finally {
    archive.close();
  }
}

async function mustBeEmpty({ dataDir, databaseUrl, databaseDirectUrl = databaseUrl }: Config): Promise<void> {
  if (databaseDirectUrl === undefined) {
    if (existsSync(join(dataDir, 'pg'))) throw new Error(`${dataDir} has a database: move it away first`);
    return;
  }
  const { pool, close } = openPostgres({ url: databaseDirectUrl, connections: 1 });
  try {
    const { rows } = await pool.query("SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace LIMIT 1");
    if (rows.length > 0) throw new Error('the database of DATABASE_URL is not empty: create a new one');
  } finally {
    await close();
  }
}

async function putSecret(archive: Archive, dataDir: string): Promise<void> {
  const secret = join(dataDir, 'secret');
  if (!archive.manifest.hasSecret || existsSync(secret)) return;
  await writeFile(secret, await buffer(await archive.read(names.secret)), { mode: 0o600, flag: 'wx', flush: true });
}

/** The restored database, open and with the newest migrations. */
async function databaseFrom(archive: Archive, config: Config): Promise<Database> {
  const { path: copy, remove } = await unfinishedFile(config.dataDir);
  const onLost = (reason: Error) => {
    throw reason;
  };
  try {
    await pipeline(await archive.read(names.database), createWriteStream(copy));
    if (config.databaseUrl === undefined)
      await (await openEmbedded({ dataDir: config.dataDir, from: copy, onLost })).close();
    else await restorePostgres(config.databaseDirectUrl ?? config.databaseUrl, copy);
    return await openDatabase(config, onLost);
  } finally {
    await remove();
  }
}

/** What areas do after a restore, and numbers that are not given twice. */
async function afterwards(tx: Db): Promise<void> {
  await tx.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + ${SKIPPED}::bigint)
    from pg_sequences where schemaname = 'public'`);
  for (const { restored } of areas) await restored?.(tx);
}
