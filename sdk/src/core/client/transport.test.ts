import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { expect, onTestFinished, test, vi } from 'vitest';
import { file } from '../schema/file.ts';
import { ApiFailure } from './errors.ts';
import { axiosTransport } from './transport.axios.ts';
import type { Outgoing } from './transport.ts';
import { Unreachable } from './unreachable.ts';

async function serving(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return axiosTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, axios.create());
}

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

test('an answer is passed on', async () => {
  const send = await serving((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: request.url, access: request.headers.access }));
  });
  expect(await send(outgoing({ query: { a: 'б' }, headers: { access: 't' } }))).toEqual({
    url: '/api/x?a=%D0%B1',
    access: 't',
  });
});

test('a call without a body does not say what type its body has', async () => {
  const send = await serving((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ type: request.headers['content-type'] ?? null }));
  });
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
    expect(await send(outgoing({ method })), method).toEqual({ type: null });
  expect(await send(outgoing({ method: 'POST', body: {} }))).toEqual({ type: 'application/json' });
});

test('a refusal becomes an ApiFailure with code, fields and Retry-After', async () => {
  const send = await serving((_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' });
    response.end(JSON.stringify({ message: 'x', code: 'rate_limited', fields: { phone: 'y' }, requestId: 'r' }));
  });
  const failure = await send(outgoing()).catch(error => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code: 'rate_limited', fields: { phone: 'y' }, requestId: 'r', retryAfter: 7 });
});

test('a refused download is read as the error it is', async () => {
  const send = await serving((_request, response) => {
    response.writeHead(409, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'receipt_not_ready', code: 'receipt_not_ready', requestId: 'r' }));
  });
  await expect(send(outgoing({ binary: file('application/pdf') }))).rejects.toMatchObject({
    code: 'receipt_not_ready',
  });
});

test('a download brings bytes, type and name', async () => {
  const send = await serving((_request, response) => {
    response.setHeader('content-type', 'application/pdf');
    response.setHeader(
      'content-disposition',
      `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent('Чек № 7.pdf')}`,
    );
    response.end('bytes');
  });
  const received = (await send(outgoing({ binary: file('application/pdf') }))) as {
    data: Blob;
    type: string;
    name: string;
  };
  expect(await received.data.text()).toBe('bytes');
  expect(received).toMatchObject({ type: 'application/pdf', name: 'Чек № 7.pdf' });
});

test('an upload is told to be done once, also where nothing was told on the way', async () => {
  const send = await serving((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const progress: number[] = [];
  const onUploadProgress = (done: number) => void progress.push(done);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(500_000)]));
  await send(outgoing({ method: 'POST', body: form, onUploadProgress }));
  expect(progress.filter(done => done === 1)).toEqual([1]);
  expect(progress.at(-1)).toBe(1);
  progress.length = 0;
  // Without a body there is nothing to upload, so only the end is reported.
  await send(outgoing({ method: 'POST', onUploadProgress }));
  expect(progress).toEqual([1]);
});

test('what must outlive its page goes by a fetch that may, as JSON like everything else', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const send = await serving(async (request, response) => {
    const body = (await request.toArray()).join('');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ body, type: request.headers['content-type'], access: request.headers.access }));
  });
  const note = { method: 'POST', body: { a: 'б' }, headers: { access: 't' } };
  const answer = await send(outgoing({ ...note, keepAlive: true }));
  expect(answer).toEqual({ body: '{"a":"б"}', type: 'application/json', access: 't' });
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ keepalive: true });
  await send(outgoing(note));
  expect(fetched).toHaveBeenCalledOnce();
});

test('silence, refusal to connect and cancelling are told apart', async () => {
  const silent = await serving(() => undefined);
  await expect(silent(outgoing({ timeoutMs: 30 }))).rejects.toMatchObject({ reason: 'timeout' });
  const stop = new AbortController();
  const answer = silent(outgoing({ signal: stop.signal }));
  setTimeout(() => stop.abort(), 10);
  await expect(answer).rejects.toMatchObject({ reason: 'cancelled' });
  const nobody = axiosTransport('http://127.0.0.1:9/api', axios.create());
  const failure: unknown = await nobody(outgoing()).catch(error => error);
  expect(failure).toBeInstanceOf(Unreachable);
  expect(failure).toMatchObject({ reason: 'network' });
});

test('an absolute address in a path cannot leave the server', async () => {
  const send = await serving((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: request.url }));
  });
  expect(await send(outgoing({ url: 'http://evil.example/x' }))).toMatchObject({
    url: expect.stringContaining('/api/'),
  });
});
