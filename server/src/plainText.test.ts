import diagnostics from 'node:diagnostics_channel';
import { type AnyCall, isPermission } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ESIA } from './ports/identity/demo.provider.ts';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';

/** A NUL, bytes that are not UTF-8, half of a surrogate pair, and invalid percent-encoding. */
const badlyEncoded = ['%00', 'a%00b', '%ff', '%ed%a0%80', '%', '%zz'];

const badBodies: readonly (readonly [string, Buffer])[] = [
  ['a NUL', Buffer.from('{"name":"a\\u0000b"}')],
  ['a NUL in a list in a list', Buffer.from('[[{"deep":["\\u0000"]}]]')],
  ['a NUL in a name', Buffer.from('{"deep":{"na\\u0000me":1}}')],
  ['half of a character', Buffer.from('{"name":"\\ud800"}')],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
];

interface Served {
  readonly method: string;
  readonly url: string;
}

let api: TestApi;
const routes: Served[] = [];
beforeAll(async () => {
  const note = ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  };
  const watch = (message: unknown) => (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', note);
  diagnostics.subscribe('fastify.initialization', watch);
  api = await testApi();
  diagnostics.unsubscribe('fastify.initialization', watch);
});
afterAll(() => api.close());

/** The status and failure code of a route's reply, as one line to compare. */
async function answer({ method }: Served, url: string, payload?: Buffer): Promise<string> {
  const headers = payload ? { 'content-type': 'application/json' } : {};
  const reply = await api.app.inject({ method: method as 'GET', url, headers, ...(payload ? { payload } : {}) });
  const code = method === 'HEAD' ? 'malformed' : (reply.json() as { code: string }).code;
  return `${reply.statusCode} ${code}`;
}

test('every route is looked at', () => {
  const seen = new Set(routes.map(({ method, url }) => `${method} ${url}`));
  expect(seen.size).toBeGreaterThan(allCalls.length / 3);
  for (const route of [
    'POST /api/payments/notify/:provider',
    'GET /sandbox/pay/:token',
    'GET /files/:name',
    'GET /app/*',
  ])
    expect(seen).toContain(route.replace('/app/*', '/'));
});

test('an address that is badly encoded, in its path or in its query, is a 400 on every route', async () => {
  const wrong: string[] = [];
  for (const route of routes) {
    for (const bad of badlyEncoded) {
      const plain = route.url.replace(/:\w+|\*/g, '1');
      const urls = [`${plain}?state=${bad}`, `${plain}?${bad}=1`];
      if (plain !== route.url) urls.push(route.url.replace(/:\w+|\*/g, bad));
      for (const url of urls) {
        const result = await answer(route, url);
        if (result !== '400 malformed') wrong.push(`${route.method} ${url}: ${result}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(['/app/%00', '/app/admin/a%ff', '/nothing/%00', '/api/nothing?x=%00'])(
  '%s, which is no route, is a 400 as well',
  async url => expect(await answer({ method: 'GET', url }, url)).toBe('400 malformed'),
);

test.each(badBodies)('a body with %s is a 400 on every route that reads one', async (_, body) => {
  const reading = routes.filter(
    ({ method, url }) => method !== 'GET' && method !== 'HEAD' && !url.startsWith(DEMO_ESIA),
  );
  const wrong: string[] = [];
  for (const route of reading) {
    const result = await answer(route, route.url.replace(/:\w+/g, '1'), body);
    if (!/^400 (malformed|invalid_input)$/.test(result)) wrong.push(`${route.method} ${route.url}: ${result}`);
  }
  expect(reading.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

describe('uploads', () => {
  const declared = allCalls.filter(call => call.upload);
  let boss: Person;
  let customer: Person;
  let seller: Person;
  beforeAll(async () => {
    boss = await api.aStaff();
    customer = await api.aCustomer();
    seller = await api.aCustomer({ role: 'marketplace' });
  });
  const callerOf = ({ access }: AnyCall): Person =>
    access === 'admin' || isPermission(access) ? boss : access === 'marketplace' ? seller : customer;

  const partOf = (disposition: string, content: string) =>
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--x--\r\n`);

  test.each([
    ['a NUL in the name of a file', (field: string) => partOf(`name="${field}"; filename="a\0b.png"`, 'x')],
    ['an encoded NUL in it', (field: string) => partOf(`name="${field}"; filename*=utf-8''a%00b.png`, 'x')],
    ['a NUL in the name of a field', () => partOf('name="a\0b"', 'x')],
    ['a NUL in a field', () => partOf('name="title"', 'a\0b')],
  ])('%s is a 400 everywhere', async (_, partFor) => {
    const served = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    const wrong: string[] = [];
    let requestCount = 0;
    for (const call of declared) {
      const url = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
      if (!served.has(`${call.method} ${url}`)) continue;
      requestCount++;
      const { access, profile } = callerOf(call).login;
      const reply = await api.app.inject({
        method: call.method,
        url: url.replace(/:\w+/g, '1'),
        headers: { access, profile, 'content-type': 'multipart/form-data; boundary=x' },
        payload: partFor(call.upload?.[0] ?? ''),
      });
      if (reply.statusCode !== 400) wrong.push(`${call.id}: ${reply.statusCode} ${reply.body}`);
    }
    expect(requestCount).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });
});
