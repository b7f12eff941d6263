import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../schema/call.ts';
import { file } from '../schema/file.ts';
import { expectNothingPlanted, planted } from '../schema/planted.testing.ts';
import { createClient } from './client.ts';
import { ApiFailure } from './errors.ts';
import { type FaultServer, faultServer, faults } from './faults.testing.ts';
import { createSession, memoryStore } from './session.ts';
import { Unreachable } from './unreachable.ts';

const base = {
  summary: 'Test',
  path: '/things/{slug}',
  access: 'signed-in',
  query: z.object({ search: z.string() }),
  reply: z.looseObject({}),
} as const;
const body = z.looseObject({ password: z.string() });
const pdf = file('application/pdf');
const kinds = {
  'a read': call({ ...base, id: 'test.read', method: 'GET', reads: ['things'] }),
  'a write': call({ ...base, id: 'test.write', method: 'POST', body, repeat: 'never: each one counts' }),
  'a write with a key': call({ ...base, id: 'test.keyed', method: 'POST', body, repeat: 'idempotency-key' }),
  'an upload': call({
    ...base,
    id: 'test.upload',
    method: 'POST',
    body,
    upload: ['scan'],
    repeat: 'never: each one adds a file',
  }),
  'a file': call({ ...base, id: 'test.file', method: 'GET', reply: pdf, reads: ['things'] }),
  'a file made by a write': call({
    ...base,
    id: 'test.made',
    method: 'POST',
    body,
    reply: pdf,
    repeat: 'never: every look is written down',
  }),
} as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[];
const once: readonly string[] = ['a write', 'an upload', 'a file made by a write'];

let server: FaultServer | undefined;
afterEach(() => server?.close());

const cases = faults.flatMap(fault =>
  names
    .filter(kind => (fault.only ?? 'json') === (kind.includes('file') ? 'file' : 'json') || !fault.only)
    .map(kind => ({ fault, kind, title: `${fault.name}: ${kind}` })),
);

describe('every fault is told apart, repeated only where that is safe, and quotes nothing of the request', () => {
  test.each(cases)('$title', async ({ fault, kind }) => {
    server = await faultServer(fault.answer);
    const { port, hits } = server;
    const origin = fault.baseUrl?.(port) ?? `http://127.0.0.1:${port}`;
    let tries = 0;
    const client = createClient({
      baseUrl: `${origin.replace('://', `://user:${planted.credentials}@`)}/api`,
      session: createSession(memoryStore()),
      backoffMs: () => 0,
      timeoutMs: fault.timeoutMs ?? 5000,
      onError: (_, error, exchange) => {
        expectNothingPlanted(error);
        tries = exchange.tries;
      },
    });
    client.session.signIn({ roleId: 1, ...planted, expired: '2099-01-01T00:00:00.000Z' });
    const sent = kinds[kind];
    const error: unknown = await client
      .send(
        sent as (typeof kinds)['an upload'],
        {
          slug: planted.id,
          query: { search: planted.query },
          ...('body' in sent
            ? { body: { password: planted.password, passport: planted.passport, scan: new Blob([planted.passport]) } }
            : {}),
        } as never,
        (sent === kinds['a write with a key'] ? { idempotencyKey: planted.key } : {}) as object,
      )
      .then(
        reply => ({ resolved: reply }),
        (met: unknown) => met,
      );

    expectNothingPlanted(error);
    expect(error).toMatchObject({
      call: sent.id,
      address: `${sent.method} ${origin}/api/things/{slug}`,
      ...(fault.failure ? { code: fault.failure } : { code: fault.code }),
      ...(fault.status ? { facts: { status: fault.status } } : {}),
    });
    expect(error instanceof ApiFailure).toBe(fault.failure !== undefined);
    expect(error instanceof Unreachable).toBe(fault.code !== undefined);
    expect(tries).toBe(fault.final || once.includes(kind) ? 1 : 3);
    if (!fault.baseUrl) expect(hits()).toBe(tries);
  });
});

test.each(names)('a request given up while it runs is not repeated: %s', async kind => {
  server = await faultServer();
  const { port, hits } = server;
  const session = createSession(memoryStore());
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api`, session, backoffMs: () => 0 });
  const stop = new AbortController();
  const input = { slug: planted.id, query: { search: planted.query }, body: { password: planted.password } };
  const answer = client.send(kinds[kind] as (typeof kinds)['a write'], input, { signal: stop.signal });
  await expect.poll(hits).toBe(1);
  stop.abort(new Error(planted.password));
  const error: unknown = await answer.catch(met => met);
  expect(error).toMatchObject({ code: 'cancelled', reason: 'cancelled' });
  expectNothingPlanted(error);
  expect(hits()).toBe(1);
});

test('an upload that is cut on its way is lost, and nothing of it is told', async () => {
  server = await faultServer(request => void request.once('data', () => request.socket.resetAndDestroy()));
  const { port, hits } = server;
  const session = createSession(memoryStore());
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api`, session });
  const scan = new Blob([planted.passport.repeat(500_000)]);
  const answer = client.send(
    kinds['an upload'],
    { slug: '1', query: { search: planted.query }, body: { password: planted.password, scan } },
    { onUploadProgress: () => undefined } as object,
  );
  const error: unknown = await answer.catch(met => met);
  expect(error).toMatchObject({ code: 'reset', facts: { code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) } });
  expectNothingPlanted(error);
  expect(hits()).toBe(1);
});

test('a transport of the caller’s own cannot make an error that quotes the request', async () => {
  const client = createClient({
    baseUrl: '/api',
    session: createSession(memoryStore()),
    transport: async ({ body, headers }) => {
      const cause = Object.assign(new Error(planted.password), { config: { body, headers } });
      throw Object.assign(new Error(JSON.stringify(body), { cause }), { name: planted.password, config: { body } });
    },
  });
  const input = { slug: '1', query: { search: planted.query }, body: { password: planted.password } };
  const error: unknown = await client.send(kinds['a write'], input).catch(met => met);
  expect(error).toMatchObject({ code: 'internal', call: 'test.write' });
  expectNothingPlanted(error);
});

test('whatever an error is made of, only known facts of it are kept', () => {
  const from = Object.assign(new Error(planted.password), {
    ...{ code: 'ECONNRESET', syscall: 'read', status: 502, config: planted, requestId: `${planted.key} ` },
  });
  const error = new Unreachable('reset', from);
  expect(error.facts).toEqual({ code: 'ECONNRESET', syscall: 'read', status: 502 });
  expectNothingPlanted(error);
});
