import { saveArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { eventStatus } from '@venue/sdk/events/model';
import { searchSite } from '@venue/sdk/search';
import { type MarkedText, MOST_DOCUMENTS, type SiteSearchResults } from '@venue/sdk/search/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { article } from '../articles/articles.table.ts';
import { whole as articleFields } from '../articles/articles.testing.ts';
import { openStudio } from '../bookings/bookings.testing.ts';
import { anEventIn } from '../events/events.testing.ts';
import { searchesPerAddress } from './search.site.routes.ts';
import { siteDocument } from './search.table.ts';

const plain = (text: MarkedText) => text.map(part => part.text).join('');
const markedIn = (text: MarkedText) => text.filter(part => part.marked).map(part => part.text);

describe.each(databaseKinds)('the search of the site, on %s', database => {
  let api: TestApi;
  let writer: Person;
  let shown: number;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    await openStudio(api);
    writer = await api.aCustomer();
    shown = await anArticle('Ёлочные студии и проекты', '<p>Снимаем <b>керам</b>ику &amp; свет.</p><p>Утром</p>');
  });
  afterAll(() => api.close());

  const anArticle = async (title: string, text = '<p>Текст.</p>', status: number = articleStatus.published) => {
    const at = api.clock.now;
    const values = {
      userId: writer.id,
      kind: 1 as const,
      status: status as typeof articleStatus.published,
      title,
      lead: '',
      text,
      author: '',
      sourceUrl: '',
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
      deletedFrom: status === articleStatus.deleted ? articleStatus.published : null,
    };
    const [row] = await api.db.insert(article).values(values).returning();
    return row?.id ?? 0;
  };
  const search = async (q: string, kind?: string): Promise<SiteSearchResults> => {
    api.clock.advance(searchesPerAddress.seconds * 1000);
    return (await api.client().send(searchSite, { query: { q, ...(kind ? { kind } : {}) } })).message;
  };
  const addresses = async (q: string) =>
    (await search(q)).groups.flatMap(({ documents }) => documents.map(({ to }) => to));

  test.each([
    'проект',
    'Проектов',
    'студия',
    'студией проектами',
    'ёлочный',
    'елочная',
    'ЁЛОЧНЫХ',
    'керамика',
    'свет утро',
    'прое',
    'ghjtrn',
    'tkjxyst',
    "'студию'",
    'проект | свет',
  ])('a page is found by «%s»', async words => {
    expect(await addresses(words)).toContain(`/articles/${shown}`);
  });

  test.each(['проект вертолёт', 'nbsp', 'amp', 'b', 'вертолёт', '!&|', '%', 'и', ':*', '\\'])(
    'and not by «%s»',
    async words => {
      expect(await addresses(words)).not.toContain(`/articles/${shown}`);
    },
  );

  test('what fits is marked, without markup, and the words of the other layout are said', async () => {
    const { words, groups } = await search('rthfvbrf');
    expect(words).toBe('керамика');
    const [document] = groups.find(({ kind }) => kind === 'article')?.documents ?? [];
    expect(plain(document?.title ?? [])).toBe('Ёлочные студии и проекты');
    expect(plain(document?.snippet ?? [])).toBe('Снимаем керамику & свет. Утром');
    expect(markedIn(document?.snippet ?? [])).toEqual(['керамику']);
    expect((await search('керамика')).words).toBe('керамика');
    expect(markedIn((await search('елочные')).groups[0]?.documents[0]?.title ?? [])).toEqual(['Ёлочные']);
  });

  test('a place in the middle of a long text says that there is more before it', async () => {
    await anArticle('Долгий рассказ', `<p>${'Слово за словом. '.repeat(200)}Тут стоит троллейбус.</p>`);
    const [document] = (await search('троллейбусы')).groups[0]?.documents ?? [];
    expect(plain(document?.snippet ?? [])).toMatch(/^… .*троллейбус\.$/);
  });

  test('a snippet says where the text goes on after it, and ends as the text does where it does not', async () => {
    const rest = 'Дальше идёт рассказ. '.repeat(40);
    await anArticle('Про дирижабль', `<p>Дирижабль прилетел! ${rest}</p>`);
    await anArticle('Про аэростат', `<p>${rest}Аэростат улетел!</p>`);
    await anArticle('Про монгольфьер', `<p>${rest}${rest}${rest}</p>${'<p>Ещё одна строка.</p>'.repeat(1500)}`);
    const snippet = async (q: string) => plain((await search(q)).groups[0]?.documents[0]?.snippet ?? []);
    expect(await snippet('прилетел дирижабль')).toMatch(/^Дирижабль прилетел! .* …$/);
    expect(await snippet('аэростат улетел')).toMatch(/^… .* Аэростат улетел!$/);
    // The words are in the title, so the snippet is the beginning of the text.
    expect(await snippet('монгольфьер')).toMatch(/^Дальше идёт рассказ\. .* …$/);
  });

  test('rooms, events and articles are found together, each kind by its name, the best first', async () => {
    const event = await anEventIn(api, await api.aCustomer(), eventStatus.published);
    expect((await search('фотостудии')).groups[0]).toMatchObject({ kind: 'room', title: 'Помещения' });
    expect((await search('ночи керамики')).groups[0]).toMatchObject({
      kind: 'event',
      title: 'Афиша',
      documents: [{ to: `/events/${event.eventId}` }],
    });
    const kinds = (await search('керамика')).groups.map(({ kind }) => kind);
    expect(kinds).toEqual(['event', 'article', 'room']);
    // All kinds with matches are named, whichever kind is asked for.
    const named = [
      { kind: 'article', title: 'Статьи и\u00a0новости' },
      { kind: 'event', title: 'Афиша' },
      { kind: 'room', title: 'Помещения' },
    ];
    for (const kind of [undefined, 'room'])
      expect((await search('керамика', kind)).kinds).toEqual(expect.arrayContaining(named));
  });

  test('what has the words in its title comes first, and a whole word before the beginning of another', async () => {
    const text = await anArticle('О погоде', '<p>Был кот.</p>');
    const beginning = await anArticle('Котлеты');
    const title = await anArticle('Кот на площадке');
    const found = (await addresses('кот')).filter(to => to.startsWith('/articles/'));
    expect(found).toEqual([title, beginning, text].map(id => `/articles/${id}`));
  });

  test('drafts and what was refused or deleted are never found', async () => {
    for (const status of articleStatus.ids.filter(id => id !== articleStatus.published))
      await anArticle('Небывальщина', '<p>Секрет</p>', status);
    expect((await search('небывальщина секрет')).groups).toEqual([]);
    const kept = await api.db.select().from(siteDocument).where(eq(siteDocument.title, 'Небывальщина'));
    expect(kept).toEqual([]);
  });

  test('what staff withdraw vanishes with it, what they publish and correct is found at once', async () => {
    const id = await anArticle('Передумали');
    const staff = api.as(await api.aStaff());
    const save = async (statusValue: number, seen: number, articleTitle = 'Передумали') => {
      const [row] = await api.db.select().from(article).where(eq(article.id, id));
      const body = { ...articleFields, articleTitle, articleId: id, version: row?.version ?? 0, statusValue, seen };
      await staff.send(saveArticle, { body: body as never });
    };
    const { published, deleted } = articleStatus;
    expect(await addresses('передумали')).toEqual([`/articles/${id}`]);
    await save(published, published, 'Одумались');
    expect(await addresses('передумали')).toEqual([]);
    expect(await addresses('одумались')).toEqual([`/articles/${id}`]);
    await save(deleted, published, 'Одумались');
    expect(await addresses('одумались')).toEqual([]);
    await api.db.delete(article).where(eq(article.id, id));
  });

  test('at most five of a kind, and more of them when they are asked for', async () => {
    for (let each = 0; each <= MOST_DOCUMENTS; each++) await anArticle(`Дубль ${each}`);
    const [group] = (await search('дубль')).groups;
    expect([group?.documents.length, group?.more]).toEqual([MOST_DOCUMENTS, true]);
    const [all] = (await search('дубль', 'article')).groups;
    expect([all?.documents.length, all?.more]).toEqual([MOST_DOCUMENTS + 1, false]);
    expect(await search('дубль', 'room')).toMatchObject({ groups: [], kinds: [{ kind: 'article' }] });
    expect(await search('дубль', 'users')).toMatchObject({ groups: [], kinds: [{ kind: 'article' }] });
  });

  test('nothing is looked for without words, and an address may not ask for ever', async () => {
    await expect(search('  ')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(search('я'.repeat(101))).rejects.toMatchObject({ code: 'invalid_input' });
    api.clock.advance(searchesPerAddress.seconds * 1000);
    const ask = () => api.client().send(searchSite, { query: { q: 'студия' } });
    for (let each = 0; each < searchesPerAddress.most; each++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('every kind that is offered has its trigger', async () => {
    const { rows } = await api.db.execute(
      `select encode(tgargs, 'escape') as args from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'follow_site_document'`,
    );
    const followed = rows.map(({ args }) => String(args).split('\\000')[0]);
    // Pages are no records: every start writes them.
    const offered = areas.flatMap(({ found = [] }) => found.map(({ kind }) => kind)).filter(kind => kind !== 'page');
    expect(followed).toEqual(expect.arrayContaining(offered));
    expect(offered).toEqual(expect.arrayContaining(['room', 'event', 'article']));
  });
});
