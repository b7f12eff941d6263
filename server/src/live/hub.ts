import { setTimeout as pause } from 'node:timers/promises';
import type { Frame } from '@venue/sdk';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../core/db/database.ts';
import { counter } from '../core/metrics.ts';
import { lastSeqs, type Message, messagesAfter, missedOn, numberBefore } from './live.store.ts';

/** One connection that follows a topic. */
interface Follower {
  /** Sends a serialized frame. */
  readonly take: (frame: Buffer) => void;
}

/** A joined topic: `start` begins delivery, first with the missed messages. */
export interface Following {
  /** The topic's number when it was joined. */
  readonly seq: number;
  start(): Promise<void>;
  leave(): void;
}

export interface Hub {
  /**
   * Joins a topic after the last number the follower has seen; null starts with the messages younger than
   * `since`, by default now.
   */
  follow(topic: string, follower: Follower, after: number | null, since?: Date): Promise<Following>;
  /** Looks for new messages now; notices that arrive meanwhile make it look once more. */
  pump(): Promise<void>;
}

const read = counter('live_messages_total', 'live messages read for the followers of their topics.');
const sent = counter('live_frames_total', 'copies of live messages given to sockets.');
const gaps = counter('live_gaps_total', 'readers that missed more than is replayed.');

const BATCH = 1_000;
/** More missed messages than this are not replayed: fetching again is cheaper. */
const MOST_MISSED = 500;
/** Milliseconds between reads under load, so that many commits are read at once. */
const BREATH = 20;

interface Place {
  after: number;
  /** Messages that arrived while the missed ones were being read; null once those are sent. */
  waiting: { seq: number; frame: Buffer }[] | null;
  readonly follower: Follower;
}

interface Topic {
  seq: number;
  readonly places: Set<Place>;
}

/** A frame as bytes: built once, sent to everybody. */
export const frameOf = (frame: Frame): Buffer => Buffer.from(JSON.stringify(frame));

const pushOf = ({ topic, seq, action, data }: Message) => frameOf({ type: 'push', topic, seq, action, data });

/** Reads messages from the database, where transactions write them, and sends them to the followers of their topics. */
export function createHub(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): Hub {
  const topics = new Map<string, Topic>();
  let running: Promise<void> | undefined;
  let again = false;

  /** A topic begins with the number it has when its first follower comes. */
  const open = async (name: string): Promise<void> => {
    const seqs = await lastSeqs(db, [name]);
    if (!topics.has(name)) topics.set(name, { seq: seqs.get(name) ?? 0, places: new Set() });
  };
  const topicOf = (name: string): Topic | undefined => topics.get(name);

  const offer = (place: Place, seq: number, frame: Buffer) => {
    if (place.waiting) place.waiting.push({ seq, frame });
    else if (seq > place.after) {
      place.after = seq;
      sent.inc();
      place.follower.take(frame);
    }
  };

  const look = async () => {
    for (;;) {
      const seen = [...topics].map(([topic, { seq }]) => ({ topic, seq }));
      if (seen.length === 0) return;
      const messages = await messagesAfter(db, seen, BATCH);
      read.inc(messages.length);
      for (const message of messages) {
        const topic = topics.get(message.topic);
        if (!topic || message.seq <= topic.seq) continue;
        topic.seq = message.seq;
        const frame = pushOf(message);
        for (const place of topic.places) offer(place, message.seq, frame);
      }
      if (messages.length < BATCH) return;
    }
  };

  /** Sends the messages a follower missed, or a `gap` if they cannot be replayed. */
  const catchUp = async (name: string, topic: Topic, place: Place) => {
    const { after } = place;
    const missed = await missedOn(db, name, after, MOST_MISSED + 1);
    const first = missed[0]?.seq;
    const last = missed.at(-1)?.seq ?? after;
    // The follower has seen more than we have: this server is a moment late, or the database was replaced.
    const present =
      missed.length === 0 && topic.seq !== after ? ((await lastSeqs(db, [name])).get(name) ?? 0) : topic.seq;
    // guard: hub.test.ts
    const whole = first === undefined ? present === after : first === after + 1 && missed.length <= MOST_MISSED;
    if (whole) {
      for (const message of missed) place.follower.take(pushOf(message));
      place.after = last;
    } else {
      gaps.inc();
      place.after = Math.max(present, first === undefined ? 0 : last);
      place.follower.take(frameOf({ type: 'gap', topic: name, seq: place.after }));
    }
  };

  const letThrough = (place: Place) => {
    const waiting = place.waiting ?? [];
    place.waiting = null;
    for (const { seq, frame } of waiting) offer(place, seq, frame);
  };

  return {
    async follow(name, follower, after, since) {
      const from = after ?? (since ? await numberBefore(db, name, since) : null);
      let topic = topicOf(name);
      while (!topic) {
        await open(name);
        topic = topicOf(name);
      }
      const here = topic;
      const joinedAt = here.seq;
      const place: Place = { follower, after: from ?? joinedAt, waiting: [] };
      here.places.add(place);
      return {
        seq: after === null ? place.after : joinedAt,
        async start() {
          if (place.after !== joinedAt) await catchUp(name, here, place);
          letThrough(place);
        },
        leave() {
          here.places.delete(place);
          if (here.places.size === 0 && topics.get(name) === here) topics.delete(name);
        },
      };
    },
    pump() {
      again = running !== undefined;
      running ??= (async () => {
        do {
          again = false;
          await look().catch(error => log.warn({ err: error }, 'live messages could not be read'));
          if (again) await pause(BREATH);
        } while (again);
        running = undefined;
      })();
      return running;
    },
  };
}
