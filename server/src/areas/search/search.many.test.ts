import { MOST_DOCUMENTS, MOST_OF_KIND } from '@venue/sdk/search/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { wantedOf } from './search.rules.ts';
import { findDocuments } from './search.site.store.ts';
import { siteDocument } from './search.table.ts';

describe.each(databaseKinds)('the search among many documents, on %s', database => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await testDatabase(database);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.db.delete(siteDocument));

  /**
   * Adds documents from the latest (1) on; `having` are conditions on `n` for the word to be in the text or the title.
   */
  const documents = (count: number, having: { text?: string; title?: string }, kind = 'article') =>
    opened.db.execute(sql`
      insert into site_document (kind, record_id, key, title, text, words, parts, at)
      select ${kind}, n, n, title, text,
             site_words(title, text), name_parts(title),
             timestamptz '2026-11-20' - n * interval '1 hour'
      from (select n, case when ${sql.raw(having.title ?? 'false')} then 'Аэроплан' else 'Прогулка' end as title,
                   case when ${sql.raw(having.text ?? 'false')} then 'Летит аэроплан.' else 'Идёт дождь.' end as text
            from generate_series(1, ${count}::int) as n) as made`);
  const found = async (asked = [{ kind: 'article', most: MOST_DOCUMENTS }], words = 'аэроплан') => {
    const [wanted] = wantedOf(words);
    return wanted === undefined ? [] : findDocuments(opened.db, asked, wanted);
  };
  const keys = async () => (await found()).map(({ key }) => Number(key));

  test('a title is found however many later texts have the words', async () => {
    await documents(700, { text: 'n % 10 = 0', title: 'n = 700' });
    expect(await keys()).toEqual([700, 10, 20, 30, 40]);
  });

  test('older documents fill the page where the words were frequent of late alone', async () => {
    await documents(1400, { text: 'n < 5 or n in (1380, 1390)' });
    expect(await keys()).toEqual([1, 2, 3, 4, 1380]);
    expect((await found()).every(({ more }) => more)).toBe(true);
  });

  test('of words that nearly every document has the latest are compared', async () => {
    await documents(400, { text: 'n % 50 > 0', title: 'n = 20' });
    expect(await keys()).toEqual([20, 1, 2, 3, 4]);
  });

  test('each kind is looked through in its own way', async () => {
    await documents(400, { text: 'true' }, 'event');
    await documents(1400, { text: 'n < 3 or n = 1400' });
    await documents(3, { title: 'n = 2' }, 'room');
    const rows = await found([
      { kind: 'event', most: 1 },
      { kind: 'article', most: MOST_OF_KIND },
      { kind: 'room', most: 1 },
    ]);
    const of = (kind: string) => rows.filter(row => row.kind === kind).map(({ key, more }) => [Number(key), more]);
    expect(of('event')).toEqual([[1, true]]);
    expect(of('article')).toEqual([1, 2, 1400].map(key => [key, false]));
    expect(of('room')).toEqual([[2, false]]);
  });

  test('a page of one kind is full, and one without documents is empty', async () => {
    expect(await keys()).toEqual([]);
    await documents(300, { text: 'n % 3 = 0' });
    const rows = await found([{ kind: 'article', most: MOST_OF_KIND }]);
    expect(rows).toHaveLength(MOST_OF_KIND);
    expect(await found(undefined, 'самовар')).toEqual([]);
  });
});
