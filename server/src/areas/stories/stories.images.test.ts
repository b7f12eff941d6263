import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { centred, newIdempotencyKey } from '@venue/sdk';
import { runBulk } from '@venue/sdk/bulk/admin';
import {
  addStoryFiles,
  createStory,
  getStory,
  removeStory,
  removeStoryFile,
  saveStory,
  setMainStoryFile,
  uploadStoryTextFile,
} from '@venue/sdk/stories/admin';
import { storyStatus } from '@venue/sdk/stories/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aStory, aStoryCategory } from './stories.testing.ts';

const pdf = () => new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'], 'программа.pdf', { type: 'application/pdf' });

describe.each(databaseKinds)('pictures and files of stories (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let categoryId: number;
  beforeAll(async () => {
    api = await testApi({ kind, start: new Date() });
    staff = await api.aStaff();
    categoryId = await aStoryCategory(api);
  });
  beforeEach(() => api.db.execute(sql`delete from story`));
  afterAll(() => api.close());

  const read = async (storyId: number) => (await api.as(staff).send(getStory, { body: { storyId } })).message;
  const upload = async (storyId: number, storyFile: Blob) =>
    (await api.as(staff).send(uploadStoryTextFile, { body: { storyId, storyFile } })).message.path;
  const save = async (storyId: number, over: object) => {
    const { version } = await read(storyId);
    const fields = { title: 'Свет', categoryId, description: '', file: null, authorId: null, cssMeta: centred };
    return (await api.as(staff).send(saveStory, { body: { ...fields, storyId, version, ...over } })).message;
  };
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));
  const mains = async (storyId: number) =>
    (await read(storyId)).storyImages.filter(each => each.isMain).map(each => each.fileId);

  test('one picture is the main one, always: the first, the chosen one, the next when it goes', async () => {
    const { storyId, fileId: first } = await aStory(api);
    const body = { storyId, storyFiles: [await aPicture(), await aPicture()] };
    const { storyImages, paths } = (await api.as(staff).send(addStoryFiles, { body })).message;
    expect(paths.every(onDisk)).toBe(true);
    expect(await mains(storyId)).toEqual([first]);
    const [, last] = storyImages;
    await api.as(staff).send(setMainStoryFile, { body: { storyId, fileId: last?.fileId ?? 0 } });
    expect(await mains(storyId)).toEqual([last?.fileId]);
    await api.as(staff).send(removeStoryFile, { body: { fileId: last?.fileId ?? 0 } });
    expect(await mains(storyId)).toEqual([first]);
    expect(await read(storyId)).toMatchObject({ version: 1, cover: { fileId: first } });
    const { rows } = await api.db.execute(
      sql`select before from audit where call_id = 'admin.story.fileRemove' and subject_id = ${storyId}`,
    );
    expect(rows).toMatchObject([{ before: { storyImages: [{ fileId: last?.fileId }] } }]);
    const strange = { storyId, fileId: (await aStory(api)).fileId };
    await expect(api.as(staff).send(setMainStoryFile, { body: strange })).rejects.toMatchObject({ code: 'not_found' });
    expect(await mains(storyId)).toEqual([first]);
  });

  test('two who choose at once leave one main picture', async () => {
    const { storyId, fileId } = await aStory(api);
    const body = { storyId, storyFiles: [await aPicture()] };
    const { storyImages } = (await api.as(staff).send(addStoryFiles, { body })).message;
    const ids = [fileId, storyImages[0]?.fileId ?? 0];
    await Promise.all(
      [...ids, ...ids].map(each => api.as(staff).send(setMainStoryFile, { body: { storyId, fileId: each } })),
    );
    expect(await mains(storyId)).toHaveLength(1);
  });

  test('the text shows pictures of its own and no others, and no scripts', async () => {
    const [{ storyId }, other] = [await aStory(api), await aStory(api)];
    const [own, theirs] = [await upload(storyId, await aPicture()), await upload(other.storyId, await aPicture())];
    const { storyDescription } = await save(storyId, {
      description: `<p style="x">Да<script>x()</script></p><img src="${own}" onerror="x()"><img src="${theirs}">`,
    });
    expect(storyDescription).toBe(`<p>Да</p><img src="${own}" />`);
  });

  test('a paper is served to everybody once named, replaced with its file, and goes with the story', async () => {
    const { storyId } = await aStory(api);
    const [first, second] = [await upload(storyId, pdf()), await upload(storyId, pdf())];
    expect(await save(storyId, { file: first })).toMatchObject({ storyFile: first });
    const answer = await api.app.inject({ url: first });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    // A file that nothing references is swept within a day; the one that the story references stays.
    api.clock.advance(25 * 3_600_000);
    await api.runJob('files.sweep');
    staff = await api.aStaff();
    expect([onDisk(first), onDisk(second)]).toEqual([true, false]);
    await expect(save(storyId, { file: second })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { file: expect.stringContaining('загрузите его ещё раз') },
    });
    await save(storyId, { file: await upload(storyId, pdf()) });
    expect(onDisk(first)).toBe(false);
    const { storyFile } = await read(storyId);
    await api.as(staff).send(removeStory, { body: { storyId } });
    expect(onDisk(String(storyFile))).toBe(false);
  });

  test('no story names the paper of another, or what is none', async () => {
    const [{ storyId }, other] = [await aStory(api), await aStory(api)];
    const theirs = await upload(other.storyId, pdf());
    const refused = { code: 'invalid_input', fields: { file: expect.any(String) } };
    for (const file of [theirs, '/files/../secret', 'https://e.example/x.pdf', `/files/story-${storyId}-x.pdf`])
      await expect(save(storyId, { file })).rejects.toMatchObject(refused);
    const body = { title: 'Новая', categoryId, description: '', file: theirs, authorId: null, cssMeta: centred };
    await expect(api.as(staff).send(createStory, { body })).rejects.toMatchObject(refused);
    const doc = new File(['MZ'], 'x.pdf', { type: 'application/pdf' });
    await expect(upload(storyId, doc)).rejects.toMatchObject({ code: 'file_type_wrong' });
  });

  test('all of a view are published at once but for those without a text', async () => {
    const [whole, empty] = [await aStory(api), await aStory(api, { description: '<p></p>' })];
    const body = { action: 'stories.publish', count: 2, filter: {} };
    const { message } = await api.as(staff).send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() });
    expect(message).toMatchObject({ total: 2, done: 1 });
    expect((await read(whole.storyId)).storyStatus).toBe(storyStatus.published);
    expect((await read(empty.storyId)).storyStatus).toBe(storyStatus.draft);
  });
});
