import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const src = fileURLToPath(new URL('..', import.meta.url));

/** Every table there is, found as the generator of migrations finds them: each `*.table.ts`. */
export async function allTables(): Promise<readonly PgTable[]> {
  const modules: Readonly<Record<string, unknown>>[] = await Promise.all(
    globSync('**/*.table.ts', { cwd: src }).map(file => import(join(src, file))),
  );
  return modules.flatMap(exported => Object.values(exported)).filter(value => is(value, PgTable));
}
