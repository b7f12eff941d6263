import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { websocket } from './websocket.ts';

async function connection() {
  const app = fastify();
  onTestFinished(() => app.close());
  await websocket(app);
  const received: number[] = [];
  app.get('/live', { websocket: true }, socket => {
    socket.on('message', (data: Buffer) => received.push(data.length));
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new WebSocket(`${address.replace('http', 'ws')}/live`);
  await new Promise((opened, failed) => client.once('open', opened).once('error', failed));
  const closed = new Promise<number>(done => client.once('close', done));
  return { app, client, received, closed };
}

test('a message as long as allowed arrives, a longer one ends the connection', async () => {
  const { client, received, closed } = await connection();
  client.send('x'.repeat(64 * 1024));
  await expect.poll(() => received).toEqual([64 * 1024]);
  client.send('x'.repeat(64 * 1024 + 1));
  expect(await closed).toBe(1009);
});

test('a message in too many pieces ends the connection', async () => {
  const { client, received, closed } = await connection();
  for (let piece = 0; piece < 200; piece++) client.send('x', { fin: false });
  client.send('x', { fin: true });
  expect(await closed).toBe(1008);
  expect(received).toEqual([]);
});

test('nothing is compressed, whatever the client offers', async () => {
  const { client } = await connection();
  expect(client.extensions).toBe('');
  client.close();
});

test('a server that stops says so, and does not wait for a client that stays silent', async () => {
  const { app, client, closed } = await connection();
  await app.close();
  expect(await closed).toBe(1012);
  client.terminate();
});
