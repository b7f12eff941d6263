import * as z from 'zod/mini';
import { runHook } from '../client/runHook.ts';
import type { Session } from '../client/session.ts';
import type { FollowedTopic, Push, PushData } from './push.ts';
import { keepOpen, type SocketClass } from './socket.ts';

/** Milliseconds; older messages are not requested. */
const MOST_WITHIN = 30_000;

/**
 * What the client sends: its tokens and the topics it follows, each with the last sequence number it has seen. For
 * topics without a number it asks for the messages of the last `within` milliseconds, because the data it shows may be
 * that old.
 */
export const Hello = z.object({
  type: z.literal('hello'),
  access: z.nullable(z.string()),
  profile: z.nullable(z.string()),
  topics: z
    .array(z.object({ topic: z.string().check(z.maxLength(100)), after: z.nullable(z.int()) }))
    .check(z.maxLength(20)),
  within: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_WITHIN))),
});

/**
 * What the server sends. `gap` means that messages are lost: fetch again. `beat` comes every half minute, so that a
 * connection that has died without a word is noticed.
 */
export const Frame = z.union([
  z.object({ type: z.literal('welcome'), topics: z.array(z.object({ topic: z.string(), seq: z.int() })) }),
  z.object({ type: z.literal('push'), topic: z.string(), seq: z.int(), action: z.string(), data: z.unknown() }),
  z.object({ type: z.literal('gap'), topic: z.string(), seq: z.int() }),
  z.object({ type: z.literal('refused'), topic: z.string() }),
  z.object({ type: z.literal('beat') }),
]);
export type Frame = z.output<typeof Frame>;

export type LiveStatus = 'connecting' | 'open' | 'offline';

export interface Live {
  status(): LiveStatus;
  onStatus(changed: (status: LiveStatus) => void): () => void;
  /** Subscribes to one kind of message; returns the function that unsubscribes. */
  on<P extends Push>(push: P, listener: (data: PushData<P>) => void): () => void;
  /**
   * Called when the channel continues but messages are lost: what is shown may be stale, fetch it again. After a
   * break that could be filled it is not called; the missed messages arrive instead.
   */
  onResumed(resumed: () => void): () => void;
  /**
   * Called when the server refuses a topic, because it does not belong to the person signed in. The topic stays on the
   * list and is requested again with new tokens.
   */
  onRefused(refused: (topic: string) => void): () => void;
  /** Follows these topics from now on, and no others. */
  follow(topics: readonly FollowedTopic[]): void;
  /** Ends the connection, reconnecting and all subscriptions. */
  close(): void;
}

export interface LiveOptions {
  /** e.g. `wss://venue.example/api/live`. */
  readonly url: string;
  readonly session: Session;
  /** Needed without a global WebSocket (Node 20): pass that of the `ws` package. */
  readonly WebSocket?: SocketClass;
}

/** Opens the live channel, keeps it open, and delivers each message once and in order. */
export function createLive({ url, session, WebSocket: Class = globalThis.WebSocket }: LiveOptions): Live {
  if (!Class) throw new TypeError('createLive: there is no global WebSocket here, pass the one of the package ws');
  // The last number seen of each followed topic; null until the server has sent the topic's number.
  const seen = new Map<string, number | null>();
  const handlers = new Map<string, Set<{ receive: (data: unknown) => boolean }>>();
  const statusListeners = new Set<{ hear: (status: LiveStatus) => void }>();
  const resumedListeners = new Set<{ hear: () => void }>();
  const refusedListeners = new Set<{ hear: (topic: string) => void }>();
  let status: LiveStatus = 'connecting';
  let interrupted = false;

  const setStatus = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    for (const { hear } of statusListeners) runHook(hear, next);
  };
  const resume = () => {
    for (const { hear } of resumedListeners) runHook(hear);
  };
  const credentials = () => {
    const tokens = session.current();
    return { access: tokens?.access ?? null, profile: tokens?.profile ?? null };
  };
  let credentialsSent = credentials();
  const hello = () => {
    credentialsSent = credentials();
    const topics = [...seen].map(([topic, after]) => ({ topic, after }));
    // The time since the page or the process started: it covers every read made before the channel was open.
    // guard: live.test.ts
    const within = Math.min(MOST_WITHIN, Math.ceil(performance.now()));
    const hello: z.input<typeof Hello> = { type: 'hello', ...credentialsSent, topics, within };
    socket.send(JSON.stringify(hello));
  };
  const welcome = (topics: Extract<Frame, { type: 'welcome' }>['topics']) => {
    const unseen = topics.filter(({ topic }) => seen.get(topic) === null);
    for (const { topic, seq } of unseen) seen.set(topic, seq);
    setStatus('open');
    // For a topic without a number yet, the messages sent during the break cannot be requested.
    // guard: live.test.ts
    if (interrupted && unseen.length > 0) resume();
    interrupted = false;
  };
  const receive = (frame: Frame) => {
    if (frame.type === 'beat') return socket.expectBeat();
    if (frame.type === 'welcome') return welcome(frame.topics);
    // Messages of a topic that is no longer followed may still arrive.
    // guard: live.test.ts
    if (!seen.has(frame.topic)) return;
    if (frame.type === 'refused') {
      for (const { hear } of refusedListeners) runHook(hear, frame.topic);
      return;
    }
    const last = seen.get(frame.topic) ?? frame.seq - 1;
    if (frame.type === 'gap') {
      // The server's number may be lower than ours: a database restored from a backup continues from its own.
      seen.set(frame.topic, frame.seq);
      return resume();
    }
    // guard: live.test.ts
    if (frame.seq <= last) return;
    seen.set(frame.topic, frame.seq);
    let missed = frame.seq > last + 1;
    for (const handler of handlers.get(frame.action) ?? []) if (!handler.receive(frame.data)) missed = true;
    if (missed) resume();
  };

  const socket = keepOpen(url, Class, {
    opened: hello,
    heard: text => {
      const frame = z.safeParse(Frame, parseJson(text));
      if (frame.success) receive(frame.data);
    },
    lost: () => {
      interrupted = true;
      setStatus('offline');
    },
  });
  // New tokens (sign-in, renewal, sign-out, another tab) change which topics may be followed.
  const stopSession = session.subscribe(() => {
    const { access, profile } = credentials();
    if (access !== credentialsSent.access || profile !== credentialsSent.profile) hello();
  });

  const listenTo =
    <L>(listeners: Set<{ hear: L }>) =>
    (hear: L) => {
      const entry = { hear };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    };

  return {
    status: () => status,
    onStatus: listenTo(statusListeners),
    onResumed: listenTo(resumedListeners),
    onRefused: listenTo(refusedListeners),
    on: <P extends Push>(push: P, listener: (data: PushData<P>) => void) => {
      const set = handlers.get(push.action) ?? new Set();
      handlers.set(push.action, set);
      const entry = {
        // Whether the data is what the push declares.
        receive: (sent: unknown) => {
          const { success, data } = z.safeParse<P['data']>(push.data, sent);
          if (success) runHook(listener, data);
          return success;
        },
      };
      set.add(entry);
      return () => void set.delete(entry);
    },
    follow: topics => {
      const added = topics.filter(topic => !seen.has(topic));
      const dropped = [...seen.keys()].filter(topic => !topics.some(each => each === topic));
      for (const topic of added) seen.set(topic, null);
      for (const topic of dropped) seen.delete(topic);
      if (added.length > 0 || dropped.length > 0) hello();
    },
    close: () => {
      stopSession();
      socket.close();
      setStatus('offline');
    },
  };
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
