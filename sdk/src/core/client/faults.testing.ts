import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FailureCode } from './failures.ts';
import type { UnreachableCode } from './unreachable.ts';

// Everything that a network, a proxy or a server can do wrong to one call, done by a real server.

export interface Fault {
  readonly name: string;
  readonly answer?: RequestListener;
  /** Where to send the call instead, given the server's port. */
  readonly baseUrl?: (port: number) => string;
  /** The expected code of an Unreachable. */
  readonly code?: UnreachableCode;
  /** The expected code of an ApiFailure. */
  readonly failure?: FailureCode;
  readonly status?: number;
  readonly timeoutMs?: number;
  /** A final failure: not even a read is repeated. */
  readonly final?: true;
  /** Only for calls with JSON replies, or only for files. */
  readonly only?: 'json' | 'file';
  /** The expected code with fetch, where it differs from Node. */
  readonly fetch?: UnreachableCode;
}

const head = (status: number, type?: string, more: Record<string, string> = {}) =>
  [status, { ...(type === undefined ? {} : { 'content-type': type }), ...more }] as const;

const says =
  (
    status: number,
    type: string | undefined,
    body: string | Buffer,
    more: Record<string, string> = {},
  ): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(...head(status, type, more)).end(body));
  };
const json = (status: number, value: unknown, more?: Record<string, string>) =>
  says(status, 'application/json', JSON.stringify(value), more);

/** Sends a part of a response and breaks the connection. */
const breaks =
  (status: number, type: string, more: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(...head(status, type, more));
      response.write('{"message":{"id":', () => setTimeout(() => response.destroy(), 20));
    });
  };

const raw =
  (bytes: string) =>
  ({ socket }: IncomingMessage, _: ServerResponse): void =>
    void socket.end(bytes);

const page = '<!doctype html><html><title>Sign in</title></html>';
const gzip = { 'content-encoding': 'gzip' };
const refusal = (code: string) => ({ message: code, code, requestId: 'r1' });
/** A response that quotes the request, as debugging proxies do. */
const echo =
  (status: number, code?: string): RequestListener =>
  async (request, response) => {
    const body = (await request.toArray()).join('');
    const quoted = JSON.stringify([request.url, request.headers, body]);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        ...{ message: quoted, code: code ?? quoted, text: quoted.slice(0, 300), requestId: quoted },
        ...{ fields: { all: quoted }, data: { quoted } },
      }),
    );
  };

const whatIsSaid: readonly Fault[] = [
  { name: '500 as JSON', answer: json(500, refusal('internal')), failure: 'internal', final: true },
  { name: '500 that quotes the request', answer: echo(500), failure: 'internal', final: true },
  { name: '409 that quotes it as ours would', answer: echo(409, 'slot_taken'), failure: 'slot_taken', final: true },
  { name: '409 that quotes the request', answer: echo(409), failure: 'conflict', final: true },
  { name: '409 unknown', answer: json(409, refusal('from_the_future')), failure: 'conflict', final: true },
  { name: '400', answer: json(400, refusal('invalid_input')), failure: 'invalid_input', final: true },
  { name: '401 of a proxy', answer: says(401, 'text/html', page), failure: 'access_denied', final: true },
  { name: '403 of a proxy', answer: says(403, 'text/html', page), failure: 'forbidden', final: true },
  { name: '408', answer: says(408, undefined, ''), failure: 'unavailable' },
  { name: '418', answer: says(418, 'text/plain', 'tea'), failure: 'internal', final: true },
  { name: '429 without a time', answer: json(429, refusal('rate_limited')), failure: 'rate_limited', final: true },
  {
    name: '429 with a time',
    answer: json(429, refusal('rate_limited'), { 'retry-after': '0' }),
    failure: 'rate_limited',
  },
  { name: '502 as HTML', answer: says(502, 'text/html', page), failure: 'unavailable' },
  { name: '503', answer: json(503, refusal('unavailable')), failure: 'unavailable' },
];

const whatIsNoAnswer: readonly Fault[] = [
  { name: '200 as HTML', answer: says(200, 'text/html; charset=utf-8', page), code: 'page' },
  { name: '200 of HTML called JSON', answer: says(200, 'application/json', page), code: 'page', only: 'json' },
  { name: '200 and nothing', answer: says(200, 'application/json', ''), code: 'empty' },
  { name: '204', answer: says(204, undefined, ''), code: 'empty', status: 204 },
  {
    name: 'truncated JSON',
    answer: says(200, 'application/json', '{"message":{"id'),
    code: 'not_json',
    only: 'json',
  },
  { name: 'null', answer: json(200, null), code: 'not_an_object', only: 'json' },
  { name: 'a list', answer: json(200, []), code: 'not_an_object', only: 'json' },
  { name: 'a text', answer: json(200, 'ok'), code: 'not_an_object', only: 'json' },
  {
    name: 'JSON called text',
    answer: says(200, 'text/plain', '{"message":{"id":1}}'),
    code: 'wrong_type',
    only: 'json',
  },
  {
    name: 'JSON instead of a file',
    answer: json(200, { message: {} }),
    code: 'wrong_type',
    only: 'file',
  },
  {
    name: 'bytes that are not UTF-8',
    answer: says(200, 'application/json', Buffer.from('{"a":"\xff"}', 'latin1')),
    code: 'undecodable',
    only: 'json',
  },
  { name: 'bytes that are not gzip', answer: says(200, 'application/json', 'garbage', gzip), code: 'undecodable' },
  {
    name: 'gzip without its end',
    answer: says(200, 'application/json', gzipSync('{"a":1}').subarray(0, 15), gzip),
    code: 'not_json',
    only: 'json',
  },
  { name: 'bytes that are not HTTP', answer: raw('garbage\r\n\r\n'), code: 'undecodable', fetch: 'network' },
  ...[301, 302, 303, 307, 308].map(
    (status): Fault => ({
      name: `${status} elsewhere`,
      answer: says(status, undefined, '', { location: 'http://127.0.0.1:9/elsewhere' }),
      code: 'redirect',
      status,
      final: true,
    }),
  ),
];

const whatBreaks: readonly Fault[] = [
  {
    name: 'reset before the answer',
    answer: ({ socket }) => void socket.resetAndDestroy(),
    code: 'reset',
  },
  {
    name: 'closed before the answer',
    answer: ({ socket }) => void socket.destroy(),
    code: 'reset',
  },
  {
    name: 'cut in a body of known length',
    answer: breaks(200, 'application/json', { 'content-length': '99' }),
    code: 'cut',
    status: 200,
  },
  { name: 'cut between chunks', answer: breaks(200, 'application/json'), code: 'cut', status: 200 },
  {
    name: 'cut in a file',
    answer: breaks(200, 'application/pdf', { 'content-length': '99' }),
    code: 'cut',
    only: 'file',
  },
  { name: 'cut in a refusal', answer: breaks(500, 'application/json'), code: 'cut', status: 500 },
  { name: 'silence', answer: () => undefined, code: 'timeout', timeoutMs: 100 },
  {
    name: 'silence after the head',
    answer: (_, response) => response.writeHead(200).flushHeaders(),
    code: 'timeout',
    timeoutMs: 100,
  },
  { name: 'nobody listens', baseUrl: () => 'http://127.0.0.1:47', code: 'refused' },
  { name: 'no such host', baseUrl: () => 'http://no..such.host', code: 'dns' },
  { name: 'no TLS', baseUrl: port => `https://127.0.0.1:${port}`, code: 'tls' },
];

export const faults: readonly Fault[] = [...whatIsSaid, ...whatIsNoAnswer, ...whatBreaks];

export interface FaultServer {
  readonly port: number;
  /** Number of requests since the last call of this function. */
  readonly hits: () => number;
  readonly close: () => void;
}

/** A server that answers every request with one fault. */
export async function faultServer(answer: RequestListener = () => undefined): Promise<FaultServer> {
  let hits = 0;
  const server: Server = createServer((request, response) => {
    hits++;
    answer(request, response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    hits: () => hits,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
