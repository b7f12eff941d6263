import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import axios from 'axios';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { file } from '../schema/file.ts';
import { ownAxios } from './sending.browser.ts';
import { axiosTransport } from './transport.axios.ts';
import { fetchTransport } from './transport.fetch.ts';
import type { Outgoing } from './transport.ts';

// Network behaviour: slow or broken transfers, and responses from somebody else than the server.

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const serving = async (answer: RequestListener) => axiosTransport(await listening(answer), axios.create());
const outgoing = (values: Partial<Outgoing> = {}): Outgoing => ({
  method: 'GET',
  url: '/x',
  query: undefined,
  body: undefined,
  headers: {},
  binary: undefined,
  timeoutMs: 1000,
  signal: undefined,
  onUploadProgress: undefined,
  keepAlive: false,
  ...values,
});
const form = (bytes: number) => {
  const made = new FormData();
  made.append('file', new Blob([new Uint8Array(bytes)]));
  return made;
};
/** Sends one byte after another, with pauses. */
async function drip(response: ServerResponse, bytes: number, everyMs: number): Promise<void> {
  for (let sent = 0; sent < bytes && !response.destroyed; sent++) {
    response.write(' ');
    await pause(everyMs);
  }
  response.end('{}');
}

describe('time', () => {
  test('an answer that drips in has as much of it as one that does not come', async () => {
    const send = await serving((_request, response) => void drip(response, 100, 20));
    await expect(send(outgoing({ timeoutMs: 150 }))).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('a limit beyond what timers can count is none', async () => {
    const send = await serving((_request, response) => void setTimeout(() => response.end('{}'), 50));
    for (const timeoutMs of [Number.POSITIVE_INFINITY, 3e9]) expect(await send(outgoing({ timeoutMs }))).toEqual({});
  });

  test('a file may take longer, while it moves', async () => {
    const send = await serving((_request, response) => void drip(response, 30, 50));
    const begun = performance.now();
    expect(await send(outgoing({ binary: file('application/pdf'), timeoutMs: 1000 }))).toMatchObject({
      name: 'file.bin',
    });
    expect(performance.now() - begun).toBeGreaterThan(1000);
  });

  test('and is given up when it stops', async () => {
    const send = await serving((_request, response) => void response.write('beginning'));
    await expect(send(outgoing({ binary: file('application/pdf'), timeoutMs: 150 }))).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  test('so is an upload nobody takes', async () => {
    const send = await serving(request => void request.pause());
    const upload = outgoing({ method: 'POST', body: form(20_000_000), timeoutMs: 300 });
    await expect(send(upload)).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('an upload may take longer, while it moves', async () => {
    const send = await serving(async (request, response) => {
      for await (const _ of request) await pause(10);
      response.setHeader('content-type', 'application/json').end('{}');
    });
    const begun = performance.now();
    await send(outgoing({ method: 'POST', body: form(20_000_000), timeoutMs: 2000 }));
    expect(performance.now() - begun).toBeGreaterThan(2000);
  });

  test('afterwards neither a timer nor a listener is left', async () => {
    const send = await serving((_request, response) => void response.end('{}'));
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    await send(outgoing({ signal, timeoutMs: 60_000 }));
    expect(add).toHaveBeenCalledOnce();
    expect(remove.mock.calls[0]?.slice(0, 2)).toEqual(add.mock.calls[0]?.slice(0, 2));
    expect(clear).toHaveBeenCalled();
    clear.mockRestore();
  });
});

describe('who answers', () => {
  test('a caller’s own instance of axios carries the request, and its settings change neither where to nor what for', async () => {
    const home = await listening((request, response) => response.end(JSON.stringify({ asked: request.url })));
    const seen = vi.fn();
    const instance = axios.create({ baseURL: 'http://127.0.0.1:1/elsewhere', responseType: 'text', maxRedirects: 5 });
    instance.interceptors.request.use(config => {
      seen(config.url);
      return config;
    });
    const send = axiosTransport(`${home}/api`, instance);
    expect(await send(outgoing({ query: { page: 2 } }))).toEqual({ asked: '/api/x?page=2' });
    expect(seen.mock.calls).toEqual([[`${home}/api/x?page=2`]]);
  });

  test('tokens follow no redirect to another host', async () => {
    const onRequest = vi.fn();
    const foreign = await listening((request, response) => {
      onRequest(request.headers);
      response.end('{}');
    });
    const send = await serving((_request, response) => void response.writeHead(302, { location: foreign }).end());
    await expect(send(outgoing({ headers: { access: 'secret' } }))).rejects.toMatchObject({ code: 'redirect' });
    expect(onRequest).not.toHaveBeenCalled();
  });

  test.each([
    ['data', undefined],
    ['a file', file('application/pdf')],
  ])('502 of a proxy is read by its status, asked for %s', async (_, binary) => {
    const send = await serving((_request, response) => void response.writeHead(502).end('<html>Bad Gateway</html>'));
    await expect(send(outgoing({ binary }))).rejects.toMatchObject({ code: 'unavailable', status: 502 });
  });
});

const bomb: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  response.end(gzipSync(`{"a":1}${' '.repeat(2_000_000)}`));
};
test.each([
  ['axios', (home: string) => axiosTransport(home, axios.create())],
  ['what pages load of axios', (home: string) => axiosTransport(home, ownAxios)],
  ['fetch', fetchTransport],
])('a reply that unpacks to more than its limit is not read: %s', async (_, transport) => {
  const send = transport(await listening(bomb));
  const error: unknown = await send(outgoing({ maxBytes: 1_000_000 })).catch(met => met);
  expect(error).toMatchObject({ code: 'too_large', reason: 'unreadable' });
  expect(await send(outgoing({ maxBytes: 3_000_000 }))).toEqual({ a: 1 });
});

test.each([
  ['7', 7],
  ['0', 0],
  ['Fri, 20 Nov 2026 05:00:00 GMT', 3600],
  ['Fri, 20 Nov 2026 03:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['1.5', 2],
  // A wait is cut to a day.
  [`1${'0'.repeat(23)}`, 86_400],
  ['Fri, 01 Jan 2099 00:00:00 GMT', 86_400],
  ['soon, GMT', undefined],
  [undefined, undefined],
])('Retry-After «%s» is %s seconds', async (header, retryAfter) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 4) });
  onTestFinished(() => void vi.useRealTimers());
  const send = await serving((_request, response) => {
    response.writeHead(503, header === undefined ? {} : { 'retry-after': header }).end();
  });
  await expect(send(outgoing())).rejects.toMatchObject({ retryAfter });
});

test('a listener of progress that throws is heard of, and the upload goes on', async () => {
  const send = await serving((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  const bug = new Error('a bug of the screen');
  const onUploadProgress = vi.fn(() => {
    throw bug;
  });
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await send(outgoing({ method: 'POST', body: form(10), onUploadProgress }))).toEqual({});
  expect(onUploadProgress).toHaveBeenCalled();
  expect(print).toHaveBeenCalledWith(bug);
  print.mockRestore();
});

test('a bug on the way is thrown as it is', async () => {
  const bug = new TypeError('a bug');
  const instance = axios.create();
  instance.interceptors.request.use(() => {
    throw bug;
  });
  await expect(axiosTransport('http://127.0.0.1:9', instance)(outgoing())).rejects.toBe(bug);
});
