import * as z from 'zod/mini';
import { type Frame, Hello } from '../core/live/live.ts';
import type { FollowedTopic, Push, PushData } from '../core/live/push.ts';
import type { SocketClass } from '../core/live/socket.ts';

/** A live channel without a server: give its `WebSocket` to `createLive`. */
export interface MockLive {
  readonly WebSocket: SocketClass;
  /** Resolves as soon as somebody subscribes to the topic. */
  followed(topic: FollowedTopic): Promise<void>;
  /** Topics that are followed now. */
  topics(): string[];
  /** Sends a message to everybody who follows the topic; data that does not fit the declaration throws. */
  push<P extends Push>(push: P, topic: FollowedTopic, data: PushData<P>): void;
  /** Simulates lost messages: the topic's followers have to fetch again. */
  gap(topic: FollowedTopic): void;
  /** Ends a topic for those who follow it, as when their rights are taken away. */
  refuse(topic: FollowedTopic): void;
  /** Closes every connection. Clients reconnect after `RECONNECT_MS` and then get what they missed. */
  drop(): void;
}

export interface MockLiveOptions {
  /** Whether a reader may follow a topic. Default: yes. */
  readonly mayFollow?: (topic: string, access: string | null) => boolean;
}

interface Published {
  readonly seq: number;
  readonly action: string;
  readonly data: unknown;
}

/** Opens a live channel inside this process. It works as the server does: hello, welcome, numbered messages. */
export function mockLive({ mayFollow = () => true }: MockLiveOptions = {}): MockLive {
  const wires = new Set<Wire>();
  const history = new Map<string, Published[]>();
  const counted = new Map<string, number>();
  const waiting = new Set<{ topic: string; done: () => void }>();

  const seqOf = (topic: string) => counted.get(topic) ?? 0;
  const next = (topic: string) => {
    const seq = seqOf(topic) + 1;
    counted.set(topic, seq);
    return seq;
  };
  const followers = (topic: string) => [...wires].filter(wire => wire.topics.has(topic));

  const hear = (wire: Wire, text: string) => {
    const hello = z.parse(Hello, JSON.parse(text));
    const allowed = hello.topics.filter(({ topic }) => mayFollow(topic, hello.access));
    for (const { topic } of hello.topics)
      if (!allowed.some(each => each.topic === topic)) wire.tell({ type: 'refused', topic });
    wire.topics = new Set(allowed.map(({ topic }) => topic));
    wire.tell({ type: 'welcome', topics: allowed.map(({ topic, after }) => ({ topic, seq: after ?? seqOf(topic) })) });
    for (const { topic, after } of allowed) {
      const missed = after === null ? [] : (history.get(topic) ?? []).filter(({ seq }) => seq > after);
      const whole = after === null || after + missed.length === seqOf(topic);
      if (whole) for (const message of missed) wire.tell({ type: 'push', topic, ...message });
      else wire.tell({ type: 'gap', topic, seq: seqOf(topic) });
    }
    for (const each of waiting)
      if (wire.topics.has(each.topic)) {
        waiting.delete(each);
        each.done();
      }
  };

  return {
    WebSocket: class extends Wire {
      constructor() {
        super({
          opened: wire => wires.add(wire),
          message: hear,
          closed: wire => wires.delete(wire),
        });
      }
    },
    followed: topic =>
      new Promise(done => {
        if (followers(topic).length > 0) done();
        else waiting.add({ topic, done });
      }),
    topics: () => [...new Set([...wires].flatMap(wire => [...wire.topics]))],
    push: (push, topic, data) => {
      if (!push.topics.some(each => pattern(each).test(topic)))
        throw new Error(`mockLive: ${push.id} does not go to ${topic}`);
      const fits = z.safeParse(push.data, data);
      if (!fits.success)
        throw new Error(`mockLive: ${push.id} does not fit its declaration\n${z.prettifyError(fits.error)}`);
      const message = { seq: next(topic), action: push.action, data };
      history.set(topic, [...(history.get(topic) ?? []), message]);
      for (const wire of followers(topic)) wire.tell({ type: 'push', topic, ...message });
    },
    gap: topic => {
      const seq = next(topic);
      history.delete(topic);
      for (const wire of followers(topic)) wire.tell({ type: 'gap', topic, seq });
    },
    refuse: topic => {
      for (const wire of followers(topic)) {
        wire.topics = new Set([...wire.topics].filter(each => each !== topic));
        wire.tell({ type: 'refused', topic });
      }
    },
    drop: () => {
      for (const wire of [...wires]) wire.cut(1006, false);
    },
  };
}

/** `info/{userId}` fits `info/17`. */
const pattern = (topic: string): RegExp => new RegExp(`^${topic.replace(/\{\w+\}/g, '[^/]+')}$`);

interface Ears {
  readonly opened: (wire: Wire) => void;
  readonly message: (wire: Wire, text: string) => void;
  readonly closed: (wire: Wire) => void;
}

/** The client's end of a connection, with the part of the browser's WebSocket that a client uses. */
class Wire extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  binaryType = 'blob';
  readonly bufferedAmount = 0;
  readonly extensions = '';
  readonly protocol = '';
  topics: ReadonlySet<string> = new Set();
  readonly #ears: Ears;

  constructor(ears: Ears) {
    super();
    this.#ears = ears;
    // A real socket opens some time after its creation, when its owner has had time to add listeners.
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      ears.opened(this);
      this.dispatchEvent(new Event('open'));
    });
  }

  tell(frame: Frame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error('mockLive: the connection is not open');
    this.#ears.message(this, text);
  }

  close(code = 1000): void {
    this.cut(code, true);
  }

  cut(code: number, wasClean: boolean): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.topics = new Set();
    this.#ears.closed(this);
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean }));
  }
}
