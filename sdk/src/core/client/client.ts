import type { AnyCall, Input, Reply } from '../schema/call.ts';
import { addressOf } from './address.ts';
import { annotateFailure } from './annotateFailure.ts';
import { fullJitter } from './fullJitter.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import type { ClientOptions, SendOptions } from './options.ts';
import type { Session } from './session.ts';
import { Unreachable } from './unreachable.ts';

export interface Client {
  readonly session: Session;
  /** Makes a call. Throws ApiFailure when the server refuses, Unreachable when there is no answer. */
  send<C extends AnyCall>(call: C, input: Input<C>, options?: SendOptions<C>): Promise<Reply<C>>;
  /** Loads the code that sends calls before the first one does. Never rejects: what failed is loaded with that call. */
  prepare(): Promise<void>;
}

/**
 * A client of the API. Several may live side by side in one process.
 * @throws TypeError when an option is missing or has a value that is not allowed
 */
export function createClient(options: ClientOptions): Client {
  checkOptions(options);
  let ready: ReturnType<typeof load> | undefined;
  const loaded = () => {
    ready ??= load(options).catch(() => {
      // Code that failed to load is a network failure; the next call loads it again.
      ready = undefined;
      throw new Unreachable('not_loaded');
    });
    return ready;
  };
  const nothing = () => undefined;
  return {
    session: options.session,
    prepare: () => loaded().then(nothing, nothing),
    async send<C extends AnyCall>(call: C, input: Input<C>, sendOptions: SendOptions<C> = {}) {
      // Take the session now: the call belongs to whoever is signed in, however long the code takes to load.
      const exchange = { headers: headersOf(call, options.session, sendOptions), tries: 0 };
      const sendBy = await loaded().catch((failure: Unreachable) => {
        throw annotateFailure(failure, call, exchange, options);
      });
      return (await sendBy(call, input as Readonly<Record<string, unknown>>, exchange, sendOptions)) as Reply<C>;
    },
  };
}

/** Retries when the code fails to load: nothing was sent yet, so this is safe for every call. */
async function load(options: ClientOptions) {
  const { retries = 2, backoffMs = fullJitter } = options;
  for (let repeat = 0; ; repeat++) {
    try {
      return await fetched(options);
    } catch (error) {
      if (repeat >= retries) throw error;
      await new Promise(done => setTimeout(done, backoffMs(repeat)));
    }
  }
}

/** The code that sends calls loads with the first call, so that a first screen paints without waiting for it. */
async function fetched(options: ClientOptions) {
  const sending = import('./sending.ts');
  if (options.transport) return (await sending).sender(options, options.transport);
  const own = options.axios ?? import('axios').then(({ default: axios }) => axios.create());
  const [{ byAxios }, instance] = await Promise.all([sending, own]);
  return byAxios(options, instance);
}

/** Reports a wrong option at once, by its name. */
function checkOptions({ baseUrl, session, transport, timeoutMs = 1, retries = 0 }: Partial<ClientOptions>): void {
  // In Node a URL without an origin leads nowhere.
  const fits = { baseUrl: transport || addressOf(baseUrl), session, timeoutMs: timeoutMs > 0, retries: retries >= 0 };
  for (const [name, fit] of Object.entries(fits)) if (!fit) throw new TypeError(`createClient: ${name} is not usable`);
}

type Keyed = { readonly idempotencyKey?: string };
const headersOf = (call: AnyCall, session: Session, { idempotencyKey }: Keyed): Record<string, string> => {
  const tokens = session.current();
  return {
    ...(tokens ? { access: tokens.access, profile: tokens.profile } : {}),
    ...(call.repeat === 'idempotency-key' ? { 'idempotency-key': idempotencyKey ?? newIdempotencyKey() } : {}),
  };
};
