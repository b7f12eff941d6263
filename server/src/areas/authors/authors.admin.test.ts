import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createAuthor,
  findAuthors,
  getAuthor,
  listAuthors,
  removeAuthor,
  removeAuthorAvatar,
  saveAuthor,
  uploadAuthorAvatar,
  uploadAuthorTextImage,
} from '@venue/sdk/authors/admin';
import type { AuthorFields } from '@venue/sdk/authors/model';
import { searchRecords } from '@venue/sdk/search/admin';
import { removeStory } from '@venue/sdk/stories/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aStory, aStoryCategory, authorFields as fields } from '../stories/stories.testing.ts';

describe.each(databaseKinds)('authors (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  beforeEach(async () => {
    await api.db.execute(sql`delete from story`);
    await api.db.execute(sql`delete from author`);
  });
  afterAll(() => api.close());

  const add = async (over: Partial<AuthorFields> = {}) =>
    (await api.as(staff).send(createAuthor, { body: { ...fields, ...over } })).message;
  const read = async (authorId: number) => (await api.as(staff).send(getAuthor, { authorId })).message;
  const remove = (authorId: number) => api.as(staff).send(removeAuthor, { authorId });
  const list = async (query: object = {}) =>
    (await api.as(staff).send(listAuthors, { query })).items.map(each => each.authorName);
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));

  test('is added, saved as read, and refused from a stale version with what is saved', async () => {
    const categoryId = await aStoryCategory(api);
    const made = await add();
    expect(made).toMatchObject({ authorName: 'Вера Ильина', storiesCount: 0, version: 1, can: ['edit', 'remove'] });
    const { authorId } = made;
    const body = { ...fields, authorId, version: 1, authorCity: 'Уфа', categoryIds: [categoryId] };
    const { message } = await api.as(staff).send(saveAuthor, { body });
    expect(message).toMatchObject({
      authorCity: 'Уфа',
      version: 2,
      categories: [{ storyCategoryId: categoryId, storyCategoryName: expect.any(String) }],
    });
    expect(await read(authorId)).toEqual(message);
    await expect(api.as(staff).send(saveAuthor, { body })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: message },
    });
    const { rows } = await api.db.execute(sql`select after from audit where call_id = 'admin.author.update'`);
    expect(rows).toEqual([{ after: { authorCity: 'Уфа', categories: [message.categories[0]?.storyCategoryName] } }]);
  });

  test('a category there is none of and a link that is none are refused beside their fields', async () => {
    await expect(add({ categoryIds: [999_999] })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { categoryIds: expect.stringContaining('Такой категории нет') },
    });
    await expect(add({ authorName: '  ' })).rejects.toMatchObject({ fields: { authorName: 'Обязательное поле' } });
    const authorSocials = { ...fields.authorSocials, vk: 'просто текст' };
    await expect(add({ authorSocials })).rejects.toMatchObject({
      fields: { 'authorSocials.vk': expect.stringContaining('Укажите корректную ссылку') },
    });
    expect(await list()).toEqual([]);
  });

  test('the portrait is replaced and removed with its files, and goes with the author', async () => {
    const { authorId } = await add();
    const put = async () =>
      (await api.as(staff).send(uploadAuthorAvatar, { body: { file: await aPicture(), authorId } })).message;
    const [first, second] = [await put(), await put()];
    expect(await read(authorId)).toMatchObject({ authorAvatar: second, version: 1 });
    expect([onDisk(first.url), onDisk(second.url)]).toEqual([false, true]);
    const drop = () => api.as(staff).send(removeAuthorAvatar, { query: { authorId } });
    await drop();
    expect((await read(authorId)).authorAvatar).toBeNull();
    expect(onDisk(second.url)).toBe(false);
    await expect(drop()).rejects.toMatchObject({ code: 'not_found' });
    const third = await put();
    await remove(authorId);
    expect(onDisk(third.thumb)).toBe(false);
    await expect(read(authorId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('the text shows pictures of its own and no others, and no scripts', async () => {
    const [{ authorId }, other] = [await add(), await add()];
    const upload = async (of: number) =>
      (await api.as(staff).send(uploadAuthorTextImage, { body: { file: await aPicture(), authorId: of } })).message
        .path;
    const [own, theirs] = [await upload(authorId), await upload(other.authorId)];
    const authorDescription = `<p onclick="x()">Да<script>x()</script></p><img src="${own}"><img src="${theirs}"><img src="https://e.example/x.webp">`;
    const body = { ...fields, authorId, version: 1, authorDescription };
    const { message } = await api.as(staff).send(saveAuthor, { body });
    expect(message.authorDescription).toBe(`<p>Да</p><img src="${own}" />`);
    await remove(authorId);
    expect([onDisk(own), onDisk(theirs)]).toEqual([false, true]);
  });

  test('one with stories stays until they are gone, and says how many there are', async () => {
    const { authorId } = await add();
    const { storyId } = await aStory(api, { authorId });
    expect(await read(authorId)).toMatchObject({ storiesCount: 1, can: ['edit'] });
    await expect(remove(authorId)).rejects.toMatchObject({ code: 'in_use', status: 409 });
    expect(await read(authorId)).toMatchObject({ authorId });
    await api.as(staff).send(removeStory, { body: { storyId } });
    await remove(authorId);
    await expect(read(authorId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are found by name, those that begin with it first, and in the search of everything', async () => {
    await add({ authorName: 'Сергей Верный' });
    const { authorId } = await add({ authorName: 'Верный 100%' });
    const named = async (authorName: string) =>
      (await api.as(staff).send(findAuthors, { body: { authorName } })).message.authors.map(each => each.authorName);
    expect(await named('верн')).toEqual(['Верный 100%', 'Сергей Верный']);
    expect(await named('100%')).toEqual(['Верный 100%']);
    expect(await named('_')).toEqual([]);
    const result = await api.as(staff).send(searchRecords, { query: { q: 'Верный 100' } });
    expect(JSON.stringify(result.message)).toContain(`/author/${authorId}`);
  });

  test('who writes the blog finds authors without a right to read them all', async () => {
    await add();
    const writer = await api.aStaff(['stories.read', 'stories.manage']);
    const { message } = await api.as(writer).send(findAuthors, { body: { authorName: 'Вера' } });
    expect(message.authors).toHaveLength(1);
    await expect(api.as(writer).send(listAuthors, { query: {} })).rejects.toMatchObject({ status: 403 });
  });

  test('the list pages, sorts, filters and searches on the server', async () => {
    const storyCategoryId = await aStoryCategory(api);
    const { authorId } = await add({ authorName: 'Анна', authorCity: 'Уфа' });
    api.clock.advance(1000);
    await add({ authorName: 'Борис', authorCity: 'Пермь', categoryIds: [storyCategoryId] });
    await aStory(api, { authorId });
    expect(await list()).toEqual(['Борис', 'Анна']);
    expect(await list({ sort: 'authorName', order: 'asc' })).toEqual(['Анна', 'Борис']);
    expect(await list({ sort: 'storiesCount' })).toEqual(['Анна', 'Борис']);
    expect(await list({ storyCategoryId })).toEqual(['Борис']);
    expect(await list({ search: 'перм' })).toEqual(['Борис']);
    expect(await list({ page: 2, pageSize: 1 })).toEqual(['Анна']);
  });
});
