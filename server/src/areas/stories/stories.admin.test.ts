import { addDays, centred, dayOf } from '@venue/sdk';
import {
  createStory,
  createStoryCategory,
  getStory,
  listStories,
  listStoryCategories,
  publishStory,
  removeStory,
  saveStory,
  unpublishStory,
} from '@venue/sdk/stories/admin';
import { type StoryFields, storyStatus } from '@venue/sdk/stories/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { anAuthor, aStoryCategory } from './stories.testing.ts';

const { draft, published, withdrawn } = storyStatus;

describe.each(databaseKinds)('stories (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let fields: StoryFields;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
    const { authorId } = await anAuthor(api);
    fields = {
      title: 'Как снять керамику',
      categoryId: await aStoryCategory(api),
      description: '<p>Прячем камеру.</p>',
      file: null,
      authorId,
      cssMeta: centred,
    };
  });
  beforeEach(() => api.db.execute(sql`delete from story`));
  afterAll(() => api.close());

  const add = async (over: Partial<StoryFields> = {}) =>
    (await api.as(staff).send(createStory, { body: { ...fields, ...over } })).message.storyId;
  const read = async (storyId: number) => (await api.as(staff).send(getStory, { body: { storyId } })).message;
  const save = async (storyId: number, version: number, over: object = {}) =>
    (await api.as(staff).send(saveStory, { body: { ...fields, storyId, version, ...over } })).message;
  const publish = (storyId: number, seen: 1 | 2 | 3 = draft) =>
    api.as(staff).send(publishStory, { body: { storyId, seen } });

  test('is a draft at first, with everything that was sent', async () => {
    const story = await read(await add());
    expect(story).toMatchObject({
      storyTitle: fields.title,
      storyDescription: fields.description,
      storyStatus: draft,
      storyAuthor: { authorId: fields.authorId, authorName: 'Вера Ильина' },
      storyCategory: { storyCategoryId: fields.categoryId },
      storyMeta: centred,
      storyImages: [],
      storyFile: null,
      publishedAt: null,
      version: 1,
      can: ['edit', 'publish', 'remove'],
    });
  });

  test('a category and an author there are none of are answered beside their fields', async () => {
    await expect(add({ categoryId: 999_999 })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { categoryId: expect.stringContaining('Такой категории нет') },
    });
    await expect(add({ authorId: 999_999 })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { authorId: expect.stringContaining('Такого автора нет') },
    });
  });

  test('saving answers the story, leaves the status it does not name, and refuses a stale version', async () => {
    const storyId = await add();
    const saved = await save(storyId, 1, { title: ' Свет ' });
    expect(saved).toEqual({ ...(await read(storyId)), success: true });
    expect(saved).toMatchObject({ storyTitle: 'Свет', storyStatus: draft, version: 2 });
    await expect(save(storyId, 1)).rejects.toMatchObject({ code: 'conflict', data: { current: { version: 2 } } });
    await expect(save(storyId, 2, { status: withdrawn })).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('is published by saving, and by a call of its own; the first moment of it stays', async () => {
    const storyId = await add();
    const first = await save(storyId, 1, { status: published });
    expect(first).toMatchObject({ storyStatus: published, can: ['edit', 'unpublish', 'remove'] });
    expect(first.publishedAt).toBe(api.clock.now.toISOString());
    await api.as(staff).send(unpublishStory, { body: { storyId, seen: published } });
    expect(await read(storyId)).toMatchObject({ storyStatus: draft, version: 3 });
    api.clock.advance(60_000);
    const { message } = await publish(storyId);
    expect(message).toMatchObject({ success: true, publishedAt: first.publishedAt, version: 4 });
    await expect(publish(storyId, published)).rejects.toMatchObject({ code: 'move_not_allowed' });
    const { rows } = await api.db.execute(
      sql`select call_id as call, after from audit where subject = 'story' and subject_id = ${storyId} order by id offset 1`,
    );
    expect(rows).toEqual([
      { call: 'admin.story.update', after: { storyStatus: published } },
      { call: 'admin.story.unpublish', after: { storyStatus: draft } },
      { call: 'admin.story.publish', after: { storyStatus: published } },
    ]);
  });

  test('one withdrawn by the former site is published again', async () => {
    const storyId = await add();
    await api.db.execute(sql`update story set status = 2 where id = ${storyId}`);
    expect((await read(storyId)).can).toEqual(['edit', 'publish', 'remove']);
    expect((await publish(storyId, withdrawn)).message).toMatchObject({ storyStatus: published });
  });

  test('without a text it is not published, nor saved while it is', async () => {
    const empty = { code: 'invalid_input', fields: { description: 'Обязательное поле' } };
    const storyId = await add({ description: '<p>&nbsp;</p>' });
    await expect(publish(storyId)).rejects.toMatchObject(empty);
    await expect(save(storyId, 1, { description: '', status: published })).rejects.toMatchObject(empty);
    await save(storyId, 1, { status: published });
    await expect(save(storyId, 2, { description: '<p></p>' })).rejects.toMatchObject(empty);
    expect(await read(storyId)).toMatchObject({ storyDescription: fields.description, version: 2 });
  });

  test('who removed it first leaves nothing to remove', async () => {
    const storyId = await add();
    const remove = () => api.as(staff).send(removeStory, { body: { storyId } });
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(storyId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('categories are created where they are chosen, and no name twice', async () => {
    const create = (storyCategory: string) => api.as(staff).send(createStoryCategory, { body: { storyCategory } });
    const { storyCategoryId } = (await create('  Свет  и\u00a0тень ')).message;
    const { categories } = (await api.as(staff).send(listStoryCategories, {})).message;
    expect(categories).toContainEqual({ storyCategoryId, storyCategoryName: 'Свет и тень' });
    await expect(create('СВЕТ И ТЕНЬ')).rejects.toMatchObject({
      code: 'category_exists',
      fields: { storyCategory: 'Такая категория уже есть' },
    });
    const atOnce = await Promise.allSettled(['Звук', 'звук', 'ЗВУК'].map(create));
    expect(atOnce.filter(each => each.status === 'fulfilled')).toHaveLength(1);
  });

  test('the list pages, sorts, filters and searches on the server', async () => {
    const other = await aStoryCategory(api);
    const one = await add({ title: 'Азбука света' });
    api.clock.advance(1000);
    await add({ title: 'Борщ', authorId: null, categoryId: other });
    await publish(one);
    const titles = async (body: object = {}) =>
      (await api.as(staff).send(listStories, { body })).items.map(each => each.storyTitle);
    expect(await titles({ sort: 'createdAt' })).toEqual(['Борщ', 'Азбука света']);
    // Stories without an author or a publication date come last in both directions.
    for (const sort of ['storyAuthor', 'publishedAt'])
      for (const order of ['asc', 'desc']) expect((await titles({ sort, order })).at(-1)).toBe('Борщ');
    expect(await titles({ storyStatus: published })).toEqual(['Азбука света']);
    expect(await titles({ storyCategoryId: other })).toEqual(['Борщ']);
    expect(await titles({ authorId: fields.authorId })).toEqual(['Азбука света']);
    expect(await titles({ search: 'ильина' })).toEqual(['Азбука света']);
    expect(await titles({ search: 'БОРЩ' })).toEqual(['Борщ']);
    const day = dayOf(api.clock.now);
    expect(await titles({ from: day, to: day })).toEqual(['Азбука света']);
    expect(await titles({ from: addDays(day, 1) })).toEqual([]);
  });
});
