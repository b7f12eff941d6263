import type { RequestHandler } from 'msw';
import { allCalls } from '../calls.ts';
import { type AnyCall, paramsOf } from '../core/schema/call.ts';
import { sampleAnswer } from './answer.ts';
import type { MockRequest } from './heard.ts';
import { mock } from './mock.ts';

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
  return ordered.map(call => mock(call, baseUrl).replies((heard: MockRequest) => sampleAnswer(call, seed, heard)));
}
