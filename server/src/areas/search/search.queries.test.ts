import { searchSite } from '@venue/sdk/search';
import { searchRecords } from '@venue/sdk/search/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { article } from '../articles/articles.table.ts';
import { resident } from '../residents/residents.table.ts';
import { searchesPerAddress } from './search.site.routes.ts';

const room = (...ids: number[]) => ids.map(id => `/rooms/${id}`);
const photo = room(31);
const video = room(52);
const meeting = room(28, 29, 50);
const hall = room(47);
const page = (path: string) => [path];

/** What people type, and what they mean by it: the first result is one of these. */
const queries: readonly (readonly [typed: string, first: readonly string[]])[] = [
  // Parts of names, and words written together or apart.
  ['студия', room(31, 52)],
  ['студии', room(31, 52)],
  ['фото', photo],
  ['фотостудия', photo],
  ['фото студия', photo],
  ['фото-студия', photo],
  ['фото студии', photo],
  ['видео студия', video],
  ['конференцзал', hall],
  ['конференц зал', hall],
  ['конференц-зал', hall],
  ['конференцзале', hall],
  ['большой зал', hall],
  ['функциональный', room(46)],
  ['малый зал', room(45, 49)],
  ['бизнесблок', room(21)],
  ['бизнес блок', room(21)],
  ['Бизнес-блок', room(21)],
  ['дизайнблок', room(51)],
  ['бьюти коворкинг', room(36)],
  ['коворкинг', room(36)],
  ['информационный центр', room(40)],
  // Typing errors.
  ['фотостудя', photo],
  ['фотастудия', photo],
  ['фотосутдия', photo],
  ['переговрная', meeting],
  ['перегаворная', meeting],
  ['лектроий', room(30)],
  ['конфиренц-зал', hall],
  ['экспирементальный', room(37)],
  ['бизнес-блог', room(21)],
  ['видиостудия', video],
  // Typing errors in words of a text, and in words that staff have listed.
  ['круасаны', page('/residents/2')],
  ['круосаны', page('/residents/2')],
  ['обжраку', page('/residents/2')],
  ['rheccfys', page('/residents/2')],
  ['перегаворка', meeting],
  ['сувинир', room(39)],
  ['салон крассоты', room(36)],
  // The other keyboard layout, also with a typing error.
  ['ajnjcnelbz', photo],
  ['ktrnjhbq', room(30)],
  ['gthtujdjhyfz', meeting],
  ['ajnjcneblz', photo],
  // The other alphabet.
  ['fotostudiya', photo],
  ['fotostudia', photo],
  ['videostudiya', video],
  ['peregovornaya', meeting],
  ['lektoriy', room(30)],
  ['konferenc-zal', hall],
  ['konferents zal', hall],
  ['biznes blok', room(21)],
  ['bolshoy zal', hall],
  ['loft', page('/residents/1')],
  ['лофт', page('/residents/1')],
  ['скворечник', page('/residents/2')],
  ['skvorechnik', page('/residents/2')],
  // What people call it.
  ['переговорка', meeting],
  ['переговорки', meeting],
  ['переговорку', meeting],
  ['meeting room', meeting],
  ['photo studio', photo],
  ['лекционный зал', room(30)],
  ['салон красоты', room(36)],
  ['сувениры', room(39)],
  ['мастеркласс', page('/articles/1')],
  ['мастер класс', page('/articles/1')],
  ['воркшоп', page('/articles/1')],
  // Pages.
  ['контакты', page('/contacts')],
  ['rjynfrns', page('/contacts')],
  ['парковка', page('/contacts')],
  ['телефон', page('/contacts')],
  ['как добраться', page('/contacts')],
  ['возврат', page('/rules/refunds')],
  ['вернуть деньги', page('/rules/refunds')],
  ['правила', ['/rules/booking', '/rules/visit']],
  ['реквизиты', page('/requisites')],
  ['ИНН', page('/requisites')],
  ['вопросы', page('/questions')],
  ['оферта', page('/rules/offer')],
  ['афиша', page('/events')],
  ['кейтеринг', page('/venue')],
  ['карта', ['/booking/map', '/contacts']],
];

describe.each(databaseKinds)('what people call it, on %s', database => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    staff = await api.aStaff();
    const times = { createdAt: api.clock.now, updatedAt: api.clock.now };
    await api.db.insert(resident).values([
      { id: 1, name: 'Loft & Co', status: 2, isActual: true, ...times },
      {
        id: 2,
        name: 'Кофейня «Скворечник»',
        description: '<p>Свежая обжарка и круассаны.</p>',
        status: 2,
        isActual: true,
        ...times,
      },
    ]);
    const text = { kind: 1, lead: '', text: '<p>Приходите.</p>', author: '', sourceUrl: '' } as const;
    const { id: userId } = await api.aCustomer();
    await api.db.insert(article).values([
      { id: 1, userId, title: 'Мастер-класс по глине', status: 3, publishedAt: api.clock.now, ...text, ...times },
      { id: 2, userId, title: 'Нетворкинг и контакты с соседями', status: 1, ...text, ...times },
    ]);
  });
  afterAll(() => api.close());

  test.each(queries)('«%s»', async (q, first) => {
    api.clock.advance(searchesPerAddress.seconds * 1000);
    const { groups } = (await api.client().send(searchSite, { query: { q } })).message;
    expect(first).toContain(groups[0]?.documents[0]?.to);
  });

  const staffAddress = (to: string) =>
    to.startsWith('/rooms/') ? to.replace('/rooms/', '/settings_room/') : `${to}/edit`;

  test.each(queries.filter(([, [first = '']]) => /\d/.test(first)))('«%s» in the back office', async (q, first) => {
    const { groups } = (await api.as(staff).send(searchRecords, { query: { q } })).message;
    expect(groups.flatMap(({ items }) => items.map(({ to }) => to))).toContain(staffAddress(first[0] ?? ''));
  });

  test.each(['вертолётная площадка', 'ъъъъъъ', 'qqqqqq', 'студ', 'зю', '!&|', "'", ':*'])(
    '«%s» is answered, however it is typed',
    async q => {
      api.clock.advance(searchesPerAddress.seconds * 1000);
      await api.client().send(searchSite, { query: { q } });
      await api.as(staff).send(searchRecords, { query: { q } });
    },
  );

  test('a text of a hundred letters costs no more than a fixed number of queries', async () => {
    api.clock.advance(searchesPerAddress.seconds * 1000);
    for (const q of ['я'.repeat(100), 'а '.repeat(50).trim(), 'студия '.repeat(14).trim()]) {
      const started = performance.now();
      await api.client().send(searchSite, { query: { q } });
      expect(performance.now() - started).toBeLessThan(2000);
    }
  });
});
