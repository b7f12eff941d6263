import type { AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { addressOf } from './address.ts';
import { type AnyCall, fillPath, type Input, isFileReply, paramsOf, type Reply } from './call.ts';
import { conforms } from './conforms.ts';
import { ApiFailure, traceOf, Unreachable } from './errors.ts';
import { onAbort } from './onAbort.ts';
import { plainError, plainTexts } from './plainError.ts';
import { heads } from './response.ts';
import { runHook } from './runHook.ts';
import type { Session } from './session.ts';
import type { Outgoing, Transport } from './transport.ts';

/**
 * What to do with a reply that does not conform: fail (tests, development), report and pass on (production), or skip
 * the check.
 */
export type ReplyCheck = 'strict' | 'report' | 'off';

/** One `send` with all its tries: every hook gets the same object, so that a log or a trace can correlate them. */
export interface Exchange {
  /** The headers of each try, including the tokens. `onRequest` may add some, e.g. `traceparent`. */
  readonly headers: Record<string, string>;
  /** Tries made so far. */
  readonly tries: number;
}

export interface ClientOptions {
  /** Where `/api` lives, e.g. `https://venue.example/api`. */
  readonly baseUrl: string;
  readonly session: Session;
  /** Default `report`. */
  readonly replies?: ReplyCheck;
  /** Milliseconds one try may take; for uploads and downloads, milliseconds without progress. Default 20,000. */
  readonly timeoutMs?: number;
  /** How many times a call that is safe to repeat is tried again. Default 2. */
  readonly retries?: number;
  /** Before the first try. A hook that throws changes nothing for the caller. */
  readonly onRequest?: (call: AnyCall, exchange: Exchange) => void;
  readonly onResponse?: (call: AnyCall, reply: unknown, exchange: Exchange) => void;
  readonly onError?: (call: AnyCall, error: ApiFailure | Unreachable, exchange: Exchange) => void;
  /** A reply that does not fit its declaration. */
  readonly onMismatch?: (call: AnyCall, error: unknown) => void;
  /** An axios instance to use instead of our own, e.g. with agents, a proxy or interceptors. */
  readonly axios?: AxiosInstance;
  /** Replaces axios, e.g. with the server's own `inject` in tests. */
  readonly transport?: Transport;
  /** Milliseconds to wait before the n-th repeat (from 0), on top of Retry-After. Default: doubling from 300 with full jitter. */
  readonly backoffMs?: (attempt: number) => number;
}

/** The key of a call: text where one travels, nothing elsewhere. */
type KeyOf<C extends AnyCall> = 'idempotency-key' extends NonNullable<C['repeat']> ? string : never;

export interface SendOptions<C extends AnyCall = AnyCall> {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** One key per intention: pressing «Оплатить» twice sends the same key twice. Generated when left out. */
  readonly idempotencyKey?: KeyOf<C>;
  /** Share of the upload done, rising to 1; 1 is reported once, when everything is sent. */
  readonly onUploadProgress?: (done: number) => void;
  /** Lets the request outlive the page that makes it, for bodies under 60,000 bytes; browsers refuse longer ones. */
  readonly keepAlive?: boolean;
}

export interface Client {
  readonly session: Session;
  /** Makes a call. Throws ApiFailure when the server refuses, Unreachable when there is no answer. */
  send<C extends AnyCall>(call: C, input: Input<C>, options?: SendOptions<C>): Promise<Reply<C>>;
}

/**
 * A client of the API. Several may live side by side in one process.
 * @throws TypeError when an option is missing or has a value that is not allowed
 */
export function createClient(options: ClientOptions): Client {
  checkOptions(options);
  let ready: Promise<Transport> | undefined;
  // The transport is loaded with the first call, so that a first screen paints without waiting for it.
  const transport = () => {
    ready ??= options.transport
      ? Promise.resolve(options.transport)
      : import('./transport.ts').then(
          module => module.axiosTransport(options.baseUrl, options.axios),
          // Code that could not be fetched is the network's failure, and the next call asks for it again.
          () => {
            ready = undefined;
            throw new Unreachable('not_loaded');
          },
        );
    return ready;
  };

  async function send<C extends AnyCall>(
    call: C,
    input: Input<C>,
    sendOptions: SendOptions<C> = {},
  ): Promise<Reply<C>> {
    const exchange = { headers: headersOf(call, options.session, sendOptions), tries: 0 };
    try {
      const outgoing = prepare(call, input as Readonly<Record<string, unknown>>, exchange, options, sendOptions);
      runHook(options.onRequest, call, exchange);
      const reply = checkReply(call, await attempt(call, outgoing, exchange));
      runHook(options.onResponse, call, reply, exchange);
      return reply as Reply<C>;
    } catch (error) {
      const failure =
        error instanceof ApiFailure || error instanceof Unreachable
          ? error
          : // A body that cannot be written, or a bug, perhaps of another transport.
            new ApiFailure(exchange.tries ? 'internal' : 'malformed', { cause: traceOf(error) });
      failure.call = call.id;
      failure.address = `${call.method} ${addressOf(options.baseUrl)}${call.path}`;
      runHook(options.onError, call, failure, exchange);
      throw failure;
    }
  }

  async function attempt(call: AnyCall, outgoing: Outgoing, exchange: { tries: number }): Promise<unknown> {
    const repeats = call.reads || call.repeat?.startsWith('never') === false ? (options.retries ?? 2) : 0;
    const { signal } = outgoing;
    for (;;) {
      const repeat = exchange.tries++;
      try {
        const carry = await transport();
        if (signal?.aborted) throw new Unreachable('cancelled');
        return await carry(outgoing);
      } catch (error) {
        const wait = repeat < repeats ? waitBefore(error, repeat, options.backoffMs) : undefined;
        if (wait === undefined) throw error;
        await pause(wait, signal);
      }
    }
  }

  function checkReply(call: AnyCall, reply: unknown): unknown {
    const mode = options.replies ?? 'report';
    if (mode === 'off' || isFileReply(call.reply)) return reply;
    if (conforms(call.reply, reply)) return reply;
    const result = z.safeParse(call.reply, reply, { error: plainError });
    if (result.success) {
      heads.set(result.data as object, heads.get(reply as object));
      return result.data;
    }
    runHook(options.onMismatch, call, result.error);
    if (mode === 'report') return reply;
    throw new Unreachable('misfit', {
      misfits: result.error.issues
        .map(({ path }) => path.join('.'))
        .join(', ')
        .slice(0, 300),
    });
  }

  return { session: options.session, send };
}

/** What a program gets wrong once, it should hear at once, and by the name of the option. */
function checkOptions({ baseUrl, session, transport, timeoutMs = 1, retries = 0 }: Partial<ClientOptions>): void {
  // In Node an address without its origin leads nowhere.
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

/** A key for one intention. */
export const newIdempotencyKey = (): string =>
  // `crypto.randomUUID` is missing on pages that came without TLS.
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

function prepare(
  call: AnyCall,
  input: Readonly<Record<string, unknown>>,
  { headers }: Exchange,
  options: ClientOptions,
  sendOptions: Omit<SendOptions, 'idempotencyKey'>,
): Outgoing {
  // A parameter that is empty or made of dots would turn the path into another one.
  const missing = paramsOf(call.path).filter(name => /^\.{0,2}$/.test(String(input[name] ?? '')));
  if (missing.length > 0)
    throw new ApiFailure('invalid_input', {
      fields: Object.fromEntries(missing.map(name => [name, plainTexts.required])),
    });
  return {
    method: call.method,
    url: fillPath(call.path, input),
    query: input.query,
    body: call.upload ? toForm(input.body) : input.body,
    headers,
    binary: isFileReply(call.reply) ? call.reply : undefined,
    timeoutMs: sendOptions.timeoutMs ?? options.timeoutMs ?? 20_000,
    signal: sendOptions.signal,
    onUploadProgress: sendOptions.onUploadProgress,
    keepAlive: sendOptions.keepAlive ?? false,
  };
}

/** Fields of a multipart body; lists become repeated fields. */
function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const each of [value].flat()) {
      if (each === undefined || each === null) continue;
      if (each instanceof Blob) form.append(name, each);
      else form.append(name, typeof each === 'object' ? JSON.stringify(each) : String(each));
    }
  }
  return form;
}

/** A longer Retry-After, in seconds, is left to the caller. */
const LONGEST_PAUSE = 10;

/** Milliseconds until a repeat, or undefined when a repeat would not help. */
function waitBefore(error: unknown, repeat: number, backoffMs = fullJitter): number | undefined {
  if (error instanceof Unreachable) return error.reason === 'cancelled' ? undefined : backoffMs(repeat);
  if (!(error instanceof ApiFailure) || ![408, 429, 502, 503, 504].includes(error.status)) return undefined;
  const { status, retryAfter } = error;
  // “Too many requests” without a Retry-After is not retried.
  if (retryAfter === undefined) return status === 429 ? undefined : backoffMs(repeat);
  // Jitter on top: clients refused in the same second must not all return in the same one.
  return retryAfter <= LONGEST_PAUSE ? retryAfter * 1000 + backoffMs(repeat) : undefined;
}

const fullJitter = (repeat: number): number => Math.random() * 300 * 2 ** repeat;

/** Waits; an abort ends it sooner. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => {
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const leave = onAbort(signal, end);
    if (signal?.aborted) end();
  });
