import { execFile } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempDir } from '../../testing/temp.ts';
import { migrationsDir } from './open.ts';

const server = fileURLToPath(new URL('../../..', import.meta.url));
const tables = join(server, 'src/**/*.table.ts');
const { resolve } = createRequire(import.meta.url);

/** Runs the script as CONTRIBUTING says, on a copy of the migrations; returns what it printed and the new files. */
async function generate(schema: readonly string[]): Promise<{ printed: string; made: string[] }> {
  const dir = tempDir();
  cpSync(migrationsDir, dir, { recursive: true });
  const files = () => readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const before = new Set(files());
  const config = join(tempDir(), 'drizzle.config.ts');
  // The generator takes `out` as relative to its folder, whatever it looks like. With an old build of the SDK beside
  // the sources, the enumerations of the schema would silently be those of the build.
  writeFileSync(
    config,
    `import { createRequire } from 'node:module';
     const sdk = createRequire(${JSON.stringify(join(server, 'src/main.ts'))}).resolve('@venue/sdk');
     if (!sdk.endsWith('.ts')) throw new Error('the SDK is read from its build: ' + sdk);
     export default {
       dialect: 'postgresql', strict: true,
       schema: ${JSON.stringify(schema)}, out: ${JSON.stringify(relative(server, dir))},
     };`,
  );
  const script = ['run', 'migration', '--silent', '--', '--name', 'probe', '--config', config];
  const { stdout, stderr } = await promisify(execFile)('npm', script, {
    cwd: server,
    shell: process.platform === 'win32',
  });
  const made = files().filter(name => !before.has(name));
  return { printed: stdout + stderr, made: made.sort() };
}

test('the tables of today are those the migrations make', async () => {
  expect(await generate([tables])).toEqual({ printed: expect.stringContaining('No schema changes'), made: [] });
});

test('a new table becomes a migration', async () => {
  const probe = join(tempDir(), 'probe.table.ts');
  writeFileSync(
    probe,
    `import { integer, pgTable } from ${JSON.stringify(resolve('drizzle-orm/pg-core'))};
     export const probe = pgTable('probe', { id: integer().primaryKey() });`,
  );
  const { made } = await generate([tables, probe]);
  expect(made).toEqual([
    expect.stringMatching(/^\d{4}_probe\.sql$/),
    expect.stringMatching(/^meta.\d{4}_snapshot\.json$/),
  ]);
});
