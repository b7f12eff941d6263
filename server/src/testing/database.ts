import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../core/db/database.ts';
import { openEmbedded } from '../ports/database/embedded.ts';
import { openPostgres } from '../ports/database/postgres.ts';

/** Both databases the server runs on, for `describe.each(databaseKinds)`. */
export const databaseKinds = ['embedded', 'postgres'] as const satisfies Database['kind'][];

export interface TestDatabase extends Database {
  /** What a second server process of the same test would connect to; only on PostgreSQL. */
  readonly url?: string;
}

/** A fresh, migrated, empty database of its own; `close()` also removes it. The embedded one has one connection. */
export async function testDatabase(kind: Database['kind'], connections = 10): Promise<TestDatabase> {
  return kind === 'embedded' ? embedded() : postgres(connections);
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
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = inject('postgresUrl');
  await run(maintenance, `CREATE DATABASE ${name} TEMPLATE ${inject('postgresTemplate')}`);
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

async function run(url: string, statement: string): Promise<void> {
  const maintenance = openPostgres({ url, connections: 1 });
  try {
    await maintenance.pool.query(statement);
  } finally {
    await maintenance.close();
  }
}
