import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLive, type Frame, type Live } from './live.ts';
import { push } from './push.ts';
import { createSession, memoryStore } from './session.ts';

/** A WebSocket whose server is the test. */
class Wire extends EventTarget {
  static all: Wire[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  binaryType = 'blob';
  said: { topics: { topic: string; after: number | null }[]; access: string | null }[] = [];
  constructor() {
    super();
    Wire.all.push(this);
  }
  static get last(): Wire {
    const wire = Wire.all.at(-1);
    if (!wire) throw new Error('nobody has connected');
    return wire;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  drop(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '', wasClean: false }));
  }
  tell(frame: Frame): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    if (this.readyState !== 3) this.drop();
  }
}

const moved = push({
  id: 'test.moved',
  summary: 'Moved',
  topics: ['residents'],
  action: 'moved',
  data: z.object({ id: z.int() }),
  changes: [],
});
const session = createSession(memoryStore());
let live: Live;

beforeEach(async () => {
  vi.useFakeTimers();
  Wire.all = [];
  live = createLive({ url: 'ws://x', session, WebSocket: Wire });
  live.follow(['residents']);
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const frame = (seq: number): Frame => ({ type: 'push', topic: 'residents', seq, action: 'moved', data: { id: seq } });
const welcome = (seq: number): Frame => ({ type: 'welcome', topics: [{ topic: 'residents', seq }] });

test('says which topics it follows, then delivers each message once', () => {
  const heard = vi.fn();
  live.on(moved, heard);
  Wire.last.open();
  expect(Wire.last.said[0]?.topics).toEqual([{ topic: 'residents', after: null }]);
  Wire.last.tell(welcome(4));
  expect(live.status()).toBe('open');
  Wire.last.tell(frame(5));
  Wire.last.tell(frame(5));
  Wire.last.tell(frame(6));
  expect(heard.mock.calls.map(([data]) => data)).toEqual([{ id: 5 }, { id: 6 }]);
});

test('comes back after 5000 ms and asks for what it missed', async () => {
  Wire.last.open();
  Wire.last.tell(welcome(4));
  Wire.last.tell(frame(5));
  Wire.last.drop();
  expect(live.status()).toBe('offline');
  await vi.advanceTimersByTimeAsync(4900);
  expect(Wire.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(Wire.all).toHaveLength(2);
  Wire.last.open();
  expect(Wire.last.said[0]?.topics).toEqual([{ topic: 'residents', after: 5 }]);
});

test('a gap is told, so that screens fetch again', () => {
  const missed = vi.fn();
  live.onGap(missed);
  Wire.last.open();
  Wire.last.tell(welcome(4));
  Wire.last.tell({ type: 'gap', topic: 'residents', seq: 90 });
  expect(missed).toHaveBeenCalledOnce();
});

test('data that does not fit its declaration counts as a gap, never as news', () => {
  const missed = vi.fn();
  const heard = vi.fn();
  live.onGap(missed);
  live.on(moved, heard);
  Wire.last.open();
  Wire.last.tell(welcome(4));
  Wire.last.tell({ type: 'push', topic: 'residents', seq: 5, action: 'moved', data: { id: 'x' } });
  expect(heard).not.toHaveBeenCalled();
  expect(missed).toHaveBeenCalledOnce();
});

test('new tokens are said at once', () => {
  Wire.last.open();
  Wire.last.tell(welcome(1));
  session.signIn({ roleId: 1, access: 'fresh', profile: 'p', expired: new Date(Date.now() + 60_000).toISOString() });
  expect(Wire.last.said.at(-1)?.access).toBe('fresh');
  session.signOut();
  expect(Wire.last.said.at(-1)?.access).toBeNull();
});

test('after close nothing is left: no socket, no timer, no listener', async () => {
  const heard = vi.fn();
  live.on(moved, heard);
  Wire.last.open();
  live.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.all).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
