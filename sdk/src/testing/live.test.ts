import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingPaid, orderPaid } from '../bookings/bookings.calls.ts';
import { createSession, memoryStore } from '../core/client/session.ts';
import { createLive, type Live } from '../core/live/live.ts';
import type { FollowedTopic } from '../core/live/push.ts';
import { RECONNECT_MS } from '../core/live/socket.ts';
import { type MockLive, mockLive } from './live.ts';

const session = createSession(memoryStore());
const paid = (roomId: number) => ({ roomId, starts: ['2026-11-20T04:00:00.000Z'], orderId: null });
let mocked: MockLive;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  mocked = mockLive({ mayFollow: topic => topic !== 'info/8' });
  live = createLive({ url: 'ws://mock.test/api/live', session, WebSocket: mocked.WebSocket });
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

async function following(topic: FollowedTopic, ...more: FollowedTopic[]) {
  live.follow([topic, ...more]);
  const opened = mocked.followed(topic);
  await vi.advanceTimersByTimeAsync(10);
  await opened;
}

test('a push reaches who follows its topic', async () => {
  const heard = vi.fn();
  live.on(bookingPaid, heard);
  await following('residents');
  mocked.push(bookingPaid, 'residents', paid(31));
  mocked.push(bookingPaid, 'info/7', paid(52));
  expect(heard.mock.calls).toEqual([[paid(31)]]);
  expect(live.status()).toBe('open');
  expect(mocked.topics()).toEqual(['residents']);
});

test('after a drop the client comes back and gets what it missed', async () => {
  const heard = vi.fn();
  live.on(bookingPaid, heard);
  await following('residents');
  mocked.push(bookingPaid, 'residents', paid(31));
  mocked.drop();
  expect(live.status()).toBe('offline');
  expect(mocked.topics()).toEqual([]);
  mocked.push(bookingPaid, 'residents', paid(52));
  expect(heard).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(RECONNECT_MS + 100);
  expect(live.status()).toBe('open');
  expect(heard.mock.calls).toEqual([[paid(31)], [paid(52)]]);
});

test('a gap is told, at once or after a drop', async () => {
  const missed = vi.fn();
  live.onResumed(missed);
  await following('residents');
  mocked.gap('residents');
  expect(missed).toHaveBeenCalledOnce();
  mocked.drop();
  mocked.gap('residents');
  await vi.advanceTimersByTimeAsync(RECONNECT_MS + 100);
  expect(missed).toHaveBeenCalledTimes(2);
});

test('a topic of somebody else is refused', async () => {
  const heard = vi.fn();
  live.on(orderPaid, heard);
  await following('info/7', 'info/8');
  mocked.push(orderPaid, 'info/8', { orderId: 1, status: 'paid' });
  expect(heard).not.toHaveBeenCalled();
  expect(mocked.topics()).toEqual(['info/7']);
});

test('what does not fit its declaration throws where it is pushed', async () => {
  await following('residents');
  expect(() => mocked.push(orderPaid, 'residents', { orderId: 1, status: 'paid' })).toThrow(/does not go to residents/);
  expect(() => mocked.push(bookingPaid, 'residents', { roomId: 'x' } as never)).toThrow(/booking\.paid/);
});

test('a closed client is gone', async () => {
  await following('residents');
  live.close();
  expect(mocked.topics()).toEqual([]);
  await vi.advanceTimersByTimeAsync(RECONNECT_MS * 2);
  expect(mocked.topics()).toEqual([]);
});

test('who follows a topic later is waited for', async () => {
  const [followed, other] = [vi.fn(), vi.fn()];
  void mocked.followed('residents').then(followed);
  void mocked.followed('info/9').then(other);
  live.follow(['residents']);
  await vi.advanceTimersByTimeAsync(10);
  expect(followed).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('a connection opens a moment after it is made, unless it is closed meanwhile', async () => {
  const opened = vi.fn();
  const [one, closed] = [new mocked.WebSocket('ws://mock.test'), new mocked.WebSocket('ws://mock.test')];
  for (const socket of [one, closed]) socket.addEventListener('open', opened);
  expect(() => one.send('{}')).toThrow(/not open/);
  closed.close();
  await vi.advanceTimersByTimeAsync(10);
  expect(opened).toHaveBeenCalledOnce();
});
