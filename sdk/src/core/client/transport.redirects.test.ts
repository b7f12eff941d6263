import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ownAxios } from './sending.browser.ts';
import { axiosTransport } from './transport.axios.ts';
import { fetchTransport } from './transport.fetch.ts';
import type { Outgoing, Transport } from './transport.ts';

// No redirect takes a token to another origin, however the request is made.

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const form = () => {
  const made = new FormData();
  made.append('file', new Blob(['a passport']));
  return made;
};
const outgoing = (values: Partial<Outgoing>): Outgoing => ({
  method: 'POST',
  url: '/x',
  query: undefined,
  body: { a: 1 },
  headers: { access: 'secret' },
  binary: undefined,
  timeoutMs: 5000,
  signal: undefined,
  onUploadProgress: undefined,
  keepAlive: false,
  ...values,
});

/** A place where axios would use XMLHttpRequest, which follows redirects with all headers. */
const inPage = () => vi.stubGlobal('XMLHttpRequest', class {});

const ways: Readonly<Record<string, (address: string) => Transport>> = {
  'axios of Node': address => axiosTransport(address, axios.create()),
  'axios of a page': address => {
    inPage();
    return axiosTransport(address, ownAxios);
  },
  'an instance of a page, set to follow': address => {
    inPage();
    const fetchOptions = { redirect: 'follow' } as const;
    return axiosTransport(address, axios.create({ adapter: 'xhr', maxRedirects: 5, fetchOptions }));
  },
  fetch: fetchTransport,
};
const requests: Readonly<Record<string, () => Partial<Outgoing>>> = {
  'a call': () => ({}),
  'a read': () => ({ method: 'GET', body: undefined }),
  'a call that outlives its page': () => ({ keepAlive: true }),
  'an upload': () => ({ body: form() }),
  'an upload with progress': () => ({ body: form(), onUploadProgress: () => undefined }),
};

describe.each(Object.keys(ways))('by %s', way => {
  test.each(Object.keys(requests))('%s goes nowhere else', async request => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const seen = vi.fn();
    const foreign = await listening(({ headers }, response) => {
      seen(headers);
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}');
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const home = await listening((incoming, response) => {
        incoming.resume().on('end', () => response.writeHead(status, { location: `${foreign}/x` }).end());
      });
      const send = ways[way]?.(home);
      await expect(send?.(outgoing(requests[request]?.() ?? {}))).rejects.toMatchObject({ code: 'redirect' });
    }
    expect(seen).not.toHaveBeenCalled();
  });
});

test.each([
  [false, 'fetch'],
  [true, 'xhr'],
])('a page shows an upload only if its policy allows it and its caller listens: %s', async (showsUploads, adapter) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  inPage();
  const request = vi.fn(async (_: object) => ({
    status: 200,
    headers: {},
    data: new TextEncoder().encode('{}').buffer,
  }));
  const send = axiosTransport('https://venue.example/api', { request: request as never }, showsUploads);
  await send(outgoing({ body: form(), onUploadProgress: () => undefined }));
  await send(outgoing({ body: form(), onUploadProgress: () => undefined, keepAlive: true }));
  await send(outgoing({ body: form() }));
  await send(outgoing({ onUploadProgress: () => undefined }));
  const shown = request.mock.calls.map(([config]) => [
    'adapter' in config && config.adapter,
    'onUploadProgress' in config,
  ]);
  expect(shown).toEqual([
    [adapter, showsUploads],
    ['fetch', false],
    ['fetch', false],
    ['fetch', false],
  ]);
});

test.each([
  ['nobody listens to', {}],
  ['outlives its page', { onUploadProgress: () => undefined, keepAlive: true }],
])('an upload of a page that %s gets time by its size, because nothing tells its progress', async (_, values) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  inPage();
  const request = ({ signal }: { signal: AbortSignal }) =>
    new Promise((done, fail) => {
      signal.addEventListener('abort', fail);
      setTimeout(done, 100, { status: 200, headers: {}, data: new TextEncoder().encode('{}').buffer });
    });
  const send = axiosTransport('https://venue.example/api', { request: request as never }, true);
  const long = new FormData();
  long.append('file', new Blob([new Uint8Array(100_000)]));
  expect(await send(outgoing({ body: long, timeoutMs: 20, ...values }))).toEqual({});
  const listens = { onUploadProgress: () => undefined };
  await expect(send(outgoing({ body: long, timeoutMs: 20, ...listens }))).rejects.toMatchObject({ code: 'timeout' });
});
