import type { RequestHandler } from 'msw';
import * as z from 'zod/mini';
import { allCalls } from '../calls.ts';
import { type AnyCall, isFileReply, paramsOf, type Reply } from '../core/schema/call.ts';
import { sampleFile } from './files.ts';
import { type MockRequest, mock } from './mock.ts';
import { type SamplePage, sampleReply } from './replies.ts';

export interface HandlersOptions {
  /** The same seed gives the same replies. Default 1. */
  readonly seed?: number;
  /** Which calls to answer. Default: every call of the API. */
  readonly calls?: readonly AnyCall[];
  /** Where the API is, as a path of msw. Default: `/api` of any host. */
  readonly baseUrl?: string;
}

/**
 * Handlers of msw that answer every call with its sample: `setupServer(...handlers())` in Node,
 * `setupWorker(...handlers())` in the browser. Lists have pages, downloads return a real file, uploads are accepted. A
 * handler given to `server.use()` later answers first, so single calls are overridden with `mock()`.
 */
export function handlers({ seed = 1, calls = allCalls, baseUrl = '*/api' }: HandlersOptions = {}): RequestHandler[] {
  // Paths without parameters come first, because a path with a parameter may match them too.
  const ordered = calls.toSorted((one, other) => paramsOf(one.path).length - paramsOf(other.path).length);
  return ordered.map(call => mock(call, baseUrl).replies((heard: MockRequest) => answer(call, seed, heard)));
}

function answer(call: AnyCall, seed: number, heard: MockRequest): Reply<AnyCall> {
  if (isFileReply(call.reply)) return sampleFile(heard.query.format === 'csv' ? 'text/csv' : call.reply.type);
  return withRequestedIds(call, sampleReply(call, seed, pageOf(heard)), heard);
}

const PageAsked = z.looseObject({
  page: z.optional(z.coerce.number()),
  pageSize: z.optional(z.coerce.number()),
});

/** The requested page: in the query, in the body, or as `{x}` of the path. */
function pageOf({ query, body, params }: MockRequest): SamplePage {
  const inBody = isRecord(body) ? body : {};
  const { page, pageSize } = z.parse(PageAsked, { page: params.x, ...inBody, ...query });
  return { ...(page ? { page } : {}), ...(pageSize ? { pageSize } : {}) };
}

/** A record requested by number replies with that number. */
function withRequestedIds(call: AnyCall, reply: unknown, { query, body }: MockRequest): unknown {
  const input = { ...query, ...(isRecord(body) ? body : {}) };
  if (!isRecord(reply) || !isRecord(reply.message)) return reply;
  const ids = Object.keys(reply.message)
    .filter(name => /(^id|Id)$/.test(name) && Number(input[name]) > 0)
    .map(name => [name, Number(input[name])]);
  const named = { ...reply, message: { ...reply.message, ...Object.fromEntries(ids) } };
  return !isFileReply(call.reply) && z.safeParse(call.reply, named).success ? named : reply;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
