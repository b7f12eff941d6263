import { ApiFailure, failures, failureTexts, isFailureCode } from '@venue/sdk';
import { getProfile, uploadAvatar } from '@venue/sdk/profile';
import fastify from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from '../../ports/files/folder.ts';
import { testApi } from '../../testing/api.ts';
import { testDatabase } from '../../testing/database.ts';
import { tempDir } from '../../testing/temp.ts';
import { answerErrors, failureOf } from './errors.ts';

test('the database that is away is a 503 to be repeated, however the driver says so', async () => {
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const refused = await nowhere.query('SELECT 1').catch((error: unknown) => error);
  const wrapped = new Error('Failed query: select 1', { cause: refused });
  const cut = new Error('Connection terminated unexpectedly');
  // What the rollback says when the connection was lost within a transaction.
  const lost = new Error('Client has encountered a connection error and is not queryable');
  for (const error of [refused, wrapped, cut, lost])
    expect(failureOf(error)).toMatchObject({ status: 503, retryAfter: 2 });
  await nowhere.end();

  const database = await testDatabase('postgres');
  onTestFinished(() => database.close());
  const killed = await database.pool
    .query('SELECT pg_terminate_backend(pg_backend_pid())')
    .catch((error: unknown) => error);
  expect(failureOf(killed)).toMatchObject({ status: 503 });
  const broken = await database.pool.query('SELECT no_such_column').catch((error: unknown) => error);
  expect(failureOf(broken)).toMatchObject({ status: 500, code: 'internal' });
});

test('a full disk is a 503, what the database cannot store a 400, what is not there a 404, what is in use a 409', async () => {
  const database = await testDatabase('postgres');
  onTestFinished(() => database.close());
  const failing = (sql: string, values: unknown[] = []) =>
    database.pool.query(sql, values).catch((error: unknown) => failureOf(new Error('Failed query', { cause: error })));
  expect(await failing("DO $$ BEGIN RAISE SQLSTATE '53100'; END $$")).toMatchObject({ status: 503, retryAfter: 2 });
  expect(await failing('SELECT $1::text', ['a\0b'])).toMatchObject({ status: 400, code: 'malformed' });
  expect(await failing('SELECT $1::jsonb', ['"\\u0000"'])).toMatchObject({ status: 400, code: 'malformed' });
  expect(await failing("SELECT '10000-13-01'::date")).toMatchObject({ status: 400, code: 'malformed' });
  await database.pool.query('CREATE TABLE hall (id int PRIMARY KEY); CREATE TABLE part (hall int REFERENCES hall)');
  await database.pool.query('INSERT INTO hall VALUES (1); INSERT INTO part VALUES (1)');
  expect(await failing('INSERT INTO part VALUES (2)')).toMatchObject({ status: 404, code: 'not_found' });
  expect(await failing('DELETE FROM hall')).toMatchObject({ status: 409, code: 'in_use' });
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(failureOf(full)).toMatchObject({ status: 503, code: 'unavailable' });
});

test('nothing of the inside leaves with an error', async () => {
  const app = fastify({ logger: false });
  onTestFinished(() => app.close());
  answerErrors(app);
  app.get('/bug', () => {
    throw new TypeError('secret detail');
  });
  app.get('/wait', () => {
    throw new ApiFailure('rate_limited', { retryAfter: 7, fields: { phone: 'no' } });
  });
  const bug = await app.inject('/bug');
  expect(bug.statusCode).toBe(500);
  expect(bug.json()).toEqual({
    message: 'internal',
    code: 'internal',
    text: 'Произошла ошибка на сервере. Попробуйте позже или обратитесь в техподдержку.',
    requestId: expect.any(String),
  });
  const wait = await app.inject('/wait');
  expect(wait.headers['retry-after']).toBe('7');
  expect(wait.json()).toMatchObject({ code: 'rate_limited', fields: { phone: 'no' } });
});

test.each(Object.keys(failures).filter(isFailureCode))('%s is answered with its text', async code => {
  const app = fastify({ logger: false });
  onTestFinished(() => app.close());
  answerErrors(app);
  app.get('/', () => {
    // A text that a failure brought from elsewhere is not passed on.
    throw new ApiFailure(code, { text: 'Чужой текст' });
  });
  const { text } = (await app.inject('/')).json() as { text: string };
  expect(text).toBe(failureTexts[code]);
});

test('bad input of every kind is a 4xx with a code', async () => {
  const api = await testApi();
  onTestFinished(() => api.close());
  const url = '/api/auth/login';
  const post = async (payload: string | Buffer, type = 'application/json') => {
    const reply = await api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    return [reply.statusCode, (reply.json() as { code: string }).code];
  };
  expect(await post('{')).toEqual([400, 'malformed']);
  expect(await post('')).toEqual([400, 'invalid_input']);
  expect(await post('[]')).toEqual([400, 'invalid_input']);
  expect(await post('{"phone":"9120000000","password":"x","__proto__":{"a":1}}')).toEqual([400, 'malformed']);
  expect(await post('phone=9120000000', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_type']);
  expect(await post('{"phone":"9120000000","password":"x"}', 'text/plain')).toEqual([415, 'unsupported_type']);
  expect(await post(`{"phone":"${'9'.repeat(1_100_000)}"}`)).toEqual([413, 'too_large']);
  expect((await api.app.inject('/api/nothing/here')).json()).toMatchObject({ code: 'not_found' });
});

test.each([
  ['/%', 400],
  ['/%ff', 400],
  ['/api/rooms/%e0%a4%a', 400],
  ['/%00', 400],
  [`/files/${'x'.repeat(101)}`, 414],
])('%s is refused with the headers every answer has', async (url, status) => {
  const api = await testApi();
  onTestFinished(() => api.close());
  const [refused, missing] = [await api.app.inject(url), await api.app.inject('/nowhere')];
  expect([refused.statusCode, refused.json()]).toEqual([
    status,
    {
      message: 'malformed',
      code: 'malformed',
      text: 'Запрос не удалось прочитать',
      requestId: refused.headers['x-request-id'],
    },
  ]);
  const same = ({ headers }: typeof refused) => ({ ...headers, date: '', 'content-length': '', 'x-request-id': '' });
  expect(same(refused)).toEqual(same(missing));
  expect(refused.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('a disk that is full for a while refuses what is written meanwhile, and nothing else', async () => {
  const folder = folderStore(tempDir());
  let isFull = true;
  const full = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  const files = { ...folder, put: (name: string, data: Buffer) => (isFull ? full() : folder.put(name, data)) };
  const api = await testApi({ ports: { files } });
  onTestFinished(() => api.close());
  const client = api.as(await api.aCustomer());
  const image = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const send = () => client.send(uploadAvatar, { body: { file: new Blob([new Uint8Array(image)]) } });
  await expect(send()).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfter: 2 });
  expect((await client.send(getProfile, {})).message.userAvatarExists).toBe(false);
  isFull = false;
  expect((await send()).message.userAvatarExists).toBe(true);
});
