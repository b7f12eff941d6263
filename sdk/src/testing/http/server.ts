import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnswersOptions, answers } from './answers.ts';

export interface MockServerOptions extends AnswersOptions {
  /** Default: any free one. */
  readonly port?: number;
}

export interface MockServer {
  /** Where the API is, for `createClient`: `http://127.0.0.1:4010/api`. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** The largest request: the mock holds it in memory. */
const MOST_BYTES = 50_000_000;

/** Starts a server on this machine that answers every call of the API with samples, for whichever page asks. */
export async function startMock({ port = 0, ...options }: MockServerOptions = {}): Promise<MockServer> {
  const answer = answers(options);
  const server = createServer((incoming, outgoing) => {
    void reply(incoming, outgoing, answer).catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' });
      outgoing.end(
        JSON.stringify({ code: 'internal', message: String(error), text: String(error), requestId: 'mock' }),
      );
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${own}/api`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function reply(incoming: IncomingMessage, outgoing: ServerResponse, answer: ReturnType<typeof answers>) {
  outgoing.setHeader('date', new Date().toUTCString());
  for (const [name, value] of Object.entries(forPages(incoming))) outgoing.setHeader(name, value);
  if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end();
  const answered = await answer(await requestOf(incoming));
  if (answered === 'hang') return;
  if (answered === 'drop') return void incoming.socket.destroy();
  outgoing.writeHead(answered.status, Object.fromEntries(answered.headers));
  outgoing.end(new Uint8Array(await answered.arrayBuffer()));
}

/** Any page may ask, and read every header. */
const forPages = ({ headers }: IncomingMessage): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-expose-headers': '*',
});

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('the request is larger than the mock reads');
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const { method = 'GET', url = '/' } = incoming;
  const body = method === 'GET' || size === 0 ? null : new Uint8Array(Buffer.concat(chunks));
  return new Request(new URL(url, 'http://mock'), { method, headers, body });
}
