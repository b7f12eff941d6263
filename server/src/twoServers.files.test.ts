import { CreateMultipartUploadCommand } from '@aws-sdk/client-s3';
import { addBrandPhoto, deleteBrandFile, listBrandPhotos } from '@venue/sdk/brands';
import { downloadPassport, uploadDocument } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aDraft, aPicture } from './areas/brands/brands.testing.ts';
import { bytesOf, pdf } from './areas/profile/profile.testing.ts';
import { readConfig } from './config.ts';
import { clientOf } from './ports/files/s3.client.ts';
import { type FakeS3, fakeS3 } from './ports/files/s3.testing.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { startServer } from './testing/crash/crash.server.ts';
import { tempDir } from './testing/temp.ts';

const HOUR = 60 * 60_000;
let fake: FakeS3;
let one: TestApi;
let other: TestApi;
beforeAll(async () => {
  fake = await fakeS3();
  const { files, s3Endpoint, s3Bucket, s3AccessKey, s3SecretKey } = readConfig({
    SECRET: 'x'.repeat(32),
    FILES: 's3',
    ...fake.env,
  });
  // Each has a folder of its own, as two machines have, and both the same secret.
  const config = { files, s3Endpoint, s3Bucket, s3AccessKey, s3SecretKey, secret: 'x'.repeat(32) };
  one = await testApi({ start: new Date(), config });
  other = await testApi({ start: new Date(), config, database: one.database });
});
afterAll(async () => {
  await other.close();
  await one.close();
  await fake.close();
});

test('what is uploaded to one server is served by the other, in public and in private', async () => {
  const person = await one.aCustomer();
  const { brandId } = await aDraft(one, person);
  const added = await one.as(person).send(addBrandPhoto, { body: { file: await aPicture(), brandId } });
  const { message } = await other.as(person).send(listBrandPhotos, { body: { brandId } });
  const url = message.photos.find(({ fileId }) => fileId === added.message.fileId)?.url ?? '';
  const served = await other.app.inject(url);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(served.rawPayload).toEqual(await one.ports.files.bytes(url.replace('/files/', '')));

  const file = pdf('Карточка предприятия');
  const body = { file, documentType: documentType.companyCard };
  const { fileId } = (await one.as(person).send(uploadDocument, { body })).message;
  const back = await other.as(person).send(downloadPassport, { a: person.id, b: fileId });
  expect(await bytesOf(back.data)).toEqual(await bytesOf(file));

  await other.as(person).send(deleteBrandFile, { body: { brandId, fileId: added.message.fileId } });
  expect((await one.app.inject(url)).statusCode).toBe(404);
});

test('the sweep empties the bucket of what no row refers to, and of uploads that nobody completed', async () => {
  const person = await one.aCustomer();
  const { brandId } = await aDraft(one, person);
  await one.as(person).send(addBrandPhoto, { body: { file: await aPicture(), brandId } });
  const before = await one.ports.files.writtenBefore(new Date(Date.now() + HOUR));
  await other.ports.files.put('orphan.sealed', Buffer.from('x'));
  const { bucket } = fake.options;
  await clientOf({ ...fake.options, spool: '' }).send(
    new CreateMultipartUploadCommand({ Bucket: bucket, Key: 'files/half.mp4' }),
  );
  await one.runJob('files.sweep');
  expect([await one.ports.files.has('orphan.sealed'), fake.uploads.size]).toEqual([true, 1]);
  one.clock.advance(25 * HOUR);
  await one.runJob('files.sweep');
  expect([await one.ports.files.has('orphan.sealed'), fake.uploads.size]).toEqual([false, 0]);
  expect(await one.ports.files.writtenBefore(new Date(Date.now() + HOUR))).toEqual(before);
});

test('the real server serves from the bucket, and does not start without it', async () => {
  const env = { DATABASE_URL: one.database.url ?? '', SECRET: 'x'.repeat(32), FILES: 's3', ...fake.env };
  await one.ports.files.put('hall.webp', Buffer.from('a picture'));
  const server = await startServer(tempDir(), env);
  onTestFinished(() => server.kill());
  const served = await fetch(`${server.origin}/files/hall.webp`);
  expect([served.status, await served.text()]).toEqual([200, 'a picture']);
  await expect(startServer(tempDir(), { ...env, S3_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow(
    /ended with 2 .*S3_ENDPOINT=http:\/\/127\.0\.0\.1:1 does not answer \(.*\)\n$/,
  );
}, 120_000);
