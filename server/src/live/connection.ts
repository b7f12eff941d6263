import { type Frame, Hello } from '@venue/sdk';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Actor } from '../core/context.ts';
import { isTooComplex } from '../core/http/jsonBounds.ts';
import type { Sessions } from '../core/sessions.ts';
import { type Following, frameOf, type Hub } from './hub.ts';

const HELLO_WITHIN_MS = 10_000;
/** The most hellos of one connection: a screen needs a few to follow its topics, and a flood is cut. */
const MOST_HELLOS = { count: 30, perMs: 10_000 };
/** The most values in a hello, which has two for each topic. */
const MOST_VALUES = 1_000;
/** Bytes a reader may leave unread before it is cut; it comes back and gets what it missed. */
const MOST_UNREAD = 1024 * 1024;

/** Reasons to close, as the client sees them. */
const closing = { badHello: 1008, sessionEnded: 4401 } as const;

export interface Connection {
  /** The session of the last hello, until it ends. */
  session(): { readonly id: number; readonly expiresAt: Date } | null;
  endSession(): void;
  /**
   * Cuts the connection if it has not answered since the last call; otherwise sends a ping, and a frame too, because
   * programs of a browser do not see pings.
   */
  beat(): void;
  close(): void;
}

interface Parts {
  readonly hub: Hub;
  readonly authenticate: Sessions['authenticate'];
  readonly now: () => Date;
  /** Milliseconds that a rendered page may be behind the messages. */
  readonly lagMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Who may follow a topic: everybody the public one, a customer only their own, and staff the one of staff. */
function mayFollow(topic: string, actor: Actor | null): boolean {
  if (topic === 'residents') return true;
  // guard: connection.test.ts, live.test.ts
  if (topic === 'staff') return actor?.role === 'admin';
  // guard: connection.test.ts, live.test.ts
  return actor !== null && actor.role !== 'admin' && topic === `info/${actor.userId}`;
}

/** Serves one socket: answers its hellos and sends it the messages of its topics. */
export function connect(socket: WebSocket, { hub, authenticate, now, lagMs, log }: Parts): Connection {
  let session: { id: number; expiresAt: Date } | null = null;
  const followings: Following[] = [];
  let answered = true;
  let closed = false;
  let hellos: number[] = [];
  // A second hello waits for the first one's answer, so that answers come in order.
  let talking = Promise.resolve();

  const unanswered = setTimeout(() => socket.close(closing.badHello, 'no hello'), HELLO_WITHIN_MS);
  const take = (frame: Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(frame, { binary: false });
  };
  const say = (frame: Frame) => take(frameOf(frame));
  const leaveAll = () => {
    for (const each of followings.splice(0)) each.leave();
  };

  const answer = async (hello: z.output<typeof Hello>) => {
    const { access, profile, within = 0 } = hello;
    const since = new Date(now().getTime() - within - lagMs);
    const who = access !== null && profile !== null ? await authenticate({ access, profile }, now()) : null;
    // With invalid tokens the caller is a visitor: public topics are still delivered, personal ones refused.
    const login = who && 'actor' in who ? who : null;
    leaveAll();
    session = login && { id: login.actor.sessionId, expiresAt: login.expiresAt };
    const topics = [...new Map(hello.topics.map(each => [each.topic, each.after]))];
    const welcome: { topic: string; seq: number }[] = [];
    for (const [topic, after] of topics) {
      if (!mayFollow(topic, login?.actor ?? null)) {
        say({ type: 'refused', topic });
        continue;
      }
      const following = await hub.follow(topic, { take }, after, since);
      if (closed) return following.leave();
      followings.push(following);
      welcome.push({ topic, seq: following.seq });
    }
    say({ type: 'welcome', topics: welcome });
    for (const following of followings) await following.start();
  };

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    answered = true;
    const at = Date.now();
    hellos = [...hellos.filter(each => each > at - MOST_HELLOS.perMs), at];
    const hello = isBinary || hellos.length > MOST_HELLOS.count ? undefined : read(data);
    if (!hello) return socket.close(closing.badHello, 'not a hello');
    clearTimeout(unanswered);
    talking = talking
      .then(() => (closed ? undefined : answer(hello)))
      .catch(error => {
        log.warn({ err: error }, 'a hello could not be answered');
        socket.close(1011, 'try again');
      });
  });
  socket.on('pong', () => {
    answered = true;
  });
  // A broken frame leads to `close` as well; without a listener for errors it would end the process.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed = true;
    clearTimeout(unanswered);
    leaveAll();
  });

  return {
    session: () => session,
    endSession: () => {
      session = null;
      leaveAll();
      socket.close(closing.sessionEnded, 'session ended');
    },
    beat() {
      // guard: connection.test.ts, live.test.ts
      if (!answered) return socket.terminate();
      answered = false;
      socket.ping();
      say({ type: 'beat' });
    },
    close: () => socket.terminate(),
  };
}

function read(data: Buffer): z.output<typeof Hello> | undefined {
  if (isTooComplex(data, MOST_VALUES)) return undefined;
  try {
    return z.safeParse(Hello, JSON.parse(data.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
