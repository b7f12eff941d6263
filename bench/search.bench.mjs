// The search of the site over 100,000 published documents, against the same over 100.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_DOCUMENTS } from '@venue/sdk/search/model';
import { sql } from 'drizzle-orm';
import { wantedOf } from '../server/src/areas/search/search.rules.ts';
import { findDocuments } from '../server/src/areas/search/search.site.store.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { median, ratios } from './load.mjs';

const FULL = { many: 100_000, few: 100, rounds: 15, reads: 10 };
const BRIEF = { many: 200, few: 100, rounds: 1, reads: 1 };
const VOCABULARY = 20_000;
const BATCH = 2_000;
const kinds = ['room', 'event', 'article'].map(kind => ({ kind, most: MOST_DOCUMENTS }));

export const name = 'search';
export const goal = 'a search of the site takes at most 3 times as long over 100,000 documents as over 100';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  const opened = [];
  const open = async (where, documents) => {
    const database = await openDatabase({ databasePool: 2, dataDir: '', databaseUrl: undefined, ...where }, error => {
      throw error;
    });
    opened.push(database);
    if (documents > 0) await seed(database.db, documents);
    return database.db;
  };
  try {
    const first = await open({ databaseUrl: postgres.url() }, 0);
    await first.execute(sql`create database few`);
    const many = new URL(postgres.url());
    const few = new URL(postgres.url());
    few.pathname = '/few';
    const figures = await measured(
      'PostgreSQL',
      await open({ databaseUrl: many.href }, size.many),
      await open({ databaseUrl: few.href }, size.few),
      size,
    );
    // Opening two embedded databases takes longer than all the rest.
    if (brief) return figures;
    const embedded = await measured(
      'embedded',
      await open({ dataDir: join(dataDir, 'many') }, size.many),
      await open({ dataDir: join(dataDir, 'few') }, size.few),
      size,
    );
    return [...figures, ...embedded];
  } finally {
    for (const database of opened) await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measured(what, many, few, { rounds, reads }) {
  const figures = [];
  for (const [sort, typedFor] of searches) {
    const search = async (db, typed) => {
      for (const pattern of wantedOf(typed)) {
        const { length } = await findDocuments(db, kinds, pattern);
        if (length > 0) return length;
      }
      return 0;
    };
    const timed = db => async () => {
      const started = performance.now();
      for (let each = 0; each < reads; each++) await search(db, typedFor(each));
      return performance.now() - started;
    };
    // Words of nearly every document must be there, and what is nowhere must not.
    for (const db of [many, few])
      if (typedFor === nearlyEvery) assert.ok((await search(db, typedFor(0))) > 0);
      else if (typedFor === nowhere) assert.equal(await search(db, typedFor(0)), 0);
    const [slow, fast] = [timed(many), timed(few)];
    await slow();
    await fast();
    const pairs = await ratios(slow, fast, { rounds });
    const ms = which => (median(pairs.map(pair => pair[which])) / reads).toFixed(2);
    figures.push({
      what: `${what}, ${sort}: ${ms(0)} ms over ${ms(1)} ms`,
      ours: median(pairs.map(([a, b]) => a / b)),
      most: 3,
    });
  }
  return figures;
}

const word = n => sql`translate((${n})::text, '0123456789', 'абвгдежзик') || 'овость'`;
const wordOf = n => `${[...String(n)].map(digit => 'абвгдежзик'[Number(digit)]).join('')}овость`;

const nearlyEvery = each => wordOf(1 + each);
const nowhere = () => 'синхрофазотрон';

/**
 * Each read searches for other words of the same frequency, because one of them may by chance be more frequent in the
 * latest documents.
 */
const searches = [
  ['a word of nearly every document', nearlyEvery],
  ['a word of some', each => wordOf(95 + each)],
  ['a rare word', each => wordOf(15_000 + each)],
  ['three words', each => `${wordOf(1 + each)} ${wordOf(40 + each)} ${wordOf(300 + each)}`],
  ['what is nowhere, in neither layout', nowhere],
];

/** Documents of sixty words, whose frequencies are as uneven as those of a language; a third of each kind. */
async function seed(db, documents) {
  await db.execute(sql`delete from site_document`);
  const some = count => sql`(
    select string_agg(${word(sql`floor(power(${VOCABULARY}::float, random()))::int`)}, ' ')
    from generate_series(1, ${count} + n * 0))`;
  // In batches, because no statement may take longer than one of a request.
  for (let from = 0; from < documents; from += BATCH)
    await db.execute(sql`
      insert into site_document (kind, record_id, key, title, text, words, parts, at)
      select kind, n, n::text, title, text,
             site_words(title, text), name_parts(title),
             now() - n * interval '7 minutes'
      from (select n, (array['room', 'event', 'article'])[1 + n % 3] as kind, ${some(4)} as title, ${some(60)} as text
            from generate_series(${from + 1}::int, ${Math.min(from + BATCH, documents)}::int) as n offset 0) as made`);
  await db.execute(sql`vacuum analyze site_document`);
}
