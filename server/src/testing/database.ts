import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../core/db/database.ts';
import { openEmbedded } from '../ports/database/embedded.ts';
import { openPostgres } from '../ports/database/postgres.ts';
import { refuseUnqualified, reverseUnordered } from './database.order.ts';
import { type Fresh, freshOf, reset } from './database.reset.ts';

reverseUnordered();
refuseUnqualified();

/** Both databases the server runs on, for `describe.each(databaseKinds)`. */
export const databaseKinds = ['embedded', 'postgres'] as const satisfies Database['kind'][];

export interface TestDatabase extends Database {
  /** What a second server process of the same test would connect to; only on PostgreSQL. */
  readonly url?: string;
}

/** How many emptied databases of one kind a process keeps. */
const KEPT = 2;

/** By kind and connections: what a fresh database is like, and those that were closed and emptied. */
const kinds = new Map<string, { readonly fresh: Fresh; readonly kept: TestDatabase[] }>();

// The runner ends a process of tests with this signal.
process.once('SIGTERM', () => {
  const databases = [...kinds.values()].flatMap(each => each.kept);
  void Promise.allSettled(databases.map(each => each.close())).then(() => process.exit());
});

/**
 * A migrated database as the migrations leave it, of its own. The embedded one has one connection. `close()` empties it
 * for a later test of the same process, because making one takes a second of work; one that cannot be emptied is
 * removed.
 */
export async function testDatabase(kind: Database['kind'], connections = 10): Promise<TestDatabase> {
  const name = kind === 'embedded' ? kind : `${kind} ${connections}`;
  const stock = kinds.get(name);
  const database = stock?.kept.pop() ?? (await (kind === 'embedded' ? embedded() : postgres(connections)));
  const { fresh, kept } = stock ?? { fresh: await freshOf(database.pool), kept: [] };
  if (!stock) kinds.set(name, { fresh, kept });

  const end = async () => {
    const isFresh = kept.length < KEPT && (await reset(database.pool, fresh).catch(() => false));
    if (isFresh && kept.length < KEPT) kept.push(database);
    else await database.close();
  };
  let closing: Promise<void> | undefined;
  return {
    ...database,
    close() {
      closing ??= end();
      return closing;
    },
  };
}

async function embedded(): Promise<TestDatabase> {
  return openEmbedded({
    from: inject('embeddedTemplate'),
    onLost: reason => {
      throw reason;
    },
  });
}

async function postgres(connections: number): Promise<TestDatabase> {
  const [maintenance, template] = [inject('postgresUrl'), inject('postgresTemplate')];
  const name = `${template}_${randomUUID().replaceAll('-', '')}`;
  await run(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  const database = openPostgres({ url: url.href, connections });
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close();
      await run(maintenance, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The address of an empty database on PostgreSQL, which is removed when the test ends. */
export async function emptyPostgres(): Promise<string> {
  const maintenance = inject('postgresUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await run(maintenance, `CREATE DATABASE ${name}`);
  onTestFinished(() => run(maintenance, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const url = new URL(maintenance);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const maintenance = openPostgres({ url, connections: 1 });
  try {
    await maintenance.pool.query(statement);
  } finally {
    await maintenance.close();
  }
}
