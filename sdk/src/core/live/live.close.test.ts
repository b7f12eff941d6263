import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingAdded, bookingPaid } from '../../bookings/bookings.calls.ts';
import { type MockLive, mockLive } from '../../testing/live.ts';
import { createSession, memoryStore, type Session } from '../client/session.ts';
import { createLive, type Live } from './live.ts';

const paid = { roomId: 31, starts: ['2026-11-20T04:00:00.000Z'], orderId: null };
const tokens = { roleId: 1, access: 'a', profile: 'p', expired: '2099-01-01T00:00:00.000Z' } as const;
let server: MockLive;
let session: Session;
let live: Live;
let sockets: number;

beforeEach(async () => {
  vi.useFakeTimers();
  sockets = 0;
  server = mockLive();
  session = createSession(memoryStore());
  live = createLive({
    url: 'ws://mock.test/api/live',
    session,
    WebSocket: class extends server.WebSocket {
      constructor(url: string) {
        super(url);
        sockets++;
      }
    },
  });
  live.follow(['residents']);
  await connected();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const open = () => server.followed('residents');
/** The socket is created shortly after it was asked for. */
const connected = () => vi.advanceTimersByTimeAsync(0);

describe('after close nothing is left: no socket, no timer, no listener', () => {
  const states: [string, () => unknown][] = [
    ['while connecting', () => undefined],
    ['while open', open],
    [
      'while waiting to connect again',
      async () => {
        await open();
        server.drop();
        await connected();
      },
    ],
  ];
  test.each(states)('%s', async (_, reach) => {
    await reach();
    const [heard, resumed] = [vi.fn(), vi.fn()];
    live.on(bookingPaid, heard);
    live.onResumed(resumed);
    live.close();
    expect(live.status()).toBe('offline');
    expect(vi.getTimerCount()).toBe(0);
    session.signIn(tokens);
    live.follow(['residents', 'info/17']);
    await vi.advanceTimersByTimeAsync(60_000);
    server.push(bookingPaid, 'residents', paid);
    server.gap('residents');
    expect(sockets).toBe(1);
    expect(server.topics()).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    expect(resumed).not.toHaveBeenCalled();
  });

  test('also where the socket says only later that it is closed, as real ones do', async () => {
    live.close();
    const late = createLive({
      url: 'ws://mock.test/api/live',
      session,
      WebSocket: class extends server.WebSocket {
        override close(): void {
          setTimeout(() => super.close(), 20);
        }
      },
    });
    late.follow(['residents']);
    await connected();
    await open();
    late.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.topics()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and the session is let go', () => {
    const stop = vi.fn();
    const watched = createSession({ ...memoryStore(), watch: () => stop });
    createLive({ url: 'ws://mock.test/api/live', session: watched, WebSocket: server.WebSocket }).close();
    expect(stop).toHaveBeenCalledOnce();
  });

  test('closing again does nothing', async () => {
    await open();
    live.close();
    live.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('listeners', () => {
  test('hear the status change until they stop', async () => {
    const [all, some] = [vi.fn(), vi.fn()];
    live.onStatus(all);
    const stop = live.onStatus(some);
    await open();
    server.drop();
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    live.close();
    expect(all.mock.calls.flat()).toEqual(['offline', 'open', 'offline']);
    expect(some.mock.calls.flat()).toEqual(['offline']);
  });

  test('hear their own kind of message until they stop', async () => {
    const [added, first, second, resumed] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    live.on(bookingAdded, added);
    const stop = live.on(bookingPaid, first);
    live.on(bookingPaid, second);
    const stopResumed = live.onResumed(resumed);
    await open();
    server.push(bookingPaid, 'residents', paid);
    stop();
    stopResumed();
    server.push(bookingPaid, 'residents', paid);
    server.gap('residents');
    expect(added).not.toHaveBeenCalled();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
    expect(resumed).not.toHaveBeenCalled();
  });

  test('one that throws is heard of, and keeps nothing from the others', async () => {
    await open();
    const bug = new Error('a bug of the screen');
    const broken = () => {
      throw bug;
    };
    const [heard, resumed, status] = [vi.fn(), vi.fn(), vi.fn()];
    for (const listener of [broken, heard]) live.on(bookingPaid, listener);
    for (const listener of [broken, resumed]) live.onResumed(listener);
    for (const listener of [broken, status]) live.onStatus(listener);
    const later = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.push(bookingPaid, 'residents', paid);
    server.gap('residents');
    server.drop();
    const reports = later.mock.calls.flat();
    later.mockRestore();
    for (const listener of [heard, resumed, status]) expect(listener).toHaveBeenCalledOnce();
    expect(reports).toEqual([bug, bug, bug]);
  });
});

test('without a WebSocket it says what is missing, instead of trying for ever', () => {
  const timers = vi.getTimerCount();
  vi.stubGlobal('WebSocket', undefined);
  expect(() => createLive({ url: 'ws://mock.test/api/live', session })).toThrow(/pass the one of the package ws/);
  vi.unstubAllGlobals();
  expect(vi.getTimerCount()).toBe(timers);
});
