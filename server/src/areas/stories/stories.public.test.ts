import { type ApiFailure, centred } from '@venue/sdk';
import { getBlogAuthor } from '@venue/sdk/authors';
import { getAuthor } from '@venue/sdk/authors/admin';
import { getBlogStory, listBlogCategories, listBlogStories } from '@venue/sdk/stories';
import { getStory, publishStory, removeStory, saveStory, unpublishStory } from '@venue/sdk/stories/admin';
import { type StoryFields, storyStatus } from '@venue/sdk/stories/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anAuthor, aStory, aStoryCategory } from './stories.testing.ts';

const { draft, published } = storyStatus;
let api: TestApi;
let staff: Person;

beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
beforeEach(() => api.db.execute(sql`delete from story`));
afterAll(() => api.close());

/** Adds a published story; each is published a minute after the one before. */
async function aPublishedStory(over: Partial<StoryFields> = {}): Promise<number> {
  const { storyId } = await aStory(api, over);
  api.clock.advance(60_000);
  await api.as(staff).send(publishStory, { body: { storyId, seen: draft } });
  return storyId;
}
const visitor = () => api.client();
const list = async (query: object = {}) =>
  (await visitor().send(listBlogStories, { query })).items.map(each => each.storyId);
const read = async (storyId: number) => (await visitor().send(getBlogStory, { storyId })).message;
const gone = { code: 'not_found' } satisfies Partial<ApiFailure>;

test('visitors read a story once it is published, and no longer once it is withdrawn or removed', async () => {
  const { storyId } = await aStory(api);
  await expect(read(storyId)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);

  await api.as(staff).send(publishStory, { body: { storyId, seen: draft } });
  expect(await list()).toEqual([storyId]);
  expect(await read(storyId)).toMatchObject({
    storyTitle: 'Как снять керамику',
    storyLead: 'Прячем камеру.',
    storyDescription: '<p>Прячем камеру.</p>',
    storyAuthor: null,
    storyMeta: centred,
    cover: { isMain: true },
    storyImages: [{ isMain: true }],
    publishedAt: api.clock.now.toISOString(),
    previousStory: null,
    nextStory: null,
  });

  await api.as(staff).send(unpublishStory, { body: { storyId, seen: published } });
  await expect(read(storyId)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);
  expect((await visitor().send(listBlogCategories, {})).message.categories).toEqual([]);

  await api.as(staff).send(publishStory, { body: { storyId, seen: draft } });
  await api.as(staff).send(removeStory, { body: { storyId } });
  await expect(read(storyId)).rejects.toMatchObject(gone);
});

test('one withdrawn by the former site is read by nobody', async () => {
  const storyId = await aPublishedStory();
  await api.db.execute(sql`update story set status = 2 where id = ${storyId}`);
  await expect(read(storyId)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);
});

test('the newest comes first; a story leads to those published just before and after it', async () => {
  const [first, second, third] = [
    await aPublishedStory({ title: 'Первая' }),
    await aPublishedStory(),
    await aPublishedStory({ title: 'Третья' }),
  ];
  const { storyId: hidden } = await aStory(api);
  expect(await list()).toEqual([third, second, first]);
  expect(await read(second)).toMatchObject({
    previousStory: { storyId: first, storyTitle: 'Первая' },
    nextStory: { storyId: third, storyTitle: 'Третья' },
  });
  expect(await read(first)).toMatchObject({ previousStory: null, nextStory: { storyId: second } });
  // Stories published at the same moment are ordered by id.
  await api.db.execute(sql`update story set published_at = '2026-01-01' where id in (${first}, ${third})`);
  expect(await read(third)).toMatchObject({ previousStory: { storyId: first }, nextStory: { storyId: second } });
  expect(await list()).not.toContain(hidden);
});

test('the list is narrowed by category, author and words, and paged by twelve', async () => {
  const { authorId } = await anAuthor(api, { authorName: 'Пётр Лыков' });
  const categoryId = await aStoryCategory(api);
  const own = await aPublishedStory({ authorId, title: 'Дым' });
  const other = await aPublishedStory({ categoryId });
  expect(await list({ authorId })).toEqual([own]);
  expect(await list({ storyCategoryId: categoryId })).toEqual([other]);
  expect(await list({ search: 'лыков' })).toEqual([own]);
  expect(await list({ search: 'дЫм' })).toEqual([own]);
  const { categories } = (await visitor().send(listBlogCategories, {})).message;
  expect(categories.map(each => each.storyCategoryId)).toContain(categoryId);
  expect(categories).toHaveLength(2);
  for (let more = 0; more < 11; more++) await aPublishedStory({ categoryId });
  const second = await visitor().send(listBlogStories, { query: { page: 2 } });
  expect(second).toMatchObject({ message: { page: 2, pageSize: 12, total: 13, totalIsExact: true } });
  expect(second.items.map(each => each.storyId)).toEqual([own]);
});

test('a list has the first words of a long text, cut between words and without its signs', async () => {
  const storyId = await aPublishedStory({ description: `<h2>Свет &amp; тень</h2><p>${'глина '.repeat(400)}</p>` });
  const [row] = (await visitor().send(listBlogStories, { query: {} })).items;
  expect(row?.storyLead).toMatch(/^Свет & тень глина .*глина…$/);
  expect(row?.storyLead.length).toBeLessThanOrEqual(201);
  expect((await read(storyId)).storyLead).toBe(row?.storyLead);
});

test('an author is shown while something of theirs is published', async () => {
  const { authorId } = await anAuthor(api);
  const author = async () => (await visitor().send(getBlogAuthor, { authorId })).message;
  const isShown = async () => (await api.as(staff).send(getAuthor, { authorId })).message.isShown;
  await expect(author()).rejects.toMatchObject(gone);
  const { storyId } = await aStory(api, { authorId });
  expect(await isShown()).toBe(false);
  await expect(author()).rejects.toMatchObject(gone);
  await api.as(staff).send(publishStory, { body: { storyId, seen: draft } });
  const visible = await author();
  expect(await isShown()).toBe(true);
  expect(visible).toMatchObject({ authorId, authorName: 'Вера Ильина', authorCity: 'Екатеринбург' });
  expect(visible.authorAvatar?.url).toMatch(/^\/files\//);
  expect(Object.keys(visible)).not.toContain('version');
  expect((await read(storyId)).storyAuthor).toMatchObject({ authorId, authorName: 'Вера Ильина' });

  const { version } = (await api.as(staff).send(getStory, { body: { storyId } })).message;
  const fields = { title: 'Без автора', description: '<p>Да</p>', file: null, authorId: null, cssMeta: centred };
  const categoryId = await aStoryCategory(api);
  await api.as(staff).send(saveStory, { body: { ...fields, categoryId, storyId, version } });
  await expect(author()).rejects.toMatchObject(gone);
});
