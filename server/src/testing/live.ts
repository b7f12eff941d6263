import { Frame } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Person } from './api.people.ts';

export interface Listener {
  /** Everything heard so far, in order. */
  readonly heard: Frame[];
  hello(topics: Readonly<Record<string, number | null>>, person?: Person, within?: number): void;
  /** Waits until `count` frames of this type were received, and returns them. */
  until<T extends Frame['type']>(type: T, count?: number): Promise<Extract<Frame, { type: T }>[]>;
  /** The code the server closed with. */
  closed(): Promise<number>;
  send(text: string | Buffer): void;
  leave(): void;
}

const PATIENCE_MS = 5_000;

/** Opens the live channel of an app without a network and listens; every frame is checked against the protocol. */
export async function listen(app: FastifyInstance): Promise<Listener> {
  const heard: Frame[] = [];
  let wake: () => void = () => undefined;
  let code: number | undefined;
  const socket: WebSocket = await app.injectWS(
    '/api/live',
    {},
    {
      onInit: ws => {
        ws.on('message', data => {
          heard.push(z.parse(Frame, JSON.parse(String(data))));
          wake();
        });
        ws.on('close', closeCode => {
          code = closeCode;
          wake();
        });
      },
    },
  );
  const when = async <T>(read: () => T | undefined, what: string): Promise<T> => {
    const late = Date.now() + PATIENCE_MS;
    for (;;) {
      const value = read();
      if (value !== undefined) return value;
      if (Date.now() > late) throw new Error(`waited for ${what}, heard ${JSON.stringify(heard)}`);
      await new Promise<void>(done => {
        const timer = setTimeout(done, 200);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  };
  return {
    heard,
    hello(topics, person, within) {
      const { access = null, profile = null } = person?.login ?? {};
      const topicsAfter = Object.entries(topics).map(([topic, after]) => ({ topic, after }));
      socket.send(JSON.stringify({ type: 'hello', access, profile, topics: topicsAfter, within }));
    },
    until: (type, count = 1) =>
      when(() => {
        const frames = heard.filter((frame): frame is Extract<Frame, { type: typeof type }> => frame.type === type);
        return frames.length >= count ? frames : undefined;
      }, `${count} ${type}`),
    closed: () => when(() => code, 'the end'),
    send: text => socket.send(text),
    leave: () => socket.terminate(),
  };
}

/** A socket of a person's session that the server has welcomed, left when the test ends. */
export async function welcomed(app: FastifyInstance, person: Person): Promise<Listener> {
  const listener = await listen(app);
  onTestFinished(() => listener.leave());
  listener.hello({ residents: null }, person);
  await listener.until('welcome');
  return listener;
}
