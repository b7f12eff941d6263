import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newIdempotencyKey } from '@venue/sdk';
import { runBulk } from '@venue/sdk/bulk/admin';
import {
  createCollaborator,
  getCollaborator,
  listCollaborators,
  moveCollaborator,
  removeCollaborator,
  removeCollaboratorImage,
  saveCollaborator,
  uploadCollaboratorImage,
} from '@venue/sdk/collaborators/admin';
import { searchRecords } from '@venue/sdk/search/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';

const collaboratorText = 'Ольга Демидова\nУправляющая площадкой';

describe.each(databaseKinds)('collaborators of staff (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  beforeEach(() => api.db.execute(sql`delete from collaborator`));
  afterAll(() => api.close());

  const add = async (text = collaboratorText) =>
    (await api.as(staff).send(createCollaborator, { body: { collaboratorText: text } })).message.collaboratorId;
  const read = async (collaboratorId: number) =>
    (await api.as(staff).send(getCollaborator, { body: { collaboratorId } })).message;
  const save = (body: { collaboratorId: number; version: number; isPublished?: boolean; collaboratorText?: string }) =>
    api.as(staff).send(saveCollaborator, { body });
  const move = (collaboratorId: number, collaboratorOrder: number) =>
    api.as(staff).send(moveCollaborator, { body: { collaboratorId, collaboratorOrder } });
  const remove = (collaboratorId: number) => api.as(staff).send(removeCollaborator, { body: { collaboratorId } });
  const list = async (body: object = {}) => (await api.as(staff).send(listCollaborators, { body })).items;
  const ids = async (body: object = {}) => (await list(body)).map(row => row.collaboratorId);
  const logged = async (id: number) => {
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = 'collaborator' and subject_id = ${id} order by id`,
    );
    return rows;
  };
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));

  test('a new one stands last and is seen by nobody until published; both stand in the log', async () => {
    await add('Первый');
    const collaboratorId = await add();
    expect(await read(collaboratorId)).toMatchObject({
      collaboratorText,
      collaboratorImage: null,
      collaboratorOrder: 2,
      isPublished: false,
      version: 1,
      can: ['publish', 'remove'],
    });
    const { message } = await save({ collaboratorId, version: 1, isPublished: true });
    expect(message).toMatchObject({ isPublished: true, version: 2, can: ['unpublish', 'remove'] });
    expect(await logged(collaboratorId)).toEqual([
      { call: 'admin.collaborator.create', before: null, after: { collaboratorText, isPublished: false } },
      { call: 'admin.collaborator.update', before: { isPublished: false }, after: { isPublished: true } },
    ]);
  });

  test('the team is moved to any place; one that is removed leaves no gap, and the log says who stood where', async () => {
    const [one, two, three] = [await add('Один'), await add('Два'), await add('Три')];
    await move(three, 1);
    expect(await ids()).toEqual([three, one, two]);
    await move(three, 9000);
    expect(await ids()).toEqual([one, two, three]);
    expect((await logged(three)).slice(1)).toEqual([
      { call: 'admin.collaborator.updateOrder', before: { collaboratorOrder: 3 }, after: { collaboratorOrder: 1 } },
      { call: 'admin.collaborator.updateOrder', before: { collaboratorOrder: 1 }, after: { collaboratorOrder: 3 } },
    ]);
    await remove(one);
    expect((await list()).map(row => row.collaboratorOrder)).toEqual([1, 2]);
    await expect(move(one, 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(move(two, 0)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('moving is no change of the text: an editor that is open beside it still saves', async () => {
    const [one] = [await add('Один'), await add('Два')];
    await move(one, 2);
    expect((await save({ collaboratorId: one, version: 1, collaboratorText: 'Раз' })).message).toMatchObject({
      collaboratorText: 'Раз',
      collaboratorOrder: 2,
      version: 2,
    });
  });

  test('a text of blanks is refused beside its field', async () => {
    await expect(add(' \n ')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { collaboratorText: 'Обязательное поле' },
    });
    const id = await add();
    await expect(api.db.execute(sql`update collaborator set text = ' ' where id = ${id}`)).rejects.toThrow();
  });

  test('of two who save the same version the second gets a conflict with what is saved', async () => {
    const collaboratorId = await add();
    const results = await Promise.allSettled(
      ['Первая', 'Вторая'].map(text => save({ collaboratorId, version: 1, collaboratorText: text })),
    );
    const current = await read(collaboratorId);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'conflict', data: { current, savedAt: current.updatedAt } } },
    ]);
  });

  test('a picture is replaced with its files, and goes with the collaborator', async () => {
    const collaboratorId = await add();
    const upload = async () => {
      const body = { file: await aPicture(), collaboratorId };
      return (await api.as(staff).send(uploadCollaboratorImage, { body })).message;
    };
    const [first, second] = [await upload(), await upload()];
    expect(await read(collaboratorId)).toMatchObject({ collaboratorImage: second, version: 1 });
    expect([onDisk(first.path), onDisk(second.path), onDisk(second.thumb)]).toEqual([false, true, true]);
    const drop = (fileId: number) => api.as(staff).send(removeCollaboratorImage, { body: { collaboratorId, fileId } });
    await expect(drop(first.fileId)).rejects.toMatchObject({ code: 'not_found' });
    await drop(second.fileId);
    expect((await read(collaboratorId)).collaboratorImage).toBeNull();

    const third = await upload();
    await remove(collaboratorId);
    await expect(read(collaboratorId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(collaboratorId)).rejects.toMatchObject({ code: 'not_found' });
    expect([onDisk(third.path), onDisk(third.thumb)]).toEqual([false, false]);
  });

  test('the list sorts, filters and searches on the server; the search of the back office finds them', async () => {
    const [one, two] = [await add(), await add('Павел\nОтвечает за 100% звука')];
    await save({ collaboratorId: one, version: 1, isPublished: true });
    expect(await ids({ sort: 'collaboratorOrder', order: 'desc' })).toEqual([two, one]);
    expect(await ids({ isPublished: false })).toEqual([two]);
    expect(await ids({ search: 'УПРАВЛЯЮЩАЯ' })).toEqual([one]);
    expect(await ids({ search: '100%' })).toEqual([two]);
    expect(await ids({ search: '_' })).toEqual([]);
    const { groups } = (await api.as(staff).send(searchRecords, { query: { q: 'демидова' } })).message;
    expect(groups.flatMap(({ items }) => items)).toMatchObject([
      { title: 'Ольга Демидова', to: `/collaborators/edit/${one}` },
    ]);
  });

  test('all of a view are published at once', async () => {
    const [one, two] = [await add(), await add()];
    await save({ collaboratorId: one, version: 1, isPublished: true });
    const body = { action: 'collaborators.publish', filter: {}, count: 2 };
    const { message } = await api.as(staff).send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() });
    expect(message).toMatchObject({ total: 2, done: 1, already: 1, skipped: [] });
    expect(await read(two)).toMatchObject({ isPublished: true, version: 2 });
  });

  test('who may only read sees them without what may be done', async () => {
    const collaboratorId = await add();
    const reader = api.as(await api.aStaff(['collaborators.read']));
    expect((await reader.send(getCollaborator, { body: { collaboratorId } })).message.can).toEqual([]);
    const body = { collaboratorId, collaboratorOrder: 1 };
    await expect(reader.send(moveCollaborator, { body })).rejects.toMatchObject({ code: 'profile_denied' });
  });
});
