import { searchSite } from '@venue/sdk/search';
import { addSynonym, listSynonyms, removeSynonym, saveSynonym } from '@venue/sdk/search/admin';
import { MOST_SYNONYMS } from '@venue/sdk/search/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { searchesPerAddress } from './search.site.routes.ts';

describe.each(databaseKinds)('the words of the search (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const as = (person = staff) => api.as(person);
  const add = (synonymWord: string, synonymMeaning: string, person = staff) =>
    as(person).send(addSynonym, { body: { synonymWord, synonymMeaning } });
  const first = async (q: string) => {
    api.clock.advance(searchesPerAddress.seconds * 1000);
    return (await api.client().send(searchSite, { query: { q } })).message.groups[0]?.documents[0]?.to;
  };
  const logged = async (id: number) => {
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = 'synonym' and subject_id = ${id} order by id`,
    );
    return rows;
  };

  test('is found by from the moment it is added until it is removed, and the log says so', async () => {
    expect(await first('кинотеатр')).toBeUndefined();
    const { id: synonymId } = await add('  Кинотеатр ', 'лекторий');
    expect(await first('кинотеатры')).toBe('/rooms/30');
    const listed = (await as().send(listSynonyms, {})).message.synonyms;
    expect(listed).toContainEqual({ synonymId, synonymWord: 'Кинотеатр', synonymMeaning: 'лекторий' });
    await as().send(saveSynonym, { body: { synonymId, synonymWord: 'Кинотеатр', synonymMeaning: 'видеостудия' } });
    expect(await first('кинотеатр')).toBe('/rooms/52');
    await as().send(removeSynonym, { body: { synonymId } });
    expect(await first('кинотеатр')).toBeUndefined();
    await expect(as().send(removeSynonym, { body: { synonymId } })).rejects.toMatchObject({ code: 'not_found' });
    expect(await logged(synonymId)).toMatchObject([
      { call: 'admin.synonym.add', after: { synonymWord: 'Кинотеатр', synonymMeaning: 'лекторий' } },
      {
        call: 'admin.synonym.save',
        before: { synonymMeaning: 'лекторий' },
        after: { synonymMeaning: 'видеостудия' },
      },
      { call: 'admin.synonym.remove', before: { synonymWord: 'Кинотеатр' } },
    ]);
  });

  test('a word is listed once, in any case', async () => {
    const { id } = await add('Каморка', 'переговорная');
    const refused = { code: 'synonym_exists', fields: { synonymWord: 'Такое слово уже есть в\u00a0списке' } };
    await expect(add('каморка', 'лекторий')).rejects.toMatchObject(refused);
    const { id: other } = await add('Клетушка', 'переговорная');
    const body = { synonymId: other, synonymWord: 'КАМОРКА', synonymMeaning: 'лекторий' };
    await expect(as().send(saveSynonym, { body })).rejects.toMatchObject(refused);
    for (const synonymId of [id, other]) await as().send(removeSynonym, { body: { synonymId } });
  });

  test('words that mean nothing to the dictionary harm no search', async () => {
    const { id: synonymId } = await add('и', 'не');
    const { id: signs } = await add("'&|", 'студия');
    expect(await first('студия')).toMatch(/^\/rooms\//);
    for (const each of [synonymId, signs]) await as().send(removeSynonym, { body: { synonymId: each } });
  });

  test('there are never more than three hundred, also when several are added at once', async () => {
    await api.db.execute(sql`
      insert into search_synonym (place, word, meaning)
      select n, 'слово ' || n, 'студия' from generate_series(1, ${MOST_SYNONYMS - 2}::int) n
      where not exists (select from search_synonym where place = n)`);
    const sent = await Promise.allSettled(['один', 'два', 'три', 'четыре'].map(word => add(word, 'студия')));
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    const refused = sent.flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'synonym_limit' });
    await expect(
      api.db.execute(sql`insert into search_synonym (place, word, meaning) values (${MOST_SYNONYMS + 1}, 'а', 'б')`),
    ).rejects.toThrow();
    await api.db.execute(sql`delete from search_synonym where word like 'слово %'`);
  });

  test('only who may', async () => {
    const clerk = await api.aStaff(['bookings.read']);
    await expect(add('каморка', 'зал', clerk)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(as(clerk).send(listSynonyms, {})).rejects.toMatchObject({ code: 'profile_denied' });
  });
});
