import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createSession, memoryStore, type Session } from '../client/session.ts';
import { createLive, type Frame, Hello, type Live } from './live.ts';
import { push } from './push.ts';

/** A WebSocket whose server side is played by the test. */
class Wire extends EventTarget {
  static all: Wire[] = [];
  readyState = 0;
  said: z.output<typeof Hello>[] = [];
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
    this.dispatchEvent(new Event('close'));
  }
  tell(frame: Frame): void {
    this.tellText(JSON.stringify(frame));
  }
  tellText(data: string): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  send(text: string): void {
    if (this.readyState !== 1) throw new Error('not open');
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
  action: 'paid',
  data: z.object({ id: z.int() }),
  changes: [],
});
const tokens = (access: string, profile = 'p') =>
  ({ roleId: 1, access, profile, expired: new Date(Date.now() + 60_000).toISOString() }) as const;
let session: Session;
let live: Live;

beforeEach(async () => {
  vi.useFakeTimers();
  Wire.all = [];
  session = createSession(memoryStore());
  live = createLive({ url: 'ws://x', session, WebSocket: Wire });
  live.follow(['residents']);
  await connected();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const frame = (seq: number, data: unknown = { id: seq }): Frame => ({
  type: 'push',
  topic: 'residents',
  seq,
  action: 'paid',
  data,
});
const welcome = (seq: number, topic = 'residents'): Frame => ({ type: 'welcome', topics: [{ topic, seq }] });
/** A channel in its usual state: open, with everything up to this number seen. */
function openAt(seq: number) {
  Wire.last.open();
  Wire.last.tell(welcome(seq));
}
const reconnect = () => vi.advanceTimersByTimeAsync(5000);
/** The socket is created shortly after it was asked for. */
const connected = () => vi.advanceTimersByTimeAsync(0);
function hearing() {
  const [heard, resumed] = [vi.fn(), vi.fn()];
  live.on(moved, heard);
  live.onResumed(resumed);
  return { heard, resumed };
}

test('says which topics it follows, then delivers each message once', () => {
  const { heard, resumed } = hearing();
  openAt(4);
  expect(Wire.last.said[0]?.topics).toEqual([{ topic: 'residents', after: null }]);
  expect(live.status()).toBe('open');
  for (const seq of [4, 5, 5, 6]) Wire.last.tell(frame(seq));
  expect(heard.mock.calls).toEqual([[{ id: 5 }], [{ id: 6 }]]);
  expect(resumed).not.toHaveBeenCalled();
});

test('a message may come before the topic’s number', () => {
  const { heard } = hearing();
  Wire.last.open();
  Wire.last.tell(frame(7));
  expect(heard).toHaveBeenCalledOnce();
});

test.each(['', 'no JSON', '{}', '{"type":"from the future"}', '[]'])(
  'a frame nobody understands (%s) is left alone',
  text => {
    const { heard, resumed } = hearing();
    openAt(4);
    Wire.last.tellText(text);
    Wire.last.tell(frame(5));
    expect(heard).toHaveBeenCalledOnce();
    expect(resumed).not.toHaveBeenCalled();
  },
);

describe('reconnecting', () => {
  test('comes back after 5000 ms, not sooner, and asks for what it missed', async () => {
    openAt(4);
    Wire.last.tell(frame(5));
    Wire.last.drop();
    expect(live.status()).toBe('offline');
    await vi.advanceTimersByTimeAsync(4999);
    expect(Wire.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(Wire.all).toHaveLength(2);
    Wire.last.open();
    expect(Wire.last.said).toMatchObject([{ topics: [{ topic: 'residents', after: 5 }] }]);
  });

  test('gives up a connection whose beats stop coming, and asks for what it missed', async () => {
    openAt(4);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(live.status()).toBe('open');
    for (const pause of [30_000, 74_999]) {
      Wire.last.tell({ type: 'beat' });
      await vi.advanceTimersByTimeAsync(pause);
      expect(live.status()).toBe('open');
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(live.status()).toBe('offline');
    await vi.advanceTimersByTimeAsync(5_100);
    expect(Wire.all).toHaveLength(2);
    Wire.last.open();
    expect(Wire.last.said).toMatchObject([{ topics: [{ topic: 'residents', after: 4 }] }]);
  });

  test('tries every 5000 ms for as long as nobody answers', async () => {
    for (let tries = 1; tries < 5; tries++) {
      expect(Wire.all).toHaveLength(tries);
      Wire.last.drop();
      await reconnect();
    }
  });

  test('a connection that does not open in 4 s is given up, and heard no more', async () => {
    const late = Wire.last;
    await vi.advanceTimersByTimeAsync(4000);
    expect(late.readyState).toBe(3);
    expect(live.status()).toBe('offline');
    await reconnect();
    await vi.advanceTimersByTimeAsync(1);
    expect(Wire.all).toHaveLength(2);
    late.open();
    late.drop();
    expect(late.said).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(Wire.all).toHaveLength(2);
  });

  test('one that has opened stays, however long it is silent', async () => {
    openAt(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(Wire.all).toHaveLength(1);
    expect(live.status()).toBe('open');
  });

  test('comes back with the tokens of that moment', async () => {
    session.signIn(tokens('first'));
    openAt(1);
    Wire.last.drop();
    session.signIn(tokens('renewed'));
    await reconnect();
    Wire.last.open();
    expect(Wire.last.said).toMatchObject([{ access: 'renewed', topics: [{ topic: 'residents', after: 1 }] }]);
  });

  test('an error is a connection lost, whether or not a close follows it', async () => {
    openAt(1);
    Wire.last.dispatchEvent(new Event('error'));
    expect(live.status()).toBe('offline');
    await reconnect();
    openAt(1);
    expect(live.status()).toBe('open');
  });
});

describe('resumed', () => {
  test('after a gap, whose number counts from then on, also a lower one', () => {
    const { heard, resumed } = hearing();
    openAt(4);
    Wire.last.tell({ type: 'gap', topic: 'residents', seq: 90 });
    expect(resumed).toHaveBeenCalledOnce();
    Wire.last.tell(frame(90));
    Wire.last.tell(frame(91));
    expect(heard.mock.calls).toEqual([[{ id: 91 }]]);
    Wire.last.tell({ type: 'gap', topic: 'residents', seq: 2 });
    Wire.last.tell(frame(3));
    expect(resumed).toHaveBeenCalledTimes(2);
    expect(heard).toHaveBeenLastCalledWith({ id: 3 });
  });

  test('not after a break that was filled', async () => {
    const { heard, resumed } = hearing();
    openAt(4);
    Wire.last.drop();
    await reconnect();
    openAt(6);
    Wire.last.tell(frame(5));
    Wire.last.tell(frame(6));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(resumed).not.toHaveBeenCalled();
  });

  test('after a break before the first number, which cannot be filled', async () => {
    const { resumed } = hearing();
    Wire.last.drop();
    await reconnect();
    expect(resumed).not.toHaveBeenCalled();
    openAt(9);
    expect(resumed).toHaveBeenCalledOnce();
    live.follow(['residents', 'info/17']);
    Wire.last.tell(welcome(3, 'info/17'));
    Wire.last.drop();
    await reconnect();
    openAt(9);
    expect(resumed).toHaveBeenCalledOnce();
  });

  test('when a number is left out', () => {
    const { heard, resumed } = hearing();
    openAt(4);
    Wire.last.tell(frame(6));
    expect(heard).toHaveBeenCalledOnce();
    expect(resumed).toHaveBeenCalledOnce();
  });

  test('when data does not fit its declaration, which is never news', () => {
    const { heard, resumed } = hearing();
    openAt(4);
    Wire.last.tell(frame(5, { id: 'x' }));
    expect(heard).not.toHaveBeenCalled();
    expect(resumed).toHaveBeenCalledOnce();
  });
});

describe('tokens', () => {
  test('new ones are said at once, the same ones are not said again', () => {
    openAt(1);
    session.signIn(tokens('fresh'));
    expect(Wire.last.said.at(-1)).toMatchObject({ access: 'fresh', profile: 'p' });
    session.signIn(tokens('fresh', 'other'));
    expect(Wire.last.said.at(-1)).toMatchObject({ access: 'fresh', profile: 'other' });
    session.write('userData', '{}');
    expect(Wire.last.said).toHaveLength(3);
    session.signOut();
    expect(Wire.last.said.at(-1)).toMatchObject({ access: null, profile: null });
  });

  test('also while the answer to the first ones is still on its way', () => {
    Wire.last.open();
    session.signIn(tokens('fresh'));
    expect(Wire.last.said.map(({ access }) => access)).toEqual([null, 'fresh']);
  });

  test('a topic that was refused is told of, and asked for again', () => {
    const refused = vi.fn();
    const stop = live.onRefused(refused);
    live.follow(['info/17']);
    Wire.last.open();
    for (const topic of ['info/17', 'info/18']) Wire.last.tell({ type: 'refused', topic });
    expect(refused.mock.calls).toEqual([['info/17']]);
    session.signIn(tokens('mine'));
    expect(Wire.last.said.at(-1)).toMatchObject({ access: 'mine', topics: [{ topic: 'info/17', after: null }] });
    stop();
    Wire.last.tell({ type: 'refused', topic: 'info/17' });
    expect(refused).toHaveBeenCalledOnce();
  });
});

describe('topics', () => {
  test('a new list is said at once, the same one is not said again', () => {
    openAt(1);
    live.follow(['residents', 'info/17']);
    expect(Wire.last.said.at(-1)?.topics).toEqual([
      { topic: 'residents', after: 1 },
      { topic: 'info/17', after: null },
    ]);
    live.follow(['info/17', 'residents']);
    expect(Wire.last.said).toHaveLength(2);
    live.follow(['info/17']);
    expect(Wire.last.said.at(-1)?.topics).toEqual([{ topic: 'info/17', after: null }]);
    expect(Wire.last.said).toHaveLength(3);
  });

  test('what is said of a topic that was given up is not heard, and does not bring it back', async () => {
    const { heard, resumed } = hearing();
    openAt(4);
    live.follow([]);
    Wire.last.tell(frame(5));
    Wire.last.tell(welcome(5));
    Wire.last.tell({ type: 'gap', topic: 'residents', seq: 9 });
    expect(heard).not.toHaveBeenCalled();
    expect(resumed).not.toHaveBeenCalled();
    Wire.last.drop();
    await reconnect();
    Wire.last.open();
    expect(Wire.last.said).toMatchObject([{ topics: [] }]);
  });
});

describe('how much of the past is asked for', () => {
  test.each([
    ['a page that has just begun', 0.4, 1],
    ['a page two seconds old', 2_000, 2_000],
    ['a page half a minute old', 30_000, 30_000],
    ['an older page', 30_000.1, 30_000],
    ['a page of yesterday', 86_400_000, 30_000],
  ])('%s', (_, age, within) => {
    vi.spyOn(performance, 'now').mockReturnValue(age);
    Wire.last.open();
    expect(Wire.last.said.map(hello => hello.within)).toEqual([within]);
    vi.restoreAllMocks();
  });

  test.each([
    [undefined, true],
    [0, true],
    [30_000, true],
    [30_001, false],
    [-1, false],
    [0.5, false],
  ])('the server takes %s: %s', (within, isTaken) => {
    const hello = { type: 'hello', access: null, profile: null, topics: [], within };
    expect(z.safeParse(Hello, hello).success).toBe(isTaken);
  });
});
