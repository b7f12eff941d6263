import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../schema/call.ts';
import { Id, message } from '../schema/fields.ts';
import { createClient } from './client.ts';
import { onAbort } from './onAbort.ts';
import { createSession, memoryStore } from './session.ts';

const readOne = call({
  id: 'test.read',
  summary: 'One',
  method: 'GET',
  path: '/one',
  access: 'public',
  reply: message(z.object({ id: Id })),
  reads: ['things'],
});

/** A server that holds its responses until they are released, and the number of requests that wait. */
async function hang() {
  const waiting: (() => void)[] = [];
  const server = createServer((_request, response) => {
    waiting.push(() => response.setHeader('content-type', 'application/json').end('{"message":{"id":7}}'));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { waiting, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` };
}

test('many calls with one signal add one listener to it, and all end with it or without it', async () => {
  const { waiting, baseUrl } = await hang();
  const client = createClient({ baseUrl, session: createSession(memoryStore()) });
  const stop = new AbortController();
  const listeners = () => getEventListeners(stop.signal, 'abort').length;
  const many = () => Array.from({ length: 30 }, () => client.send(readOne, {}, { signal: stop.signal }));

  const answered = many();
  await expect.poll(() => waiting.length).toBe(30);
  expect(listeners()).toBe(1);
  for (const answer of waiting.splice(0)) answer();
  await Promise.all(answered);
  expect(listeners()).toBe(0);

  const cancelled = many().map(each => expect(each).rejects.toMatchObject({ code: 'cancelled' }));
  await expect.poll(() => waiting.length).toBe(30);
  stop.abort();
  await Promise.all(cancelled);
  expect(listeners()).toBe(0);
});

test('anyone who gave up is not called, and the last to leave takes the listener away', () => {
  const stop = new AbortController();
  const remove = vi.spyOn(stop.signal, 'removeEventListener');
  const [one, two] = [vi.fn(), vi.fn()];
  const [leaveOne, leaveTwo] = [onAbort(stop.signal, one), onAbort(stop.signal, two)];
  leaveOne();
  expect(remove).not.toHaveBeenCalled();
  stop.abort();
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1]);
  leaveTwo();
  expect(remove).toHaveBeenCalledOnce();
});
