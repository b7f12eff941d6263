import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { testApi } from '../testing/api.ts';

test('an address has so many sockets, and behind a trusted proxy each address it names has them', async () => {
  const api = await testApi({ config: { livePerAddress: 2, trustProxy: ['loopback'] } });
  onTestFinished(() => api.close());
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const open = (ip: string) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { 'x-forwarded-for': ip } });
    onTestFinished(() => socket.terminate());
    const seen: { closed?: number; opened?: true } = {};
    socket.on('open', () => {
      seen.opened = true;
    });
    socket.on('close', code => {
      seen.closed = code;
    });
    return { socket, seen };
  };
  const first = [open('192.0.2.1'), open('192.0.2.1'), open('192.0.2.2')];
  await expect.poll(() => first.map(({ seen }) => seen.opened)).toEqual([true, true, true]);
  const third = open('192.0.2.1');
  await expect.poll(() => third.seen.closed).toBe(1013);
  expect(first.map(({ seen }) => seen.closed)).toEqual([undefined, undefined, undefined]);

  first[0]?.socket.terminate();
  // The server notices the end a moment later.
  await expect
    .poll(async () => {
      const { seen } = open('192.0.2.1');
      await expect.poll(() => seen.opened).toBe(true);
      await expect
        .poll(() => seen.closed, { timeout: 200 })
        .toBe(1013)
        .catch(() => undefined);
      return seen.closed;
    })
    .toBeUndefined();
});
