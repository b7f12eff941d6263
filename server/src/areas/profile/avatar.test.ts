import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { adminRequestType } from '@venue/sdk/applications/model';
import { getAvatar, getProfile, uploadAvatar } from '@venue/sdk/profile';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { change, userById } from '../accounts/accounts.store.ts';
import { application } from '../applications/applications.table.ts';
import { atOnce, bytesOf, photo } from './profile.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const kept = () => readdirSync(join(api.config.dataDir, 'files')).sort();

test('a picture becomes a square without what the camera wrote into it, and waits for staff', async () => {
  const anna = await api.aCustomer({ lastname: 'Лаптева', name: 'Дарья' });
  await expect(api.as(anna).send(getAvatar, {})).rejects.toMatchObject({ code: 'not_found' });
  const taken = await photo();
  expect((await sharp(await bytesOf(taken)).metadata()).exif).toBeDefined();
  const { message } = await api.as(anna).send(uploadAvatar, { body: { file: taken } });
  expect(message).toEqual({ userAvatarExists: true, avatarConfirmStatus: 1 });
  expect((await api.as(anna).send(getProfile, {})).message).toMatchObject({
    ...message,
    avatarUploadedAt: api.clock.now.toISOString(),
  });
  const { data, type } = await api.as(anna).send(getAvatar, {});
  const picture = await sharp(await bytesOf(data)).metadata();
  expect([type, picture.width, picture.height, picture.exif]).toEqual(['image/webp', 512, 512, undefined]);
  const opened = await api.db.select().from(application).where(eq(application.userId, anna.id));
  expect(opened).toMatchObject([{ type: adminRequestType.avatar, status: 1, objectTitle: 'Лаптева Дарья' }]);
});

test('nobody else sees it: not by the call, not under its name', async () => {
  const [anna, other] = [await api.aCustomer(), await api.aCustomer()];
  await api.as(anna).send(uploadAvatar, { body: { file: await photo() } });
  await expect(api.as(other).send(getAvatar, {})).rejects.toMatchObject({ code: 'not_found' });
  const file = (await userById(api.db, anna.id))?.avatarFile ?? '';
  expect(await api.ports.files.has(file)).toBe(true);
  expect((await api.app.inject(`/files/${file}`)).statusCode).toBe(404);
});

test('another picture takes the place of the former, whose file and refusal are gone', async () => {
  const anna = await api.aCustomer();
  await api.as(anna).send(uploadAvatar, { body: { file: await photo() } });
  const former = (await userById(api.db, anna.id))?.avatarFile ?? '';
  await change(api.db, anna.id, { avatarStatus: 2, avatarReason: 'Лица не видно' });
  const count = kept().length;
  expect((await api.as(anna).send(getProfile, {})).message.rejectionReason).toBe('Лица не видно');
  await api.as(anna).send(uploadAvatar, { body: { file: await photo('#b07d3c') } });
  expect(await userById(api.db, anna.id)).toMatchObject({ avatarStatus: 1, avatarReason: null });
  expect(await api.ports.files.has(former)).toBe(false);
  expect(kept()).toHaveLength(count);
  expect(await api.db.select().from(application).where(eq(application.userId, anna.id))).toHaveLength(1);
});

test('pictures that come at once leave one file', async () => {
  const postgres = await testApi({ kind: 'postgres' });
  onTestFinished(() => postgres.close());
  const anna = await postgres.aCustomer();
  const files = [await photo(), await photo('#b07d3c'), await photo('#444444')];
  const send = (file: File) => () => postgres.as(anna).send(uploadAvatar, { body: { file } });
  const all = await atOnce(postgres, anna, files.map(send));
  expect(all.every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(readdirSync(join(postgres.config.dataDir, 'files'))).toEqual([
    (await userById(postgres.db, anna.id))?.avatarFile,
  ]);
});

test('what is no picture is refused, and no file is left behind', async () => {
  const anna = await api.aCustomer();
  const before = kept();
  const words = new File(['not a picture'], 'a.jpg', { type: 'image/jpeg' });
  await expect(api.as(anna).send(uploadAvatar, { body: { file: words } })).rejects.toMatchObject({
    code: 'file_type_wrong',
    fields: { file: expect.any(String) },
  });
  expect(kept()).toEqual(before);
});

test('a picture whose row could not be written leaves no file', async () => {
  const anna = await api.aCustomer();
  const before = kept();
  await api.database.pool.query(`alter table application add constraint never check (object_id <> ${anna.id})`);
  await expect(api.as(anna).send(uploadAvatar, { body: { file: await photo() } })).rejects.toMatchObject({
    code: 'internal',
  });
  expect(kept()).toEqual(before);
});
