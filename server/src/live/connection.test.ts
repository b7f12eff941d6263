import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { connect } from './connection.ts';

/** A fake of the server's end of a socket, which records the calls. */
function aSocket() {
  const socket = { send: vi.fn(), ping: vi.fn(), terminate: vi.fn(), close: vi.fn() };
  const state = { readyState: 1, OPEN: 1, bufferedAmount: 0 };
  return Object.assign(new EventEmitter(), state, socket);
}

let socket: ReturnType<typeof aSocket>;
let deliver: (frame: Buffer) => void;
const onLeave = vi.fn();
const follow = vi.fn();
const open = () =>
  connect(socket as unknown as WebSocket, {
    hub: {
      follow: async (topic, { take }, after, since) => {
        follow(topic, after, since);
        deliver = take;
        return { seq: 7, start: async () => undefined, leave: onLeave };
      },
      pump: async () => undefined,
    },
    lagMs: 5_000,
    authenticate: async () => ({ denied: 'access_denied' }),
    now: () => new Date('2026-11-20T07:00:00.000Z'),
    log: { warn: () => undefined },
  });
const topics = [{ topic: 'residents', after: null }];
const hello = async () => {
  socket.emit('message', Buffer.from(JSON.stringify({ type: 'hello', access: null, profile: null, topics })), false);
  await vi.waitFor(() => expect(socket.send).toHaveBeenCalled());
  socket.send.mockClear();
};

beforeEach(() => {
  vi.useFakeTimers();
  onLeave.mockClear();
  follow.mockClear();
  socket = aSocket();
});
afterEach(() => vi.useRealTimers());

test.each([
  ['nothing', 0, true],
  ['one mebibyte', 1024 * 1024, true],
  ['more than one mebibyte', 1024 * 1024 + 1, false],
])('a reader that has left %s unread', async (_, unread, isServed) => {
  open();
  await hello();
  socket.bufferedAmount = unread;
  deliver(Buffer.from('{}'));
  expect([socket.send.mock.calls.length, socket.terminate.mock.calls.length]).toEqual(isServed ? [1, 0] : [0, 1]);
});

test('gets the messages since its page was rendered, which may have been behind', async () => {
  open();
  const sent = { type: 'hello', access: null, profile: null, topics, within: 2_000 };
  socket.emit('message', Buffer.from(JSON.stringify(sent)), false);
  await vi.waitFor(() => expect(follow).toHaveBeenCalled());
  expect(follow).toHaveBeenCalledWith('residents', null, new Date('2026-11-20T06:59:53.000Z'));
});

test('nothing is sent to a socket that is closing', async () => {
  open();
  await hello();
  socket.readyState = 2;
  deliver(Buffer.from('{}'));
  expect(socket.send).not.toHaveBeenCalled();
});

test.each([
  ['answers', () => socket.emit('pong'), 0],
  ['says something itself', hello, 0],
  ['is silent', () => undefined, 1],
])('between two beats a connection %s', async (_, act, cut) => {
  const connection = open();
  await hello();
  connection.beat();
  expect([socket.ping.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([1, 0]);
  expect(String(socket.send.mock.lastCall?.[0])).toBe('{"type":"beat"}');
  await act();
  connection.beat();
  expect([socket.ping.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([2 - cut, cut]);
});

test.each([
  ['silent', () => undefined, 1],
  ['greeting', hello, 0],
])('ten seconds of a %s connection', async (_, act, closed) => {
  open();
  await act();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(socket.close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.close).toHaveBeenCalledTimes(closed);
});

test('who has gone follows nothing any more', async () => {
  open();
  await hello();
  socket.emit('close');
  expect(onLeave).toHaveBeenCalledOnce();
});
