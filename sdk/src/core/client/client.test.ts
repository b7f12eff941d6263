import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createClient as clientByFetch } from '../../fetch.ts';
import { uploadAvatar } from '../../profile/profile.calls.ts';
import { listRooms } from '../../rooms/rooms.calls.ts';
import { call } from '../schema/call.ts';
import { Id, message } from '../schema/fields.ts';
import { file } from '../schema/file.ts';
import { beginTrace } from './beginTrace.ts';
import { type Client, createClient } from './client.ts';
import { ApiFailure } from './errors.ts';
import type { ClientOptions } from './options.ts';
import { createSession, memoryStore } from './session.ts';
import type { Outgoing } from './transport.ts';

const readOne = call({
  id: 'test.read',
  summary: 'Read',
  method: 'GET',
  path: '/things/{slug}/show',
  access: 'public',
  query: z.object({ deep: z.optional(z.boolean()) }),
  reply: message(z.object({ id: Id })),
  reads: ['things'],
});
const write = call({
  id: 'test.write',
  summary: 'Write',
  method: 'POST',
  path: '/things',
  access: 'customer',
  body: z.object({ name: z.string() }),
  reply: message(z.object({ id: Id })),
  changes: ['things'],
  repeat: 'never: each one counts',
});
const upload = call({
  id: 'test.upload',
  summary: 'Upload',
  method: 'POST',
  path: '/things',
  access: 'customer',
  reply: message(z.object({ id: Id })),
  changes: ['things'],
  repeat: 'never: each one adds a file',
  body: z.looseObject({ file: z.custom<Blob>() }),
  upload: ['file'],
});
const download = call({
  id: 'test.file',
  summary: 'File',
  method: 'POST',
  path: '/file',
  access: 'public',
  reply: file('application/pdf'),
  reads: ['things'],
});

/** A client whose server answers with these steps, one per try. */
function clientOf(steps: unknown[], options: Partial<ClientOptions> = {}): { client: Client; sent: Outgoing[] } {
  const sent: Outgoing[] = [];
  const session = createSession(memoryStore());
  const client = createClient({
    baseUrl: '/api',
    session,
    replies: 'strict',
    backoffMs: () => 0,
    transport: async outgoing => {
      sent.push(outgoing);
      const step = steps[sent.length - 1];
      if (step instanceof Error) throw step;
      return step;
    },
    ...options,
  });
  return { client, sent };
}

/** A server that always sends one reply, and the access tokens it received. */
async function serving(answer: unknown) {
  const accesses: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    accesses.push(request.headers.access);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/api`, port, accesses };
}

const ok = { message: { id: 7 } };
const down = () => new ApiFailure('unavailable');

test('fills the path, sends query and body, answers the declared reply', async () => {
  const { client, sent } = clientOf([ok]);
  expect(await client.send(readOne, { slug: 'a/b', query: { deep: true } })).toEqual(ok);
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/things/a%2Fb/show', query: { deep: true } });
});

test.each([undefined, null, '', '.', '..'])(
  'a path with %s in it would be another path, and never travels',
  async id => {
    const onError = vi.fn();
    const { client, sent } = clientOf([ok], { onError });
    await expect(client.send(readOne, { slug: id, query: {} } as never)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { slug: 'Обязательное поле' },
    });
    expect(sent).toHaveLength(0);
    expect(onError).toHaveBeenCalledOnce();
  },
);

test('sends both tokens of the current role', async () => {
  const { client, sent } = clientOf([ok]);
  client.session.signIn({ roleId: 1, access: 'a', profile: 'p', expired: new Date(Date.now() + 1000).toISOString() });
  await client.send(write, { body: { name: 'x' } });
  expect(sent[0]?.headers).toMatchObject({ access: 'a', profile: 'p' });
});

test('a form carries files as they are, lists as repeated fields, records as JSON, and nothing for nothing', async () => {
  const { client, sent } = clientOf([ok]);
  const body = { file: new Blob(['x']), tags: ['a', 2], meta: { a: 1 }, none: null, left: undefined };
  await client.send(upload, { body });
  const form = sent[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['file', 'tags', 'tags', 'meta']);
  expect(form.get('file')).toBeInstanceOf(Blob);
  expect(form.getAll('tags')).toEqual(['a', '2']);
  expect(form.get('meta')).toBe('{"a":1}');
});

test.each([
  [{}, {}, 20_000],
  [{ timeoutMs: 7 }, {}, 7],
  [{ timeoutMs: 7 }, { timeoutMs: 3 }, 3],
])('of the client’s time limit %o and the request’s %o, %i ms holds', async (options, sendOptions, timeoutMs) => {
  const { client, sent } = clientOf([ok], options);
  await client.send(write, { body: { name: 'x' } }, sendOptions);
  expect(sent[0]).toMatchObject({ timeoutMs });
});

test('several clients in one process keep their servers, sessions and settings apart', async () => {
  const servers = await Promise.all(['one', 'two'].map(name => serving({ message: { id: name.length }, name })));
  const [one, two] = servers.map(({ baseUrl, port }) => {
    const client = createClient({ baseUrl, session: createSession(memoryStore()), replies: 'off' });
    client.session.signIn({ roleId: 1, access: `for ${port}`, profile: 'p', expired: '2099-01-01T00:00:00.000Z' });
    return client;
  });
  const read = (client: Client | undefined) => client?.send(readOne, { slug: '1', query: {} });
  expect(await Promise.all([read(one), read(two), read(one)])).toMatchObject([
    { name: 'one' },
    { name: 'two' },
    { name: 'one' },
  ]);
  one?.session.signOut();
  await Promise.all([read(one), read(two)]);
  const [first, second] = servers;
  expect(first?.accesses).toEqual([`for ${first?.port}`, `for ${first?.port}`, undefined]);
  expect(second?.accesses).toEqual([`for ${second?.port}`, `for ${second?.port}`]);
});

test('nothing but ApiFailure and Unreachable is thrown, whatever the transport throws', async () => {
  const { client, sent } = clientOf([new TypeError('a bug'), ok]);
  await expect(client.send(readOne, { slug: '1', query: {} })).rejects.toMatchObject({
    code: 'internal',
    // The stack says where it happened; the message is left out because it may quote the request.
    cause: { message: '', stack: expect.stringMatching(/^Error\n +at .*client\.test\.ts:/) },
  });
  expect(sent).toHaveLength(1);
});

test('code that could not be fetched is the network’s failure, and is fetched again', async () => {
  let requestCount = 0;
  vi.doMock('./sending.ts', () => {
    requestCount++;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { baseUrl } = await serving(ok);
  const client = createClient({ baseUrl, session: createSession(memoryStore()), retries: 1, backoffMs: () => 1 });
  await expect(client.send(readOne, { slug: '1', query: {} })).rejects.toMatchObject({ code: 'not_loaded' });
  expect(requestCount).toBe(2);
  vi.doUnmock('./sending.ts');
  expect(await client.send(readOne, { slug: '1', query: {} })).toEqual(ok);
});

test('the code that sends calls is loaded ahead when asked for, once; a failure to load it is told by the call', async () => {
  const loads = { times: 0, fails: true };
  vi.doMock('./sending.ts', async original => {
    loads.times++;
    if (loads.fails) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
  const { baseUrl } = await serving(ok);
  const client = createClient({ baseUrl, session: createSession(memoryStore()), retries: 0 });
  await client.prepare();
  expect(loads.times).toBe(1);
  loads.fails = false;
  await Promise.all([client.prepare(), client.prepare()]);
  expect(loads.times).toBe(2);
  expect(await client.send(readOne, { slug: '1', query: {} })).toEqual(ok);
  expect(loads.times).toBe(2);
  vi.doUnmock('./sending.ts');
});

test.each([
  ['baseUrl', {}],
  ['baseUrl', { baseUrl: '/api' }],
  ['baseUrl', { baseUrl: 'venue.example/api' }],
  ['baseUrl', { baseUrl: 'ftp://venue.example' }],
  ['timeoutMs', { baseUrl: 'http://a', timeoutMs: 0 }],
  ['timeoutMs', { baseUrl: 'http://a', timeoutMs: Number.NaN }],
  ['retries', { baseUrl: 'http://a', retries: -1 }],
])('a client without a usable %s is not made: %o', (name, options) => {
  const make = () => createClient({ session: createSession(memoryStore()), ...options } as never);
  expect(make).toThrow(new TypeError(`createClient: ${name} is not usable`));
});

test.each([
  ['a number that JSON does not know', write, { body: { name: 1n } }],
  ['a form of it', upload, { body: { file: new Blob(), more: { deep: 1n } } }],
])('%s cannot be sent, which is not the server’s fault', async (_, call, input) => {
  const server = await serving(ok);
  const client = createClient({ ...server, session: createSession(memoryStore()) });
  await expect(client.send(call as typeof write, input as never)).rejects.toMatchObject({ code: 'malformed' });
  expect(server.accesses).toEqual([]);
});

describe('replies that do not fit their declaration', () => {
  const wrong = { message: { id: 'seven' } };

  test('strict: a failure, which says what does not fit', async () => {
    const onMismatch = vi.fn();
    const { client } = clientOf([wrong], { onMismatch });
    const failure: unknown = await client.send(readOne, { slug: '1', query: {} }).catch(error => error);
    expect(failure).toMatchObject({ code: 'misfit', call: 'test.read', facts: { misfits: 'message.id' } });
    expect(onMismatch).toHaveBeenCalledWith(readOne, expect.objectContaining({ issues: expect.any(Array) }));
  });

  test('what parsing would strip is stripped', async () => {
    const { client } = clientOf([{ message: { id: 7, more: 1 } }]);
    expect(await client.send(readOne, { slug: '1', query: {} })).toEqual(ok);
  });

  test('report, unless said otherwise: reported and passed on, so that an old client outlives a new server', async () => {
    const onMismatch = vi.fn();
    const session = createSession(memoryStore());
    const client = createClient({ baseUrl: '/api', session, transport: async () => wrong, onMismatch });
    expect(await client.send(readOne, { slug: '1', query: {} })).toEqual(wrong);
    expect(onMismatch).toHaveBeenCalledOnce();
  });

  test('off: not looked at', async () => {
    const onMismatch = vi.fn();
    const { client } = clientOf([wrong], { replies: 'off', onMismatch });
    expect(await client.send(readOne, { slug: '1', query: {} })).toEqual(wrong);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  test('a file is passed on as it is', async () => {
    const received = { data: new Blob(['x']), type: 'application/pdf', name: 'a.pdf' };
    const { client, sent } = clientOf([received]);
    expect(await client.send(download, {})).toBe(received);
    expect(sent[0]?.binary).toBe(download.reply);
  });
});

describe('hooks', () => {
  test('hear the call, its reply or failure, and which of several requests it is', async () => {
    const [onRequest, onResponse, onError] = [vi.fn(), vi.fn(), vi.fn()];
    const { client } = clientOf([ok, down(), down(), down()], { onRequest, onResponse, onError });
    await client.send(readOne, { slug: '1', query: {} });
    await client.send(readOne, { slug: '1', query: {} }).catch(() => undefined);
    const [first, second] = onRequest.mock.calls.map(([, exchange]) => exchange);
    expect(first).not.toBe(second);
    expect(onResponse.mock.calls).toEqual([[readOne, ok, first]]);
    expect(onError.mock.calls).toEqual([[readOne, expect.objectContaining({ code: 'unavailable' }), second]]);
    expect(onResponse.mock.calls[0]?.[2]).toBe(first);
    expect(onError.mock.calls[0]?.[2]).toBe(second);
    expect([first.tries, second.tries]).toEqual([1, 3]);
  });

  test('may give every try a header of their own', async () => {
    const { client, sent } = clientOf([down(), ok], {
      onRequest: (_, { headers }) => void Object.assign(headers, { traceparent: 'x' }),
    });
    await client.send(readOne, { slug: '1', query: {} });
    expect(sent.map(({ headers }) => headers.traceparent)).toEqual(['x', 'x']);
  });

  test('begin a trace with each call, one for all its tries', async () => {
    const { client, sent } = clientOf([down(), ok, ok], { onRequest: beginTrace });
    await client.send(readOne, { slug: '1', query: {} });
    await client.send(readOne, { slug: '1', query: {} });
    const [first, again, next] = sent.map(({ headers }) => headers.traceparent);
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(again).toBe(first);
    expect(next).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(next).not.toBe(first);
  });

  test('that throw change nothing for the caller', async () => {
    const bug = new Error('a bug of the log');
    const broken = () => {
      throw bug;
    };
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => print.mockRestore());
    const hooks = { onRequest: broken, onResponse: broken, onError: broken };
    const { client } = clientOf([ok, new ApiFailure('not_found')], hooks);
    expect(await client.send(readOne, { slug: '1', query: {} })).toEqual(ok);
    await expect(client.send(readOne, { slug: '1', query: {} })).rejects.toMatchObject({ code: 'not_found' });
    expect(print.mock.calls).toEqual([[bug], [bug], [bug], [bug]]);
  });
});

test('fields that the server did not read are reported; strict handling is asked for', async () => {
  const requests: unknown[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers.prefer);
    response.setHeader('content-type', 'application/json');
    response.setHeader('ignored-fields', 'organization.inn, %D0%B8%D0%BC%D1%8F, %zz');
    response.end(JSON.stringify(ok));
  });
  await new Promise<void>(done => server.listen(0, done));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onIgnored = vi.fn();
  for (const handling of [undefined, 'strict'] as const) {
    const options = { baseUrl, session: createSession(memoryStore()), onIgnored, ...(handling ? { handling } : {}) };
    await createClient(options).send(readOne, { slug: '1', query: {} });
  }
  expect(requests).toEqual([undefined, 'handling=strict']);
  expect(onIgnored.mock.calls).toHaveLength(2);
  expect(onIgnored.mock.calls[0]?.slice(0, 2)).toEqual([readOne, ['organization.inn', 'имя', '%zz']]);
});

describe('one request', () => {
  test('has headers of its own, which replace neither tokens nor key', async () => {
    const { client, sent } = clientOf([ok]);
    client.session.signIn({ roleId: 1, access: 'a', profile: 'p', expired: '2099-01-01T00:00:00.000Z' });
    const headers = { 'Accept-Language': 'ru', access: 'another', Access: 'a third', 'Idempotency-Key': 'k' };
    await client.send(readOne, { slug: '1', query: {} }, { headers });
    expect(sent[0]?.headers).toEqual({ 'accept-language': 'ru', access: 'a', profile: 'p' });
  });

  test('has a check of replies of its own', async () => {
    const wrong = { message: 'odd' };
    const { client } = clientOf([wrong, wrong]);
    const send = (replies: 'strict' | 'off') => client.send(readOne, { slug: '1', query: {} }, { replies });
    expect(await send('off')).toBe(wrong);
    await expect(send('strict')).rejects.toMatchObject({ code: 'misfit' });
  });
});

test('without a session there is one in memory', async () => {
  const sent: Outgoing[] = [];
  const transport = async (outgoing: Outgoing) => {
    sent.push(outgoing);
    return ok;
  };
  const client = createClient({ baseUrl: '/api', transport });
  await client.send(readOne, { slug: '1', query: {} });
  client.session.signIn({ roleId: 1, access: 'a', profile: 'p', expired: '2099-01-01T00:00:00.000Z' });
  await client.send(readOne, { slug: '1', query: {} });
  expect(sent.map(({ headers }) => headers.access)).toEqual([undefined, 'a']);
});

test('arguments that a call does not take do not compile', () => {
  const { client } = clientOf([]);
  () => [
    client.send(uploadAvatar, { body: { file: new Blob() as File } }, { onUploadProgress: () => undefined }),
    // @ts-expect-error: a number is no input
    client.send(listRooms, 42),
    // @ts-expect-error: a text is none either
    client.send(listRooms, 'all'),
    // @ts-expect-error: no call has such an option
    client.send(listRooms, {}, { timeout: 5 }),
    // @ts-expect-error: nothing is uploaded
    client.send(listRooms, {}, { onUploadProgress: () => undefined }),
    // @ts-expect-error: fetch shows no uploads
    clientByFetch({ baseUrl: '/api', showsUploads: true }),
  ];
});
