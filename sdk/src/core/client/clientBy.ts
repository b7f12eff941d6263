import type { AnyCall, Input, Reply } from '../schema/call.ts';
import { addressOf } from './address.ts';
import { annotateFailure } from './annotateFailure.ts';
import { fullJitter } from './fullJitter.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import type { ClientOptions, SendOptions } from './options.ts';
import type { sender } from './sender.ts';
import { createSession, type Session } from './session.ts';
import { Unreachable } from './unreachable.ts';

export interface Client {
  readonly session: Session;
  /** Makes a call. Throws ApiFailure when the server refuses, Unreachable when there is no answer. */
  send<C extends AnyCall>(call: C, input: Input<C>, options?: SendOptions<C>): Promise<Reply<C>>;
  /** Loads the code that sends calls before the first one does. Never rejects: what failed is loaded with that call. */
  prepare(): Promise<void>;
}

/** Loads the code that sends calls, so that a first screen paints without waiting for it. */
export type Load = (options: ClientOptions, session: Session) => ReturnType<typeof sender>;

/**
 * A client that sends its calls by the code that is loaded with the first of them. Loading is tried again as a request
 * is: nothing was sent yet, so this is safe for every call.
 */
export function clientBy(options: ClientOptions, load: Load): Client {
  const { baseUrl, transport, timeoutMs = 1, retries = 2, backoffMs = fullJitter } = options;
  const isUsable = { baseUrl: transport || addressOf(baseUrl), timeoutMs: timeoutMs > 0, retries: retries >= 0 };
  for (const name in isUsable)
    if (!isUsable[name as keyof typeof isUsable]) throw new TypeError(`createClient: ${name} is not usable`);

  const session = options.session ?? createSession();
  let ready: ReturnType<Load> | undefined;
  const fetched = async () => {
    for (let repeat = 0; ; repeat++) {
      try {
        return await load(options, session);
      } catch {
        if (repeat >= retries) break;
        await new Promise(done => setTimeout(done, backoffMs(repeat)));
      }
    }
    // Code that failed to load is a network failure; the next call loads it again.
    ready = undefined;
    throw new Unreachable('not_loaded');
  };
  const loaded = () => {
    ready ??= fetched();
    return ready;
  };
  return {
    session,
    prepare: async () => void (await loaded().catch(() => {})),
    async send<C extends AnyCall>(call: C, input: Input<C>, sendOptions: SendOptions<C> = {}) {
      // Take the session now: the call belongs to whoever is signed in, however long the code takes to load.
      const tokens = session.current();
      const key: string | undefined = sendOptions.idempotencyKey;
      const headers: Record<string, string> = {
        ...(tokens && { access: tokens.access, profile: tokens.profile }),
        ...((key || call.repeat === 'idempotency-key') && { 'idempotency-key': key ?? newIdempotencyKey() }),
      };
      const exchange = { headers, tries: 0, at: Date.now() };
      const sendBy = await loaded().catch((failure: Unreachable) => {
        throw annotateFailure(failure, call, exchange, options);
      });
      return (await sendBy(
        call,
        input as Readonly<Record<string, unknown>>,
        exchange,
        sendOptions as object,
      )) as Reply<C>;
    },
  };
}
