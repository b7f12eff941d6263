import ReconnectingWebSocket from 'partysocket/ws';
import * as z from 'zod/mini';
import type { Push, PushData } from './push.ts';
import type { Session } from './session.ts';

/** Seconds are the specification's: the channel reconnects every 5000 ms. */
export const RECONNECT_MS = 5000;

/** What the client says: who it is and which topics it follows, each with the last sequence number it has seen. */
export const Hello = z.object({
  type: z.literal('hello'),
  access: z.nullable(z.string()),
  profile: z.nullable(z.string()),
  topics: z
    .array(z.object({ topic: z.string().check(z.maxLength(100)), after: z.nullable(z.int()) }))
    .check(z.maxLength(20)),
});

/** What the server says. `gap` means that messages were missed for good: fetch again. */
export const Frame = z.union([
  z.object({ type: z.literal('welcome'), topics: z.array(z.object({ topic: z.string(), seq: z.int() })) }),
  z.object({ type: z.literal('push'), topic: z.string(), seq: z.int(), action: z.string(), data: z.unknown() }),
  z.object({ type: z.literal('gap'), topic: z.string(), seq: z.int() }),
  z.object({ type: z.literal('refused'), topic: z.string() }),
]);
export type Frame = z.output<typeof Frame>;

export type LiveStatus = 'connecting' | 'open' | 'offline';

export interface Live {
  status(): LiveStatus;
  onStatus(changed: (status: LiveStatus) => void): () => void;
  /** Follows one kind of message; returns the way to stop. */
  on<P extends Push>(push: P, heard: (data: PushData<P>) => void): () => void;
  /** After a gap that could not be filled, everything shown may be stale. */
  onGap(missed: () => void): () => void;
  /** Follows these topics from now on (concrete ones, e.g. `info/17`). */
  follow(topics: readonly string[]): void;
  close(): void;
}

export interface LiveOptions {
  /** e.g. `wss://venue.example/api/live`. */
  readonly url: string;
  readonly session: Session;
  /** Needed where there is no global WebSocket (Node 20): pass the one of the `ws` package. */
  readonly WebSocket?: unknown;
}

/** Opens the live channel, keeps it open, and delivers each message once and in order. */
export function createLive({ url, session, WebSocket: Socket }: LiveOptions): Live {
  const seen = new Map<string, number | null>();
  const handlers = new Map<string, Set<{ push: Push; heard: (data: never) => void }>>();
  const statusListeners = new Set<(status: LiveStatus) => void>();
  const gapListeners = new Set<() => void>();
  let status: LiveStatus = 'connecting';
  let access = session.current()?.access ?? null;

  const socket = new ReconnectingWebSocket(url, [], {
    minReconnectionDelay: RECONNECT_MS,
    maxReconnectionDelay: RECONNECT_MS,
    reconnectionDelayGrowFactor: 1,
    connectionTimeout: 4000,
    maxEnqueuedMessages: 0,
    ...(Socket ? { WebSocket: Socket } : {}),
  });

  const setStatus = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  };
  const hello = () => {
    const tokens = session.current();
    const topics = [...seen].map(([topic, after]) => ({ topic, after }));
    const said: z.input<typeof Hello> = {
      type: 'hello',
      access: tokens?.access ?? null,
      profile: tokens?.profile ?? null,
      topics,
    };
    socket.send(JSON.stringify(said));
  };
  const announceGap = () => {
    for (const listener of gapListeners) listener();
  };
  const receive = (frame: Frame) => {
    if (frame.type === 'refused') {
      seen.delete(frame.topic);
      return;
    }
    if (frame.type === 'welcome') {
      for (const { topic, seq } of frame.topics) if (seen.get(topic) === null) seen.set(topic, seq);
      setStatus('open');
      return;
    }
    const last = seen.get(frame.topic) ?? null;
    if (frame.type === 'gap') {
      // Its number may be lower than ours: a database brought back from a copy counts on from there.
      seen.set(frame.topic, frame.seq);
      announceGap();
      return;
    }
    if (last !== null && frame.seq <= last) return;
    seen.set(frame.topic, frame.seq);
    for (const { push, heard } of handlers.get(frame.action) ?? []) {
      const data = z.safeParse(push.data, frame.data);
      if (data.success) heard(data.data as never);
      else announceGap();
    }
  };

  socket.addEventListener('open', hello);
  socket.addEventListener('close', () => setStatus('offline'));
  socket.addEventListener('message', event => {
    const frame = z.safeParse(Frame, parseJson(event.data));
    if (frame.success) receive(frame.data);
  });
  // New tokens (sign-in, sign-out, another tab) change which topics may be followed.
  const stopSession = session.subscribe(() => {
    const next = session.current()?.access ?? null;
    if (next === access) return;
    access = next;
    if (status === 'open') hello();
  });

  const listenTo =
    <L>(listeners: Set<L>) =>
    (listener: L) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

  return {
    status: () => status,
    onStatus: listenTo(statusListeners),
    onGap: listenTo(gapListeners),
    on: (push, heard) => {
      const set = handlers.get(push.action) ?? new Set();
      handlers.set(push.action, set);
      const entry = { push, heard: heard as (data: never) => void };
      set.add(entry);
      return () => void set.delete(entry);
    },
    follow: topics => {
      const wanted = new Set(topics);
      const added = topics.filter(topic => !seen.has(topic));
      const dropped = [...seen.keys()].filter(topic => !wanted.has(topic));
      for (const topic of added) seen.set(topic, null);
      for (const topic of dropped) seen.delete(topic);
      if ((added.length > 0 || dropped.length > 0) && socket.readyState === 1) hello();
    },
    close: () => {
      stopSession();
      socket.close();
      handlers.clear();
      statusListeners.clear();
      gapListeners.clear();
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
