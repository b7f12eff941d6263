import type { AnyCall } from '../schema/call.ts';
import { fillPath, isFileReply, paramsOf } from '../schema/callParts.ts';
import { checkReply } from '../schema/replies.ts';
import { annotateFailure } from './annotateFailure.ts';
import { ApiFailure, traceOf } from './errors.ts';
import { fullJitter } from './fullJitter.ts';
import { onAbort } from './onAbort.ts';
import type { ClientOptions, Exchange, SendOptions, Try } from './options.ts';
import { plainTexts } from './plainError.ts';
import { heads, rawReply } from './response.ts';
import { retryBudget } from './retryBudget.ts';
import { runHook } from './runHook.ts';
import type { Session } from './session.ts';
import { LONGEST_TIMER, type Outgoing, type Transport } from './transport.ts';
import { Unreachable } from './unreachable.ts';
import { withLog } from './withLog.ts';

/** What `send` was called with, but for the key, which is among the headers. */
type Options = Omit<SendOptions, 'idempotencyKey'>;

/** One send: when it began, and the tries made so far. */
export type Progress = Exchange & { headers: Record<string, string>; tries: number; readonly at: number };

/** The function that sends calls with these options, by this transport. */
export async function sender(raw: ClientOptions, session: Session, carry: Transport) {
  const options = await withLog(raw);
  const mayRepeat = retryBudget(options.retryBudget);
  // While a release goes out, a server of the last one may answer too, which does the work of some keys again.
  let takesKeys = true;
  return async (
    call: AnyCall,
    input: Readonly<Record<string, unknown>>,
    exchange: Progress,
    sendOptions: Options,
  ): Promise<unknown> => {
    const limit = deadlineOf(exchange, { ...options, ...sendOptions }, sendOptions.signal);
    exchange.headers = {
      ...named(sendOptions.headers),
      ...(options.handling ? { prefer: `handling=${options.handling}` } : {}),
      ...exchange.headers,
    };
    try {
      const outgoing = { ...prepare(call, input, exchange, options, sendOptions), signal: limit.signal };
      runHook(options.onRequest, call, exchange);
      const received = await attempt(call, outgoing, exchange, { ...options, ...sendOptions });
      const head = heads.get(received as object);
      if (head) {
        heads.set(received as object, { ...head, tries: exchange.tries, durationMs: Date.now() - exchange.at });
        setClock(session, Date.parse(String(head.headers.date)) - Date.now());
        takesKeys &&= head.headers['idempotency-keys'] !== undefined;
      }
      const ignored = head?.headers['ignored-fields'];
      if (ignored) runHook(options.onIgnored, call, String(ignored).split(', ').map(plain), exchange);
      if (outgoing.isRaw) return received;
      const reply = checkReply(call, received, { ...options, ...sendOptions });
      runHook(options.onResponse, call, reply, exchange);
      return reply;
    } catch (error) {
      const failure =
        error instanceof ApiFailure || error instanceof Unreachable
          ? error
          : // A body that cannot be serialised, or a bug, perhaps of a custom transport.
            new ApiFailure(exchange.tries ? 'internal' : 'malformed', { cause: traceOf(error) });
      throw annotateFailure(limit.isLate() ? new Unreachable('timeout') : failure, call, exchange, options);
    } finally {
      limit.end();
    }
  };

  async function attempt(
    call: AnyCall,
    outgoing: Outgoing,
    exchange: Progress,
    { retries = 2, backoffMs, onTry }: Pick<ClientOptions, 'retries' | 'backoffMs' | 'onTry'>,
  ): Promise<unknown> {
    const { signal } = outgoing;
    for (;;) {
      // guard: client.repeat.test.ts
      if (signal?.aborted) throw new Unreachable('cancelled');
      const repeat = exchange.tries++;
      const at = Date.now();
      const ended = (outcome: Pick<Try, 'status' | 'error'>) =>
        runHook(onTry, call, { ...outcome, number: repeat + 1, durationMs: Date.now() - at }, exchange);
      try {
        const reply = await carry(outgoing);
        ended({ status: heads.get(reply as object)?.status ?? 200 });
        return reply;
      } catch (error) {
        if (error instanceof ApiFailure || error instanceof Unreachable) ended({ error });
        const isAllowed = repeat < retries && mayBeRepeated(call, takesKeys);
        const wait = isAllowed ? waitBefore(error, repeat, backoffMs) : undefined;
        // guard: client.repeat.test.ts
        if (wait === undefined || !mayRepeat()) throw error;
        await pause(wait, signal);
      }
    }
  }
}

/** Tells the session what a reply says of the time: in whole seconds, and it has travelled. */
function setClock(session: Session, ahead: number): void {
  if (!Number.isNaN(ahead)) session.setClock(Math.abs(ahead) < 60_000 ? 0 : ahead);
}

/** Whether a repeat does no harm: of a read, or of a write that the server does once. */
const mayBeRepeated = ({ reads, repeat }: AnyCall, takesKeys: boolean): boolean =>
  // guard: client.repeat.test.ts
  reads !== undefined || repeat === 'safe' || (takesKeys && repeat === 'idempotency-key');

/** A caller's headers by lower-case names, as ours are; the key is an option. */
// guard: client.repeat.test.ts, client.test.ts
const named = (headers: SendOptions['headers'] = {}) =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name !== 'idempotency-key'),
  );

/** Ends a call with all its tries when its time is over, or the caller aborts it. */
function deadlineOf({ at }: Progress, { deadlineMs }: Options, signal: AbortSignal | undefined) {
  if (deadlineMs === undefined) return { signal, isLate: () => false, end: () => undefined };
  const stop = new AbortController();
  let late = false;
  const expire = () => {
    late = !signal?.aborted;
    stop.abort();
  };
  const clock = setTimeout(expire, Math.min(at + deadlineMs - Date.now(), LONGEST_TIMER));
  const leave = onAbort(signal, () => stop.abort());
  if (signal?.aborted) stop.abort();
  const end = () => {
    clearTimeout(clock);
    leave();
  };
  return { signal: stop.signal, isLate: () => late, end };
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
  sendOptions: Options,
): Outgoing {
  // A parameter that is empty or only dots would turn the path into another one.
  const missing = paramsOf(call.path).filter(name => /^\.{0,2}$/.test(String(input[name] ?? '')));
  if (missing.length > 0)
    throw new ApiFailure('invalid_input', {
      fields: Object.fromEntries(missing.map(name => [name, plainTexts.required])),
    });
  const { timeoutMs, maxBytes } = { ...options, ...sendOptions };
  return {
    method: call.method,
    url: fillPath(call.path, input),
    query: input.query,
    body: call.upload ? toForm(input.body) : input.body,
    headers,
    binary: isFileReply(call.reply) ? call.reply : undefined,
    timeoutMs: timeoutMs ?? 20_000,
    signal: undefined,
    onUploadProgress: sendOptions.onUploadProgress,
    keepAlive: sendOptions.keepAlive ?? false,
    ...(maxBytes ? { maxBytes } : {}),
    ...(rawReply in sendOptions ? { isRaw: true } : {}),
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
  if (error instanceof Unreachable)
    return /^(cancelled|redirect|too_large)$/.test(error.code) ? undefined : backoffMs(repeat);
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
