import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/postgres.mjs';
import { openEmbedded } from '../ports/database/embedded.ts';
import { migrate } from '../ports/database/migrate.ts';
import { migrationsDir } from '../ports/database/open.ts';
import { openPostgres } from '../ports/database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of a migrated embedded database. */
    embeddedTemplate: string;
    /** The PostgreSQL of this run, by its maintenance database. */
    postgresUrl: string;
    /** The migrated database there that others are copied from. */
    postgresTemplate: string;
  }
}

const TEMPLATE = 'venue_template';
const KEPT_MS = 24 * 60 * 60_000;
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Runs once before the server's test files: makes what their fresh databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('embeddedTemplate', await embeddedTemplate());

  const setting = process.env.TEST_DATABASE_URL;
  const own = setting === undefined ? await startPostgres() : undefined;
  const url = setting ?? own?.url() ?? '';
  // On a server that others use too, the template gets a name of its own.
  const template = own ? TEMPLATE : `${TEMPLATE}_${randomUUID().slice(0, 8)}`;
  await makePostgresTemplate(url, template);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  return async () => {
    if (own) await own.stop();
    else await dropAll(url, template);
  };
}

/**
 * Making the template takes seconds and opening a copy a quarter of one, so it is kept until engine or migrations
 * change.
 */
async function embeddedTemplate(): Promise<string> {
  const cache = join(modules, '.cache', 'venue');
  const file = join(cache, `embedded-${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  // Only old templates are removed: a recent one may be in use by another run with other migrations.
  const longAgo = Date.now() - KEPT_MS;
  for (const old of readdirSync(cache).map(name => join(cache, name)))
    if (statSync(old).mtimeMs < longAgo) rmSync(old, { force: true });
  const database = await openEmbedded({
    onLost: reason => {
      throw reason;
    },
  });
  try {
    await migrate(database, migrationsDir);
    // Unused databases would take a third of the time in which a copy opens.
    await database.pool.query("UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template%'");
    for (const unused of ['template0', 'template1']) await database.pool.query(`DROP DATABASE ${unused}`);
    const unfinished = `${file}.${process.pid}`;
    await database.dump(unfinished);
    renameSync(unfinished, file);
  } finally {
    await database.close();
  }
  return file;
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(modules, '@electric-sql/pglite/package.json')));
  // This file counts too, because it makes the template.
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  for (const entry of readdirSync(migrationsDir, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))
    .sort())
    hash.update(relative(migrationsDir, entry)).update(readFileSync(entry));
  return hash.digest('hex').slice(0, 16);
}

async function makePostgresTemplate(url: string, name: string): Promise<void> {
  await onPostgres(url, `CREATE DATABASE ${name}`);
  const database = openPostgres({ url: databaseUrl(url, name), connections: 1 });
  try {
    await migrate(database, migrationsDir);
  } finally {
    await database.close();
  }
}

/** Removes the template and its copies that a killed process of tests has left. */
async function dropAll(url: string, template: string): Promise<void> {
  const database = openPostgres({ url, connections: 1 });
  try {
    const { rows } = await database.pool.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    );
    for (const { name } of rows) await database.pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } finally {
    await database.close();
  }
}

async function onPostgres(url: string, statement: string): Promise<void> {
  const database = openPostgres({ url, connections: 1 });
  try {
    await database.pool.query(statement);
  } finally {
    await database.close();
  }
}

/** The same server's address with another database name. */
function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
