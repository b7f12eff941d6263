import type { AxiosInstance } from 'axios';
import type { AnyCall } from '../schema/call.ts';
import { fillPath, isFileReply, paramsOf } from '../schema/callParts.ts';
import { checkReply } from '../schema/replies.ts';
import { annotateFailure } from './annotateFailure.ts';
import { ApiFailure, traceOf } from './errors.ts';
import { fullJitter } from './fullJitter.ts';
import { onAbort } from './onAbort.ts';
import type { ClientOptions, Exchange, SendOptions } from './options.ts';
import { plainTexts } from './plainError.ts';
import { heads } from './response.ts';
import { runHook } from './runHook.ts';
import { axiosTransport, type Outgoing, type Transport } from './transport.ts';
import { Unreachable } from './unreachable.ts';

/** The function that sends calls with these options, by axios. */
export const byAxios = (options: ClientOptions, instance: AxiosInstance) =>
  sender(options, axiosTransport(options.baseUrl, instance));

/** The function that sends calls with these options, by this transport. */
export function sender(options: ClientOptions, carry: Transport) {
  return async (
    call: AnyCall,
    input: Readonly<Record<string, unknown>>,
    exchange: Exchange & { tries: number },
    sendOptions: Omit<SendOptions, 'idempotencyKey'>,
  ): Promise<unknown> => {
    try {
      const outgoing = prepare(call, input, exchange, options, sendOptions);
      runHook(options.onRequest, call, exchange);
      const received = await attempt(call, outgoing, exchange);
      const ignored = heads.get(received as object)?.headers['ignored-fields'];
      if (ignored) runHook(options.onIgnored, call, String(ignored).split(', ').map(plain), exchange);
      const reply = checkReply(call, received, options);
      runHook(options.onResponse, call, reply, exchange);
      return reply;
    } catch (error) {
      const failure =
        error instanceof ApiFailure || error instanceof Unreachable
          ? error
          : // A body that cannot be serialised, or a bug, perhaps of a custom transport.
            new ApiFailure(exchange.tries ? 'internal' : 'malformed', { cause: traceOf(error) });
      throw annotateFailure(failure, call, exchange, options);
    }
  };

  async function attempt(call: AnyCall, outgoing: Outgoing, exchange: { tries: number }): Promise<unknown> {
    const repeats = call.reads || call.repeat?.startsWith('never') === false ? (options.retries ?? 2) : 0;
    const { signal } = outgoing;
    for (;;) {
      const repeat = exchange.tries++;
      try {
        // guard: client.repeat.test.ts
        if (signal?.aborted) throw new Unreachable('cancelled');
        return await carry(outgoing);
      } catch (error) {
        const wait = repeat < repeats ? waitBefore(error, repeat, options.backoffMs) : undefined;
        if (wait === undefined) throw error;
        await pause(wait, signal);
      }
    }
  }
}

/** A name of an ignored field, as it was sent. */
function plain(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function prepare(
  call: AnyCall,
  input: Readonly<Record<string, unknown>>,
  { headers }: Exchange,
  options: ClientOptions,
  sendOptions: Omit<SendOptions, 'idempotencyKey'>,
): Outgoing {
  // A parameter that is empty or only dots would turn the path into another one.
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
    headers: options.handling ? { ...headers, prefer: `handling=${options.handling}` } : headers,
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

/** The longest Retry-After, in seconds, that the client waits; a longer one is left to the caller. */
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
