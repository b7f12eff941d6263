import type * as z from 'zod/mini';
import { allCalls } from '../../calls.ts';
import { ApiFailure } from '../../core/client/errors.ts';
import { declaredFails } from '../../core/client/fails.ts';
import { type FailureCode, isFailureCode } from '../../core/client/failures.ts';
import { type AnyCall, isFileReply, paramsOf, takesKey, wordParams } from '../../core/schema/call.ts';
import type { Download } from '../../core/schema/fileReply.ts';
import { check } from '../../core/schema/rules.ts';
import { uploadFieldsOf } from '../../core/schema/uploads.ts';
import { sampleAnswer } from '../answer.ts';
import { hear, type MockRequest } from '../heard.ts';
import { failureResponse, fileResponse, replyResponse } from '../responses.ts';
import { sample } from '../sample.ts';
import { bookingSteps } from './bookings.steps.ts';
import { requestSteps } from './requests.steps.ts';
import type { Step } from './step.ts';
import { ticketSteps } from './tickets.steps.ts';

export interface AnswersOptions {
  /** The same seed gives the same replies. Default 1. */
  readonly seed?: number;
  /** Milliseconds before each reply. */
  readonly delayMs?: number;
  /** Calls that fail, by id: `{ 'booking.write': 'slot_taken' }`. */
  readonly fails?: Readonly<Record<string, FailureCode>>;
}

/** What a request asks for by its header `x-mock`: `slot_taken`, `delay=500`, `hang`, `drop`. */
interface Wish {
  readonly code?: FailureCode;
  readonly delayMs: number;
  /** No reply: the connection is cut, or stays open without one. */
  readonly silence?: 'hang' | 'drop';
}

interface Route {
  readonly call: AnyCall;
  readonly params: Readonly<Record<string, string>>;
}

/** A reply, or how there is none. */
type Answer = Response | 'hang' | 'drop';

/**
 * Answers every call of the API as a server would: input is checked, replies are the samples of the declarations, and
 * bookings, tickets and requests for events go on from what was sent before.
 */
export function answers({ seed = 1, delayMs = 0, fails = {} }: AnswersOptions = {}) {
  const find = router(allCalls);
  const steps = new Map<string, Step>(
    [...bookingSteps(seed), ...ticketSteps(seed), ...requestSteps(seed)].map(each => [each.call.id, each]),
  );
  const replies = new Map<string, { input: string; body: string }>();

  return async (request: Request): Promise<Answer> => {
    const wish = wishOf(request.headers.get('x-mock') ?? '', delayMs);
    if (wish.delayMs > 0) await new Promise(done => setTimeout(done, wish.delayMs));
    if (wish.silence) return wish.silence;
    const route = find(request);
    if (!route) return failureResponse('not_found');
    const { call, params } = route;
    try {
      const code = wish.code ?? fails[call.id];
      if (code) throw failureOf(call, code, seed);
      const access = request.headers.get('access');
      if (call.access !== 'public' && !access) throw new ApiFailure('access_denied');
      const heard = await hear(request, params);
      const input = inputOf(call, heard);
      const key = takesKey(call) && access ? request.headers.get('idempotency-key') : null;
      const once = key && `${access} ${call.id} ${key}`;
      const earlier = once ? replies.get(once) : undefined;
      if (earlier && earlier.input !== JSON.stringify(heard)) throw new ApiFailure('key_reused');
      if (earlier) return replyResponse(earlier.body);
      const made = sampleAnswer(call, seed, heard);
      const reply = steps.get(call.id)?.take(made, input) ?? made;
      if (isFileReply(call.reply)) return fileResponse(reply as Download);
      const body = fitting(call, reply);
      if (once) replies.set(once, { input: JSON.stringify(heard), body });
      return replyResponse(body);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, fields, data, retryAfter } = error;
      return failureResponse(code, { fields, data, ...(retryAfter === undefined ? {} : { retryAfter }) });
    }
  };
}

/** Finds the call of a request: paths without parameters come first, because one with a parameter may match them too. */
function router(calls: readonly AnyCall[]) {
  const routes = calls
    .toSorted((one, other) => paramsOf(one.path).length - paramsOf(other.path).length)
    .map(call => ({ call, pattern: new RegExp(`/api${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));
  return ({ method, url }: Request): Route | undefined => {
    const { pathname } = new URL(url);
    for (const { call, pattern } of routes) {
      const match = call.method === method ? pattern.exec(pathname) : null;
      if (!match) continue;
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
      return { call, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

function wishOf(header: string, delayMs: number): Wish {
  const words = header.split(',').map(word => word.trim());
  const code = words.find(isFailureCode);
  const silence = words.find(word => word === 'hang' || word === 'drop');
  const delay = words.find(word => word.startsWith('delay='))?.slice('delay='.length);
  return { delayMs: Number(delay ?? delayMs) || 0, ...(code ? { code } : {}), ...(silence ? { silence } : {}) };
}

/** A failure, with the data that the call declares for it. */
function failureOf(call: AnyCall, code: FailureCode, seed: number): ApiFailure {
  const schema = declaredFails(call).get(code);
  const data = schema && sample(schema, { seed, path: `${call.id}.${code}` });
  return new ApiFailure(code, data === undefined ? {} : { data });
}

/** What was sent, as the server would read it; refused where the declaration refuses it. */
function inputOf(call: AnyCall, { params, query, body }: MockRequest): Readonly<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(params)) {
    const isWord = wordParams.some(word => word === name);
    if (!isWord && !/^\d{1,9}$/.test(text)) throw new ApiFailure('not_found');
    input[name] = isWord ? text : Number(text);
  }
  if (call.query) input.query = partOf(call.query, query);
  if (call.body) input.body = partOf(call.body, call.upload ? withLists(call, body) : body);
  return input;
}

/** One file of a field that takes several is a list too. */
function withLists(call: AnyCall, body: unknown): unknown {
  const fields = { ...(body as Record<string, unknown>) };
  for (const { name, many } of uploadFieldsOf(call)) if (many) fields[name] = [fields[name] ?? []].flat();
  return fields;
}

function partOf(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = check(schema, value);
  if (!parsed.ok) throw new ApiFailure('invalid_input', { fields: parsed.fields });
  return parsed.value;
}

/** The reply as text. One that does not fit its declaration is a bug of the mock. */
function fitting(call: AnyCall, reply: unknown): string {
  const { error } = (call.reply as z.ZodMiniType).safeParse(reply);
  if (error) throw new Error(`mock(${call.id}): ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return JSON.stringify(reply);
}
