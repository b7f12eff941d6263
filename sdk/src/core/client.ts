import * as z from 'zod/mini';
import { type AnyCall, fillPath, type Input, isFileReply, paramsOf, type Reply } from './call.ts';
import { ApiFailure, Unreachable } from './failures.ts';
import { fits } from './fits.ts';
import { plainError } from './rules.ts';
import type { Session } from './session.ts';
import type { Outgoing, Transport } from './transport.ts';

/** How replies are checked: thrown at once (tests, development), reported and passed on (production), or not at all. */
export type ReplyCheck = 'strict' | 'report' | 'off';

export interface ClientOptions {
  /** Where `/api` lives, e.g. `https://venue.example/api`. */
  readonly baseUrl: string;
  readonly session: Session;
  /** Default `report`. */
  readonly replies?: ReplyCheck;
  /** Milliseconds one try may take. Default 20,000. */
  readonly timeoutMs?: number;
  /** How many times a call that is safe to repeat is tried again. Default 2. */
  readonly retries?: number;
  readonly onRequest?: (call: AnyCall) => void;
  readonly onResponse?: (call: AnyCall, reply: unknown) => void;
  readonly onError?: (call: AnyCall, error: ApiFailure | Unreachable) => void;
  /** A reply that does not fit its declaration, in `report` mode. */
  readonly onMismatch?: (call: AnyCall, error: unknown) => void;
  /** Replaces axios, e.g. with the server's own `inject` in tests. */
  readonly transport?: Transport;
  /** Milliseconds to wait before the n-th repeat (from 0). Default: doubling from 300 with full jitter. */
  readonly backoffMs?: (attempt: number) => number;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** One key per intention: pressing «Оплатить» twice sends the same key twice. Made afresh when left out. */
  readonly idempotencyKey?: string;
  /** Share of the upload done, 0 to 1. */
  readonly onUploadProgress?: (done: number) => void;
}

export interface Client {
  readonly session: Session;
  /** Makes a call. Throws ApiFailure when the server says no, Unreachable when there is no answer. */
  send<C extends AnyCall>(call: C, input: Input<C>, options?: SendOptions): Promise<Reply<C>>;
}

/** A client of the API. Several may live side by side in one process. */
export function createClient(options: ClientOptions): Client {
  let ready: Promise<Transport> | undefined;
  // The transport is loaded with the first call, so that a first screen paints without waiting for it.
  const transport = () => {
    ready ??= options.transport
      ? Promise.resolve(options.transport)
      : import('./transport.ts').then(module => module.axiosTransport(options.baseUrl));
    return ready;
  };

  async function send<C extends AnyCall>(call: C, input: Input<C>, sendOptions: SendOptions = {}): Promise<Reply<C>> {
    const outgoing = prepare(call, input as Readonly<Record<string, unknown>>, options, sendOptions);
    options.onRequest?.(call);
    try {
      const reply = await attempt(call, outgoing);
      const checked = checkReply(call, reply);
      options.onResponse?.(call, checked);
      return checked as Reply<C>;
    } catch (error) {
      if (error instanceof ApiFailure || error instanceof Unreachable) options.onError?.(call, error);
      throw error;
    }
  }

  async function attempt(call: AnyCall, outgoing: Outgoing): Promise<unknown> {
    const carry = await transport();
    const repeats = call.reads || call.repeat ? (options.retries ?? 2) : 0;
    for (let tried = 0; ; tried++) {
      try {
        return await carry(outgoing);
      } catch (error) {
        const wait = tried < repeats ? waitBefore(error, tried, options.backoffMs) : undefined;
        if (wait === undefined) throw error;
        await pause(wait, outgoing.signal);
      }
    }
  }

  function checkReply(call: AnyCall, reply: unknown): unknown {
    const mode = options.replies ?? 'report';
    if (mode === 'off' || isFileReply(call.reply)) return reply;
    if (fits(call.reply, reply)) return reply;
    const result = z.safeParse(call.reply, reply, { error: plainError });
    if (result.success) return result.data;
    if (mode === 'strict')
      throw new Error(`${call.id}: the reply does not fit its declaration`, { cause: result.error });
    options.onMismatch?.(call, result.error);
    return reply;
  }

  return { session: options.session, send };
}

function prepare(
  call: AnyCall,
  input: Readonly<Record<string, unknown>>,
  options: ClientOptions,
  sendOptions: SendOptions,
): Outgoing {
  for (const name of paramsOf(call.path)) {
    if (input[name] === undefined) throw new TypeError(`${call.id}: path parameter ${name} is missing`);
  }
  const tokens = options.session.current();
  return {
    method: call.method,
    url: fillPath(call.path, input),
    query: input.query,
    body: call.upload ? toForm(input.body as Readonly<Record<string, unknown>>) : input.body,
    headers: {
      ...(tokens ? { access: tokens.access, profile: tokens.profile } : {}),
      ...(call.repeat ? { 'idempotency-key': sendOptions.idempotencyKey ?? crypto.randomUUID() } : {}),
    },
    binary: isFileReply(call.reply),
    timeoutMs: sendOptions.timeoutMs ?? options.timeoutMs ?? 20_000,
    signal: sendOptions.signal,
    onUploadProgress: sendOptions.onUploadProgress,
  };
}

/** Fields of a multipart body; lists become repeated fields. */
function toForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each === undefined || each === null) continue;
      if (each instanceof Blob) form.append(name, each);
      else form.append(name, typeof each === 'object' ? JSON.stringify(each) : String(each));
    }
  }
  return form;
}

/** Milliseconds until a repeat, or undefined when a repeat would not help. */
function waitBefore(error: unknown, tried: number, backoffMs = fullJitter): number | undefined {
  if (error instanceof Unreachable) return error.reason === 'cancelled' ? undefined : backoffMs(tried);
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.status === 429)
    return error.retryAfter !== undefined && error.retryAfter <= 10 ? error.retryAfter * 1000 : undefined;
  if (error.status === 502 || error.status === 503 || error.status === 504) {
    return error.retryAfter === undefined ? backoffMs(tried) : error.retryAfter * 1000;
  }
  return undefined;
}

const fullJitter = (tried: number): number => Math.random() * 300 * 2 ** tried;

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new Unreachable('cancelled'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}
