import { dayOf, newIdempotencyKey } from '@venue/sdk';
import { runBulk } from '@venue/sdk/bulk/admin';
import {
  addProjectFiles,
  getProject,
  listProjects,
  publishProject,
  removeProject,
  removeProjectFile,
  reorderProjects,
  saveProject,
  setMainProjectFile,
  unpublishProject,
  uploadProjectTextFile,
} from '@venue/sdk/projects/admin';
import type { ProjectFields } from '@venue/sdk/projects/model';
import { searchRecords } from '@venue/sdk/search/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aProject } from './projects.testing.ts';

describe.each(databaseKinds)('past projects of staff (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  beforeEach(() => api.db.execute(sql`delete from past_project`));
  afterAll(() => api.close());

  const add = (over: Partial<ProjectFields> = {}) => aProject(api, staff, over);
  const read = async (projectId: number) => (await api.as(staff).send(getProject, { body: { projectId } })).message;
  const save = (body: { projectId: number; version: number; isPublished?: boolean } & Partial<ProjectFields>) =>
    api.as(staff).send(saveProject, { body });
  const remove = (projectId: number) => api.as(staff).send(removeProject, { body: { projectId } });
  const ids = async (body: object = {}) =>
    (await api.as(staff).send(listProjects, { body })).items.map(row => row.projectId);
  const upload = async (projectId: number, count = 1) => {
    const projectFiles = await Promise.all(Array.from({ length: count }, () => aPicture()));
    return (await api.as(staff).send(addProjectFiles, { body: { projectId, projectFiles } })).message.projectImages;
  };

  test.each([null, '', undefined])('a date of %o is the present day', async empty => {
    const projectId = await add({ projectDateStart: empty, projectDateEnd: empty });
    const today = dayOf(api.clock.now.toISOString());
    expect(await read(projectId)).toMatchObject({ projectDateStart: today, projectDateEnd: today });
    await save({ projectId, version: 1, projectDateStart: '2026-05-16', projectDateEnd: '2026-05-17' });
    // To leave a date out of a change is to leave it as it is.
    const expected = empty === undefined ? { projectDateStart: '2026-05-16', projectDateEnd: '2026-05-17' } : undefined;
    const sent = { projectId, version: 2, projectDateStart: empty, projectDateEnd: empty };
    expect((await save(sent)).message).toMatchObject(expected ?? { projectDateStart: today, projectDateEnd: today });
  });

  test('a new one stands last and is not published', async () => {
    await add();
    const projectId = await add({ projectDateStart: null, projectDateEnd: null });
    const today = dayOf(api.clock.now.toISOString());
    expect(await read(projectId)).toMatchObject({
      projectName: 'Ночь музеев',
      projectDateStart: today,
      projectDateEnd: today,
      projectOrder: 2,
      isPublished: false,
      isDeleted: false,
      projectImages: [],
      version: 1,
      can: ['publish', 'remove'],
    });
  });

  test('an address of another project is refused with the words of the specification, until that one is removed', async () => {
    const [one, two] = [await add({ urlTranslit: 'forum' }), await add({ urlTranslit: 'expo' })];
    const text = 'Произошла ошибка при обновлении проекта. Такой адрес проекта уже существует';
    const refused = { code: 'project_address_taken', status: 409, text, fields: { urlTranslit: text } };
    await expect(add({ urlTranslit: 'forum' })).rejects.toMatchObject(refused);
    await expect(save({ projectId: two, version: 1, urlTranslit: 'forum' })).rejects.toMatchObject(refused);
    await remove(one);
    expect((await save({ projectId: two, version: 1, urlTranslit: 'forum' })).message.urlTranslit).toBe('forum');
  });

  test('days out of order are refused beside their field, also against what is saved', async () => {
    const refused = {
      code: 'invalid_input',
      fields: { projectDateEnd: 'Последний день не может быть раньше первого' },
    };
    await expect(add({ projectDateEnd: '2026-05-15' })).rejects.toMatchObject(refused);
    const projectId = await add();
    await expect(save({ projectId, version: 1, projectDateEnd: '2026-05-15' })).rejects.toMatchObject(refused);
  });

  test('it is published and taken off the site, and who is late reads who was faster', async () => {
    const projectId = await add();
    const body = { projectId, seen: false };
    await api.as(staff).send(publishProject, { body });
    expect(await read(projectId)).toMatchObject({ isPublished: true, version: 1, can: ['unpublish', 'remove'] });
    await expect(api.as(staff).send(publishProject, { body })).rejects.toMatchObject({
      code: 'already_decided',
      data: { what: 'Опубликован' },
    });
    await api.as(staff).send(unpublishProject, { body: { projectId, seen: true } });
    expect((await save({ projectId, version: 1, isPublished: true })).message).toMatchObject({ isPublished: true });
  });

  test('a removed one leaves the list, the site and its place; it is read, and changed no more', async () => {
    const [one, two, three] = [await add(), await add(), await add()];
    await api.as(staff).send(publishProject, { body: { projectId: one, seen: false } });
    await remove(one);
    expect(await ids()).toEqual([two, three]);
    expect((await read(three)).projectOrder).toBe(2);
    expect(await ids({ isDeleted: true })).toEqual([one]);
    expect(await read(one)).toMatchObject({ isDeleted: true, isPublished: false, projectOrder: null, can: [] });
    await expect(save({ projectId: one, version: 2, isPublished: true })).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(one)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('several are put in their places at once, all or none', async () => {
    const [one, two, three] = [await add(), await add(), await add()];
    const put = (places: [number, number][]) =>
      api.as(staff).send(reorderProjects, {
        body: places.map(([projectId, projectOrder]) => ({ projectId, projectOrder })),
      });
    await put([
      [three, 1],
      [one, 3],
    ]);
    expect(await ids()).toEqual([three, two, one]);
    await expect(
      put([
        [one, 1],
        [999_999, 2],
      ]),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await ids()).toEqual([three, two, one]);
  });

  test('of its pictures exactly one is the main one', async () => {
    const projectId = await add();
    const [first, second] = await upload(projectId, 2);
    const mains = async () =>
      (await read(projectId)).projectImages.filter(each => each.isMain).map(each => each.fileId);
    expect(await mains()).toEqual([first?.fileId]);
    const fileId = second?.fileId ?? 0;
    await api.as(staff).send(setMainProjectFile, { body: { projectId, fileId } });
    expect(await mains()).toEqual([fileId]);
    expect((await read(projectId)).cover).toMatchObject({ fileId });
    await api.as(staff).send(removeProjectFile, { body: { fileId } });
    expect(await mains()).toEqual([first?.fileId]);
    expect((await read(projectId)).version).toBe(1);
  });

  test('its text shows pictures of its own and no others', async () => {
    const [one, two] = [await add(), await add()];
    const inText = async (projectId: number) =>
      (await api.as(staff).send(uploadProjectTextFile, { body: { file: await aPicture(), projectId } })).message.path;
    const [own, foreign] = [await inText(one), await inText(two)];
    const projectDescription = `<p>До</p><img src="${own}" alt=""><img src="${foreign}" alt=""><script>1</script>`;
    const { message } = await save({ projectId: one, version: 1, projectDescription });
    expect(message.projectDescription).toContain(own);
    expect(message.projectDescription).not.toMatch(new RegExp(`${foreign}|script`));
  });

  test('the list finds by days and words; the search of the back office finds none that is removed', async () => {
    const [one, two] = [
      await add(),
      await add({ projectName: 'Форум', projectDateStart: '2026-09-01', projectDateEnd: '2026-09-02' }),
    ];
    expect(await ids({ from: '2026-08-01' })).toEqual([two]);
    expect(await ids({ to: '2026-05-16' })).toEqual([one]);
    expect(await ids({ search: 'МУЗЕЕВ' })).toEqual([one]);
    expect(await ids({ sort: 'projectName', order: 'desc' })).toEqual([two, one]);
    const search = async () => {
      const { groups } = (await api.as(staff).send(searchRecords, { query: { q: 'форум' } })).message;
      return groups.flatMap(({ items }) => items.map(({ to }) => to));
    };
    expect(await search()).toEqual([`/past-projects-edit/${two}`]);
    await remove(two);
    expect(await search()).toEqual([]);
  });

  test('all of a view are published at once; who may only read may not', async () => {
    const projectId = await add();
    const body = { action: 'projects.publish', filter: {}, count: 1 };
    const { message } = await api.as(staff).send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() });
    expect(message).toMatchObject({ total: 1, done: 1 });
    const reader = api.as(await api.aStaff(['projects.read']));
    expect((await reader.send(getProject, { body: { projectId } })).message.can).toEqual([]);
    await expect(reader.send(unpublishProject, { body: { projectId, seen: true } })).rejects.toMatchObject({
      code: 'profile_denied',
    });
  });
});
