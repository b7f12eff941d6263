import { getPublicProject, listPublicProjects } from '@venue/sdk/projects';
import {
  addProjectFiles,
  publishProject,
  removeProject,
  reorderProjects,
  setMainProjectFile,
  unpublishProject,
} from '@venue/sdk/projects/admin';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aPicture } from '../articles/articles.testing.ts';
import { pastProject } from './projects.table.ts';
import { aProject } from './projects.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
beforeEach(() => api.db.delete(pastProject));
afterAll(() => api.close());

const asStaff = () => api.as(staff);
const list = async (query: object = {}) => (await api.client().send(listPublicProjects, { query })).items;
const read = async (slug: string) => (await api.client().send(getPublicProject, { slug })).message;
const gone = { code: 'not_found' };

test('visitors read a past project from its publication until it is withdrawn or removed', async () => {
  const urlTranslit = 'noch-muzeev';
  const projectDescription = `<p>Три этажа &amp; ${'крыша '.repeat(100)}</p>`;
  const projectId = await aProject(api, staff, { urlTranslit, projectDescription });
  const body = { projectId, projectFiles: [await aPicture(), await aPicture()] };
  const { projectImages } = (await asStaff().send(addProjectFiles, { body })).message;
  const main = { projectId, fileId: projectImages[1]?.fileId ?? 0 };
  await asStaff().send(setMainProjectFile, { body: main });
  await expect(read(urlTranslit)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);

  await asStaff().send(publishProject, { body: { projectId, seen: false } });
  const [row] = await list();
  expect(row?.projectLead).toMatch(/^Три этажа & крыша .*крыша…$/);
  expect(Object.keys(row ?? {})).not.toContain('projectDescription');
  const visible = await read(urlTranslit);
  expect(visible).toMatchObject({
    ...row,
    projectName: 'Ночь музеев',
    projectDateStart: '2026-05-16',
    projectDateEnd: '2026-05-17',
    cover: { fileId: main.fileId },
    projectImages: [{ isMain: false }, { isMain: true }],
  });
  expect(visible.projectDescription).toContain('Три этажа');
  for (const key of ['projectId', 'version', 'isPublished']) expect(Object.keys(visible)).not.toContain(key);
  for (const { url } of visible.projectImages) expect((await api.app.inject(url)).statusCode).toBe(200);

  await asStaff().send(unpublishProject, { body: { projectId, seen: true } });
  await expect(read(urlTranslit)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);
  await asStaff().send(publishProject, { body: { projectId, seen: false } });
  await asStaff().send(removeProject, { body: { projectId } });
  await expect(read(urlTranslit)).rejects.toMatchObject(gone);
  expect(await list()).toEqual([]);
});

test('projects stand as staff ordered them and are found by their names; an address of a removed one is free', async () => {
  const ids: number[] = [];
  for (const [projectName, urlTranslit] of [
    ['Форум', 'forum'],
    ['Неделя моды', 'moda'],
  ] as const) {
    const projectId = await aProject(api, staff, { projectName, urlTranslit });
    await asStaff().send(publishProject, { body: { projectId, seen: false } });
    ids.push(projectId);
  }
  const names = async (query: object = {}) => (await list(query)).map(each => each.projectName);
  expect(await names()).toEqual(['Форум', 'Неделя моды']);
  await asStaff().send(reorderProjects, { body: [{ projectId: ids[1] ?? 0, projectOrder: 1 }] });
  expect(await names()).toEqual(['Неделя моды', 'Форум']);
  expect(await names({ search: 'моДЫ' })).toEqual(['Неделя моды']);
  await asStaff().send(removeProject, { body: { projectId: ids[1] ?? 0 } });
  const again = await aProject(api, staff, { projectName: 'Мода снова', urlTranslit: 'moda' });
  await expect(read('moda')).rejects.toMatchObject(gone);
  await asStaff().send(publishProject, { body: { projectId: again, seen: false } });
  expect((await read('moda')).projectName).toBe('Мода снова');
});
