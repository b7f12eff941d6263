import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from './testing/database.ts';
import type { Guarantee } from './testing/guarantees/guarantees.refusal.ts';
import { guaranteeRows, paymentRows, requestRows } from './testing/guarantees/guarantees.rows.ts';
import { guarantees } from './testing/guarantees/guarantees.ts';

const refusals = guarantees.flatMap(({ what, refusals = [] }) => refusals.map(refusal => ({ what, ...refusal })));

describe.each(databaseKinds)('%s', kind => {
  let database: TestDatabase;
  let client: PoolClient;
  beforeAll(async () => {
    database = await testDatabase(kind);
    client = await database.pool.connect();
    await client.query(guaranteeRows);
    await client.query(paymentRows);
    await client.query(requestRows);
  });
  afterAll(async () => {
    client.release();
    await database.close();
  });

  /** Runs `work` in a transaction that is always rolled back. */
  async function trying<T>(work: () => Promise<T>): Promise<T> {
    await client.query('BEGIN');
    try {
      return await work();
    } finally {
      await client.query('ROLLBACK');
    }
  }

  describe.each(refusals)('$what: $by', ({ by, sort, table, given, forbidden }) => {
    test('refuses the forbidden row', async () => {
      await trying(async () => {
        await client.query(given);
        await expect(client.query(forbidden)).rejects.toMatchObject({ constraint: by, table });
      });
    });

    // Otherwise a row refused by another constraint, or a misspelt constraint name, would pass as a guarantee.
    test('and nothing else would', async () => {
      await trying(async () => {
        const result = await client.query<{ sort: Sort }>(sortOf, [by, table]);
        expect(result.rows).toEqual([{ sort }]);
        const isIndex = sort.endsWith('index');
        await client.query(isIndex ? `DROP INDEX ${by}` : `ALTER TABLE ${table} DROP CONSTRAINT ${by} CASCADE`);
        await client.query(given);
        await client.query(forbidden);
      });
    });
  });
});

type Sort = (typeof refusals)[number]['sort'];
const sortOf = `
  SELECT CASE contype WHEN 'p' THEN 'primary key' WHEN 'u' THEN 'unique constraint' WHEN 'c' THEN 'check' WHEN 'f' THEN 'foreign key' WHEN 'x' THEN 'exclusion constraint' END AS sort
  FROM pg_constraint WHERE conname = $1 AND conrelid = $2::regclass
  UNION ALL
  SELECT CASE WHEN indpred IS NULL THEN 'unique index' ELSE 'partial unique index' END
  FROM pg_index WHERE indexrelid = to_regclass($1) AND indrelid = $2::regclass AND indisunique
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = $1)`;

describe('what no constraint can enforce', () => {
  const proofs = guarantees.flatMap(({ what, proofs = [] }) => proofs.map(proof => ({ what, ...proof })));

  test.each(proofs)('$what is tested in $file', ({ file, test: title }) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source).toContain(`('${title}'`);
  });

  test('covers every guarantee without a constraint', () => {
    for (const { what, refusals, proofs } of guarantees) expect(refusals ?? proofs, what).toBeDefined();
  });
});

test('docs/generated/guarantees.md has the same table: run this test with `-u`', () => {
  const rows = guarantees
    .map(
      each => `| ${each.what} | ${whereOf(each)} |
`,
    )
    .join('');
  return expect(`# Guarantees and what enforces them

Generated from \`server/src/testing/guarantees/guarantees.ts\` by its test, which tries to write each forbidden row on both databases, with the constraint and without it; do not edit.

| guarantee | enforced by |
|---|---|
${rows}`).toMatchFileSnapshot('../../docs/generated/guarantees.md');
});

function whereOf({ how, refusals = [], proofs = [] }: Guarantee): string {
  const constraints = refusals.map(({ by, sort, table }) => `${sort} \`${by}\` of \`${table}\``);
  const files = [...new Set(proofs.map(({ file }) => `\`${file}\``))].join(', ');
  return [...constraints, how, files && `tested in ${files}`].filter(Boolean).join('; ');
}
