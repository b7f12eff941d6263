import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createClient as clientByFetch } from '../../fetch.ts';
import { call } from '../schema/call.ts';
import { Id, message } from '../schema/fields.ts';
import { file } from '../schema/file.ts';
import { asResponse } from './asResponse.ts';
import { createClient } from './client.ts';
import { responseOf } from './response.ts';
import { createSession, memoryStore } from './session.ts';

const shared = { summary: 'One', method: 'GET', access: 'public', reads: ['things'] } as const;
const readOne = call({ ...shared, id: 'test.read', path: '/one', reply: message(z.object({ id: Id })) });
const readFile = call({ ...shared, id: 'test.file', path: '/file', reply: file('application/pdf') });

async function clientOf(body: string) {
  const server = createServer(({ url }, response) => {
    const type = url === '/api/file' ? 'application/pdf' : 'application/json';
    response.writeHead(200, { 'content-type': type, 'X-Request-Id': 'r-1', 'x-tags': ['a', 'b'] }).end(body);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return createClient({ baseUrl: `http://127.0.0.1:${port}/api`, session: createSession(memoryStore()) });
}

test.each([
  ['a reply as it was declared', '{"message":{"id":7}}', readOne],
  ['one that lost what is not declared', '{"message":{"id":7,"more":1},"more":1}', readOne],
  ['a file', '%PDF', readFile],
])('%s knows the head it came with', async (_, body, call) => {
  const client = await clientOf(body);
  const reply = await client.send(call, {});
  const head = responseOf(reply);
  expect(head).toMatchObject({ status: 200, requestId: 'r-1', tries: 1, durationMs: expect.any(Number) });
  expect(head?.headers).toMatchObject({ 'x-request-id': 'r-1', 'x-tags': 'a, b' });
  expect(responseOf({ ...reply })).toBeUndefined();
  // The head does not show in the reply itself.
  expect(JSON.stringify(reply)).not.toContain('r-1');
});

test('a reply knows how many tries and how long it took', async () => {
  let hits = 0;
  const server = createServer((_, response) => {
    if (hits++ < 2) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"message":{"id":7}}');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reply = await createClient({ baseUrl, backoffMs: () => 30 }).send(readOne, {});
  expect(responseOf(reply)?.tries).toBe(3);
  expect(responseOf(reply)?.durationMs).toBeGreaterThanOrEqual(58);
});

test.each([
  ['a reply', '{"message":{"id":"seven"}}', readOne],
  ['what is no reply at all', '<p>hello', readOne],
  ['nothing', '', readOne],
  ['a file', '%PDF', readFile],
])('%s comes raw where that is wanted', async (_, body, call) => {
  const response = await asResponse(await clientOf(body), call, {}, { replies: 'strict' });
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.headers.get('x-request-id'), await response.text()]).toEqual([200, 'r-1', body]);
});

test('a reply tells the session the time, so that a clock ahead ends no login', async () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', date: yesterday.toUTCString() });
    response.end('{"message":{"id":7}}');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const client = createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const expired = new Date(yesterday.getTime() + 3_600_000).toISOString();
  client.session.signIn({ roleId: 1, access: 'a', profile: 'p', expired });
  expect(client.session.current()).toBeNull();
  await client.send(readOne, {});
  expect(client.session.current()).toMatchObject({ access: 'a' });
});

test.each([204, 205])('%i, which has no body, comes raw too', async status => {
  const server = createServer((_, response) => void response.writeHead(status).end());
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const client of [createClient({ baseUrl }), clientByFetch({ baseUrl })]) {
    const response = await asResponse(client, readOne, {});
    expect([response.status, response.body, await response.text()]).toEqual([status, null, '']);
  }
});
