import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getProfile, uploadAvatar } from '@venue/sdk/profile';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { tempDir } from '../../testing/temp.ts';
import { clientOf, type S3Options } from './s3.client.ts';
import { type FakeS3, fakeS3, refuse } from './s3.testing.ts';
import { s3Store } from './s3.ts';

const MEGABYTE = 1024 * 1024;
let fake: FakeS3;
beforeAll(async () => {
  fake = await fakeS3();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.troubled = undefined;
  fake.isPublic = false;
  fake.asked.length = 0;
  fake.headers.length = 0;
});
const open = (wish: Partial<S3Options> = {}) => s3Store({ ...fake.options, spool: tempDir(), ...wish });
const data = Buffer.from('0123456789');
const away = { code: 'unavailable', status: 503, retryAfter: 5 };

describe('a bucket', () => {
  const silent = () => undefined;
  const broken = (_: IncomingMessage, response: ServerResponse) => refuse(response, 500, 'InternalError');
  const cut = (request: IncomingMessage) => request.socket.destroy();
  const forbidden = (_: IncomingMessage, response: ServerResponse) => refuse(response, 403, 'AccessDenied');
  const busy = (_: IncomingMessage, response: ServerResponse) => refuse(response, 503, 'SlowDown');
  const lost = (_: IncomingMessage, response: ServerResponse) => refuse(response, 404, 'NoSuchBucket');

  test.each([
    ['says nothing', silent, 3],
    ['answers 500', broken, 3],
    ['cuts connections', cut, 3],
    ['is too busy', busy, 3],
    ['refuses the key', forbidden, 1],
    ['is gone', lost, 1],
  ])('that %s: everybody is told to come back, after as many attempts as make sense', async (_, trouble, attempts) => {
    const files = open({ patience: 250 });
    await open().put('a.webp', data);
    fake.asked.length = 0;
    fake.troubled = trouble;
    await expect(files.read('a.webp')).rejects.toMatchObject(away);
    expect(fake.asked).toHaveLength(attempts);
    await expect(files.put('b.webp', data)).rejects.toMatchObject(away);
    await expect(files.remove('a.webp')).rejects.toMatchObject(away);
    await expect(files.writtenBefore(new Date())).rejects.toMatchObject(away);
    await expect(files.answers()).rejects.toThrow();
    fake.troubled = undefined;
    expect([await open().has('a.webp'), await open().has('b.webp')]).toEqual([true, false]);
  });

  test.each([
    ['cuts connections', cut],
    ['answers 500', broken],
  ])('that %s once is asked again, and nobody notices', async (_, trouble) => {
    const files = open();
    let remaining = 1;
    fake.troubled = (request, response, pass) => (remaining-- > 0 ? trouble(request, response) : pass());
    await files.put('again.webp', data);
    remaining = 1;
    expect((await files.bytes('again.webp')).equals(data)).toBe(true);
  });

  /** Sends half of what was asked for, `times` times. */
  const half = (times: number) => {
    let rest = times;
    fake.troubled = (_request, response, pass) => {
      if (rest-- <= 0) return pass();
      response.writeHead(206, { 'content-length': '10', 'content-range': 'bytes 0-9/10' }).write('01234');
      setTimeout(() => response.destroy(), 20);
    };
  };

  test('that cuts a reply is asked again for it, and three times are enough', async () => {
    const files = open();
    await files.put('half.webp', data);
    half(2);
    expect((await files.bytes('half.webp')).equals(data)).toBe(true);
    half(3);
    await expect(files.bytes('half.webp')).rejects.toMatchObject(away);
  });

  test('that replies drop by drop is waited for only so long', async () => {
    const files = open({ patience: 200 });
    fake.troubled = (_request, response) => {
      response.writeHead(206, { 'content-length': '1000', 'content-range': 'bytes 0-999/1000' });
      const drops = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drops));
    };
    await expect(files.bytes('drops.webp')).rejects.toMatchObject(away);
  });

  const shorter = (_: IncomingMessage, response: ServerResponse) => refuse(response, 416, 'InvalidRange');

  test.each([
    ['goes away', forbidden],
    ['has less than it said', shorter],
  ])('that %s within a large file breaks its stream, and never ends it short', async (_, trouble) => {
    const files = open();
    await files.put('film.mp4', Buffer.alloc(6 * MEGABYTE));
    const opened = await files.read('film.mp4');
    fake.troubled = trouble;
    expect(opened?.size).toBe(6 * MEGABYTE);
    await expect(opened && buffer(opened.data)).rejects.toMatchObject(away);
  });
});

test('a file is private, is saved and not shown, and the service is asked to encrypt it', async () => {
  await open().put('a.sealed', data);
  await open().put('large.sealed', Buffer.alloc(6 * MEGABYTE));
  const begun = fake.headers.filter(each => each['x-amz-server-side-encryption'] === 'AES256');
  expect(begun).toHaveLength(2);
  for (const each of begun)
    expect(each).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
  expect(fake.headers.some(each => 'x-amz-acl' in each)).toBe(false);
  fake.headers.length = 0;
  await open({ encryption: 'none' }).put('a.sealed', data);
  expect(fake.headers.some(each => 'x-amz-server-side-encryption' in each)).toBe(false);
});

test('an upload in parts that nobody completed is ended after its hour, and not before', async () => {
  const client = clientOf({ ...fake.options, spool: '' });
  for (const Key of ['files/dead.mp4', 'files/young.mp4'])
    await client.send(new CreateMultipartUploadCommand({ Bucket: fake.options.bucket, Key }));
  for (const upload of fake.uploads.values())
    if (upload.key === 'files/dead.mp4') upload.at = new Date(Date.now() - 2 * 3_600_000);
  await open().removeUnfinished(new Date(Date.now() - 3_600_000));
  expect([...fake.uploads.values()].map(({ key }) => key)).toEqual(['files/young.mp4']);
  fake.uploads.clear();
});

test('the list has every page, and nothing that others keep in the bucket', async () => {
  const files = open();
  const names = ['page-1.webp', 'page-2.webp', 'page-3.webp', 'page-4.webp', 'page-5.webp'];
  for (const name of names) await files.put(name, data);
  const client = clientOf({ ...fake.options, spool: '' });
  for (const Key of ['backup.tar', 'files/below/x.webp', 'files/UPPER'])
    await client.send(new PutObjectCommand({ Bucket: fake.options.bucket, Key, Body: 'x' }));
  fake.troubled = (request, _response, pass) => {
    if (request.url?.includes('list-type')) request.url += '&max-keys=2';
    pass();
  };
  const listed = await files.writtenBefore(new Date(Date.now() + 60_000));
  expect(listed.filter(name => name.startsWith('page'))).toEqual(names);
  expect(listed.filter(name => /backup|below|UPPER/.test(name))).toEqual([]);
});

describe('a start is refused, and names the setting', () => {
  const check = (wish: Partial<S3Options> = {}) => open({ patience: 1_000, ...wish }).check();
  const answering = (code: string, status: number, fits: (request: IncomingMessage) => boolean = () => true) => {
    fake.troubled = (request, response, pass) => (fits(request) ? refuse(response, status, code) : pass());
  };

  test('when nobody answers', async () => {
    await expect(check({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(/^S3_ENDPOINT=http:\/\/127\.0\.0\.1:1 /);
    fake.troubled = () => undefined;
    await expect(check()).rejects.toThrow(/^S3_ENDPOINT=.* does not answer/);
  });

  test('when the key, its secret, the bucket, the region or the encryption is not right', async () => {
    await expect(check({ accessKeyId: 'other' })).rejects.toThrow(/^S3_ACCESS_KEY \(value not shown\)(?!.*other)/);
    await expect(check({ bucket: 'other' })).rejects.toThrow(/^S3_BUCKET=other does not exist/);
    for (const [code, setting] of [
      ['SignatureDoesNotMatch', 'S3_SECRET_KEY'],
      ['AuthorizationHeaderMalformed', 'S3_REGION=us-east-1'],
      ['NotImplemented', 'S3_ENCRYPTION=AES256'],
    ] as const) {
      answering(code, 403);
      await expect(check()).rejects.toThrow(new RegExp(`^${setting} `));
    }
  });

  test.each([
    ['written', 'PUT', 'files/probe'],
    ['read', 'GET', 'files/probe'],
    ['listed', 'GET', 'list-type'],
    ['searched for uploads', 'GET', 'uploads'],
    ['cleaned', 'DELETE', 'files/probe'],
  ])('when the key may not have it %s', async (what, method, part) => {
    answering('AccessDenied', 403, ({ method: verb, url = '' }) => verb === method && url.includes(part));
    await expect(check()).rejects.toThrow(new RegExp(`^S3_BUCKET=venue-files cannot be ${what}`));
  });

  test('when strangers may read the bucket', async () => {
    const list = () => open().writtenBefore(new Date(Date.now() + 60_000));
    const before = await list();
    fake.isPublic = true;
    await expect(check()).rejects.toThrow(/^S3_BUCKET=venue-files is public/);
    expect(await list()).toEqual(before);
  });
});

test('a server whose bucket is down answers 503 with its code, serves the rest, and goes on when it is back', async () => {
  const api = await testApi({ ports: { files: open({ patience: 2_000 }) } });
  onTestFinished(() => api.close());
  const client = api.as(await api.aCustomer());
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } });
  const image = await picture.png().toBuffer();
  const send = () => client.send(uploadAvatar, { body: { file: new Blob([new Uint8Array(image)]) } });
  const ready = async () => {
    const reply = await api.app.inject('/health/ready');
    return { code: reply.statusCode, ...reply.json() };
  };
  await api.ports.files.put('hall.webp', data);
  expect(await ready()).toEqual({ code: 200, status: 'ok' });

  fake.troubled = (_request, response) => refuse(response, 500, 'InternalError');
  await expect(send()).rejects.toMatchObject(away);
  for (const headers of [{}, { range: 'bytes=0-1' }]) {
    const reply = await api.app.inject({ url: '/files/hall.webp', headers });
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect(reply.body).not.toContain('InternalError');
    expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
  }
  // Without the bucket all servers would be out of service at once, and nobody could book.
  expect(await ready()).toEqual({ code: 200, status: 'no files' });
  expect((await api.app.inject('/health/live')).statusCode).toBe(200);
  expect((await client.send(getProfile, {})).message.userAvatarExists).toBe(false);

  fake.troubled = undefined;
  expect(await ready()).toEqual({ code: 200, status: 'ok' });
  expect((await send()).message.userAvatarExists).toBe(true);
  expect((await api.app.inject('/files/hall.webp')).body).toBe('0123456789');
});
