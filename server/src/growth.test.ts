import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { inventoryOf } from './areas/privacy/privacy.inventory.ts';
import { areas } from './areas.ts';
import { readConfig } from './config.ts';
import { expiredRowsOf } from './jobs/sweep.job.ts';
import type { Growth } from './testing/growth/growth.row.ts';
import { growth } from './testing/growth/growth.ts';
import { allTables } from './testing/tables.ts';

const tables = new Map((await allTables()).map(table => [getTableName(table), table]));
const config = readConfig({ SECRET: 'a secret of a test that reads no value', DATABASE_URL: 'postgresql://nowhere' });
const expired = expiredRowsOf(areas, config).map(rows => ({ ...rows, in: getTableName(rows.table) }));
const bounded = (bound: Growth['bound']) => growth.filter(each => each.bound === bound);

/** The tables whose rows a foreign key deletes together with rows of this one. */
const cascades = (table: PgTable): readonly string[] =>
  getTableConfig(table)
    .foreignKeys.filter(key => key.onDelete === 'cascade')
    .map(key => getTableName(key.reference().foreignTable));

test('every table says what bounds it, once', () =>
  expect(growth.map(each => each.in).toSorted()).toEqual([...tables.keys()].toSorted()));

test('rows expire exactly in the tables that say so', () => {
  const names = new Set(expired.map(each => each.in));
  expect([...names].toSorted()).toEqual(
    bounded('expires')
      .map(each => each.in)
      .toSorted(),
  );
});

test('the rows of an account are deleted with it', () => {
  const deleted = inventoryOf(areas)
    .tables.filter(each => each.atDeletion === 'delete')
    .map(each => getTableName(each.table));
  expect(bounded('account').filter(each => !deleted.includes(each.in))).toEqual([]);
});

test('the rows of a record are deleted with it by a foreign key', () => {
  const loose = bounded('record').filter(each => {
    const table = tables.get(each.in);
    return !(table && each.with && cascades(table).includes(each.with));
  });
  expect(loose).toEqual([]);
});

test('what leaves when its work is done is deleted somewhere', () => {
  const src = fileURLToPath(new URL('.', import.meta.url));
  const loose = bounded('work').filter(each => {
    const name = each.in.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const result = execFileSync(
      'grep',
      ['-rlE', `delete\\(${name}\\)|DELETE FROM ${each.in}\\b`, src, `${src}/../drizzle/functions`],
      { encoding: 'utf8' },
    );
    return result === '';
  });
  expect(loose).toEqual([]);
});

test('whatever stays for ever, or leaves with its work, says why', () =>
  expect([...bounded('stays'), ...bounded('work')].filter(each => !each.why)).toEqual([]));

/** What removes the rows of a table, and when. */
function leaves({ in: name, bound, with: parent, why }: Growth): string {
  if (bound === 'expires')
    return expired
      .filter(each => each.in === name)
      .map(({ days, because }) => `${days === 0 ? 'at once' : `after ${days} days`}: ${because}`)
      .join('; ');
  if (bound === 'account') return 'with the account';
  if (bound === 'record') return `with its \`${parent}\``;
  if (bound === 'size') return 'staff change or remove them';
  return `${bound === 'stays' ? 'stays: ' : ''}${why}`;
}

test('docs/generated/growth.md has the same table: run this test with `-u`', () => {
  const lines = growth.map(each => `| \`${each.in}\` | ${each.rows} | ${leaves(each)} |`);
  return expect(`# How tables grow, and what bounds them

Generated from \`server/src/testing/growth/\` and from what expires in the areas (\`expired\`), by \`growth.test.ts\`, which fails for a table that is missing; do not edit. The job \`sweep\` deletes what expires, in batches. What it costs is in [operation.md](../operation.md#growth).

| table | rows | leave |
|---|---|---|
${lines.join('\n')}
`).toMatchFileSnapshot('../../docs/generated/growth.md');
});
