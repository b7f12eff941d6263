import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerErrors } from '../core/http/errors.ts';
import { testApi } from '../testing/api.ts';
import { type Bounds, boundAddresses, bounds, cutSlowBodies, timeouts } from './bounds.ts';
import { websocket } from './websocket.ts';

/** Bounds so wide that each test meets only the one it sets. */
const far: Bounds = {
  ...bounds,
  head: 30_000,
  keepAlive: 30_000,
  silence: 30_000,
  request: 30_000,
  grace: 30_000,
  look: 20,
};
/** Long enough for a busy machine, and far from every bound a test sets. */
const PATIENCE = 5_000;

interface Client {
  readonly socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Whether the server has ended the connection. */
  ended(): boolean;
}

function open(app: FastifyInstance): Client {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  const socket = connect(address.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  let over = false;
  socket.setEncoding('utf8').on('data', data => {
    text += data;
  });
  for (const event of ['end', 'close', 'error'])
    socket.on(event, () => {
      over = true;
    });
  return { socket, received: () => text, ended: () => over };
}

async function serverWith(set: Partial<Bounds>, limits = { connectionsPerAddress: 0, trustProxy: [] as string[] }) {
  const each = { ...far, ...set };
  const app = fastify({ ...timeouts(each), trustProxy: limits.trustProxy.length > 0 ? limits.trustProxy : false });
  onTestFinished(() => app.close());
  answerErrors(app);
  cutSlowBodies(app, each);
  await websocket(app);
  boundAddresses(app, limits);
  app.post('/take', async request => ({ bytes: JSON.stringify(request.body).length }));
  app.get('/slow', async () => {
    await pause(400);
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const bodyOf = (bytes: number) =>
  `POST /take HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Sends a piece every `everyMs` until all is sent or the connection has ended. */
async function dribble({ socket, ended }: Client, text: string, piece: number, everyMs: number): Promise<void> {
  for (let at = 0; at < text.length && !ended(); at += piece) {
    socket.write(text.slice(at, at + piece));
    await pause(everyMs);
  }
}

describe('time', () => {
  test('a head that never ends is cut', async () => {
    const client = open(await serverWith({ head: 200 }));
    client.socket.write('POST /take HTTP/1.1\r\nHost: a\r\n');
    await expect.poll(client.ended, { timeout: PATIENCE }).toBe(true);
    expect(client.received()).toMatch(/^HTTP\/1.1 408 /);
  });

  test('a body that falls silent is cut', async () => {
    const client = open(await serverWith({ silence: 200 }));
    client.socket.write(`${bodyOf(100)}{"half":`);
    await expect.poll(client.ended, { timeout: PATIENCE }).toBe(true);
  });

  test('a body that dribbles is cut, also one in chunks', async () => {
    const app = await serverWith({ grace: 200, pace: 1_000 });
    const sized = open(app);
    sized.socket.write(bodyOf(10_000));
    const chunked = open(app);
    chunked.socket.write(
      'POST /take HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    // 50 bytes a second, each of them well before anything would count as silence.
    await Promise.all([dribble(sized, '"'.padEnd(250, 'x'), 1, 20), dribble(chunked, '1\r\nx\r\n'.repeat(40), 6, 120)]);
    expect([sized.ended(), chunked.ended()]).toEqual([true, true]);
  });

  test('a slow and honest body arrives, over a line that also stalls', async () => {
    const client = open(await serverWith({ grace: 200, pace: 1_000, silence: 1_000 }));
    const text = JSON.stringify('x'.repeat(10_000));
    client.socket.write(bodyOf(text.length));
    await dribble(client, text.slice(0, 8_000), 200, 20);
    await pause(500);
    await dribble(client, text.slice(8_000), 200, 20);
    await expect.poll(client.received, { timeout: PATIENCE }).toContain('{"bytes":10002}');
    expect(client.received()).toMatch(/^HTTP\/1.1 200 /);
  });

  test('a request that takes too long as a whole is cut, whatever its pace', async () => {
    const client = open(await serverWith({ request: 600, head: 600 }));
    client.socket.write(bodyOf(1_000_000));
    await dribble(client, '"'.padEnd(200_000, 'x'), 1_000, 20);
    expect(client.ended()).toBe(true);
  });

  test('a connection that asks nothing more is closed', async () => {
    const client = open(await serverWith({ keepAlive: 200 }));
    client.socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(client.received, { timeout: PATIENCE }).toContain('{"done":true}');
    // Node adds a second of its own.
    await expect.poll(client.ended, { timeout: PATIENCE }).toBe(true);
  });

  test('what is no HTTP is answered with a code and closed', async () => {
    const client = open(await serverWith({}));
    client.socket.write('GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(client.ended, { timeout: PATIENCE }).toBe(true);
    expect(client.received()).toMatch(/^HTTP\/1.1 400 .*"code":"malformed"}$/s);
  });

  test('the real server has every one of them', async () => {
    const api = await testApi();
    onTestFinished(() => api.close());
    const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = api.app.server;
    expect([requestTimeout, headersTimeout, keepAliveTimeout, timeout]).toEqual([3_600_000, 20_000, 72_000, 120_000]);
  });
});

describe('number', () => {
  const ask = (client: Client, head = '') => client.socket.write(`GET /slow HTTP/1.1\r\nHost: a\r\n${head}\r\n`);

  test('an address has so many connections, and gets another when one has closed', async () => {
    const app = await serverWith({}, { connectionsPerAddress: 3, trustProxy: [] });
    const first = [open(app), open(app), open(app)];
    await pause(50);
    const fourth = open(app);
    await expect.poll(fourth.ended, { timeout: PATIENCE }).toBe(true);
    expect(first.map(client => client.ended())).toEqual([false, false, false]);

    first[0]?.socket.destroy();
    await pause(50);
    const fifth = open(app);
    ask(fifth);
    await expect.poll(fifth.received, { timeout: PATIENCE }).toContain('{"done":true}');
  });

  test('behind a trusted proxy each address it names has so many requests under way', async () => {
    const app = await serverWith({}, { connectionsPerAddress: 2, trustProxy: ['loopback'] });
    const from = async (ip: string) => {
      const client = open(app);
      ask(client, `X-Forwarded-For: ${ip}\r\n`);
      await expect.poll(client.received, { timeout: PATIENCE }).not.toBe('');
      return Number(client.received().slice(9, 12));
    };
    const here = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'];
    const answers = await Promise.all(here.map(from));
    expect(answers.slice(0, 3).sort()).toEqual([200, 200, 429]);
    expect(answers[3]).toBe(200);
    expect(await from('192.0.2.1')).toBe(200);
  });

  test('one that is no trusted proxy cannot name another address', async () => {
    const app = await serverWith({}, { connectionsPerAddress: 1, trustProxy: ['192.0.2.0/24'] });
    const first = open(app);
    await pause(50);
    const second = open(app);
    ask(second, 'X-Forwarded-For: 192.0.2.77\r\n');
    await expect.poll(second.ended, { timeout: PATIENCE }).toBe(true);
    expect(first.ended()).toBe(false);
  });
});
