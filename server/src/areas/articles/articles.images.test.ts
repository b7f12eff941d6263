import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createArticle,
  getArticle,
  removeArticleImage,
  saveArticle,
  sendArticleForVerification,
  setMainArticleImage,
  uploadArticleImage,
  uploadMainArticleImage,
} from '@venue/sdk/articles';
import * as admin from '@venue/sdk/articles/admin';
import { type ArticleStatus, articleLimits, articleStatus } from '@venue/sdk/articles/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aDraft, anArticleIn, aPicture, whole, withPictureInText } from './articles.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, published, deleted } = articleStatus;
const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));

test('the first picture is the main one, a main upload takes its place, and there is never more than one', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const { articleId } = await aDraft(api, person);
  const file = await aPicture();
  const { message: first } = await anna.send(uploadArticleImage, { body: { file, articleId } });
  const { message: second } = await anna.send(uploadArticleImage, { body: { file, articleId } });
  expect([first.isMain, second.isMain]).toEqual([true, false]);
  const { message: third } = await anna.send(uploadMainArticleImage, { body: { file, articleId } });
  const mains = async () =>
    (await anna.send(getArticle, { id: articleId })).message.images.flatMap(each => (each.isMain ? [each.fileId] : []));
  expect(await mains()).toEqual([third.fileId]);
  const selection = { articleId, fileId: second.fileId };
  const { message } = await anna.send(setMainArticleImage, { body: selection });
  expect(message.images.filter(each => each.isMain).map(each => each.fileId)).toEqual([second.fileId]);
  await anna.send(removeArticleImage, { body: selection });
  expect(await mains()).toEqual([first.fileId]);
  await expect(
    api.db.execute(sql`update picture set is_main = true where owner = 'article' and owner_id = ${articleId}`),
  ).rejects.toThrow();
});

test('a text shows pictures of its own article only', async () => {
  const person = await api.aCustomer();
  const other = await withPictureInText(api, person, await aDraft(api, person));
  const { articleId, version } = await aDraft(api, person);
  const articleText = `<p>а<img src="${other.picture.url}" /></p>`;
  const { message } = await api.as(person).send(saveArticle, { body: { ...whole, articleText, articleId, version } });
  expect(message.articleText).toBe('<p>а</p>');
  const body = { ...whole, articleText, articleKind: message.articleKind };
  expect((await api.as(person).send(createArticle, { body })).message.articleText).toBe('<p>а</p>');
});

test('removing a picture takes it out of the text and off the disk, and leaves the version as it is', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const { picture, saved } = await withPictureInText(api, person, await aDraft(api, person));
  const { articleId } = saved;
  expect(saved.articleText).toContain(picture.url);
  expect(onDisk(picture.url)).toBe(true);
  await anna.send(removeArticleImage, { body: { articleId, fileId: picture.fileId } });
  const { message } = await anna.send(getArticle, { id: articleId });
  expect(message).toMatchObject({ images: [], articleText: '<p>Начали в девять утра.</p><p></p>' });
  expect(message.version).toBe(saved.version);
  expect(onDisk(picture.url)).toBe(false);
});

test.each([
  ['for good while a version of what visitors saw shows them', true],
  ['until the next approval if none does', false],
])('pictures of the approved version stay %s', async (_, isShown) => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const staff = api.as(await api.aStaff());
  const { picture, saved } = await withPictureInText(api, person, await aDraft(api, person));
  const { articleId } = saved;
  const id = articleId;
  const decide = (seen: ArticleStatus, status: typeof draft | typeof published) =>
    staff.send(admin.confirmArticle, { id, body: { seen, status } });
  await decide(draft, published);
  await decide(published, draft);
  await anna.send(removeArticleImage, { body: { articleId, fileId: picture.fileId } });
  await anna.send(sendArticleForVerification, { body: { articleId } });
  const { message: read } = await staff.send(admin.getArticle, { id });
  expect(read.approved).toMatchObject({ articleText: saved.articleText, mainImage: { url: picture.url } });
  expect(read.articleText).not.toContain(picture.url);
  expect(onDisk(picture.url)).toBe(true);
  const { rows } = await api.db.execute(
    sql`select is_amendment from application where object_id = ${articleId} and type = 4`,
  );
  expect(rows).toEqual([{ is_amendment: true }]);
  if (!isShown) await api.db.execute(sql`delete from record_version`);
  await decide(onVerification, published);
  expect(onDisk(picture.url)).toBe(isShown);
});

test('pictures come and go only while the article may be changed, and only of one’s own', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const boris = api.as(await api.aCustomer());
  const { picture, saved } = await withPictureInText(api, person, await aDraft(api, person));
  const { articleId } = saved;
  const one = { articleId, fileId: picture.fileId };
  const upload = { file: await aPicture(), articleId };
  const missing = { status: 404, code: 'not_found' };
  await expect(boris.send(uploadArticleImage, { body: upload })).rejects.toMatchObject(missing);
  await expect(boris.send(uploadMainArticleImage, { body: upload })).rejects.toMatchObject(missing);
  await expect(boris.send(setMainArticleImage, { body: one })).rejects.toMatchObject(missing);
  await expect(boris.send(removeArticleImage, { body: one })).rejects.toMatchObject(missing);
  // A picture of another article does not belong to this one.
  const second = await aDraft(api, person);
  const mixed = { articleId: second.articleId, fileId: picture.fileId };
  await expect(anna.send(setMainArticleImage, { body: mixed })).rejects.toMatchObject(missing);
  await expect(anna.send(removeArticleImage, { body: mixed })).rejects.toMatchObject(missing);
  const waiting = await anArticleIn(api, person, onVerification);
  for (const call of [uploadArticleImage, uploadMainArticleImage])
    await expect(anna.send(call, { body: { ...upload, articleId: waiting.articleId } })).rejects.toMatchObject({
      code: 'not_editable',
    });
  await anna.send(sendArticleForVerification, { body: { articleId } });
  await expect(anna.send(setMainArticleImage, { body: one })).rejects.toMatchObject({ code: 'not_editable' });
  await expect(anna.send(removeArticleImage, { body: one })).rejects.toMatchObject({ code: 'not_editable' });
  const gone = await anArticleIn(api, person, deleted);
  await expect(anna.send(uploadArticleImage, { body: { ...upload, articleId: gone.articleId } })).rejects.toMatchObject(
    missing,
  );
});

test('what is no picture, and one more than there may be, are refused', async () => {
  const person = await api.aCustomer();
  const anna = api.as(person);
  const { articleId } = await aDraft(api, person);
  const text = new File(['<svg onload="alert(1)">'], 'фото.png', { type: 'image/png' });
  await expect(anna.send(uploadArticleImage, { body: { file: text, articleId } })).rejects.toMatchObject({
    code: 'file_type_wrong',
  });
  await api.db.execute(
    sql`insert into picture (owner, owner_id, file, position, created_at) select 'article', ${articleId}, 'x' || n, n, now() from generate_series(1, ${articleLimits.images}) n`,
  );
  const file = await aPicture();
  await expect(anna.send(uploadArticleImage, { body: { file, articleId } })).rejects.toMatchObject({
    code: 'file_limit',
  });
  await expect(
    api.as(await api.aStaff()).send(admin.uploadArticleImage, { body: { file, articleId } }),
  ).rejects.toMatchObject({ code: 'file_limit' });
});

test('staff add, choose and remove pictures in any status but deleted, and each is on record', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const { articleId } = await anArticleIn(api, person, published);
  const file = await aPicture();
  await staff.send(admin.uploadArticleImage, { body: { file, articleId } });
  const { message: second } = await staff.send(admin.uploadArticleImage, { body: { file, articleId } });
  const body = { articleId, fileId: second.fileId };
  const { message } = await staff.send(admin.setMainArticleImage, { body });
  expect(message.images.map(each => each.isMain)).toEqual([false, true]);
  expect(await staff.send(admin.removeArticleImage, { body })).toEqual({ message: { success: true } });
  const { rows } = await api.db.execute(
    sql`select call_id from audit where subject = 'article' and subject_id = ${articleId} order by id`,
  );
  expect(rows.map(row => row.call_id).slice(-4)).toEqual([
    'admin.article.imageUpload',
    'admin.article.imageUpload',
    'admin.article.mainImageSet',
    'admin.article.imageRemove',
  ]);
  const gone = { articleId: (await anArticleIn(api, person, deleted)).articleId };
  for (const missing of [gone, { articleId: 999_999 }]) {
    const image = { ...missing, fileId: second.fileId };
    await expect(staff.send(admin.uploadArticleImage, { body: { file, ...missing } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(staff.send(admin.setMainArticleImage, { body: image })).rejects.toMatchObject({ code: 'not_found' });
    await expect(staff.send(admin.removeArticleImage, { body: image })).rejects.toMatchObject({ code: 'not_found' });
  }
});
