import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import { type CommonFailure, declaredFails, type FailsWith, type FailureData } from '../core/client/fails.ts';
import type { FailureCode } from '../core/client/failures.ts';
import { type AnyCall, isFileReply, type Reply } from '../core/schema/call.ts';
import type { Download } from '../core/schema/fileReply.ts';
import { breachesOf } from '../core/schema/relations.ts';
import { hear, type MockRequest } from './heard.ts';
import { type FailureMore, failureResponse, fileResponse, replyResponse } from './responses.ts';

/** Data is required where the call declares it for this code, and has to be of the declared type. */
type MoreOf<C extends AnyCall, E extends FailsWith<C> | CommonFailure> =
  unknown extends FailureData<C, E>
    ? [more?: FailureMore & { readonly data?: never }]
    : [more: FailureMore & { readonly data: FailureData<C, E> }];

type Make<C extends AnyCall> = (heard: MockRequest) => Reply<C> | Promise<Reply<C>>;
type Answer<C extends AnyCall> = Reply<C> | Make<C>;

export interface Mock<C extends AnyCall> {
  /** Answers with this reply, or with the function's result for the request. */
  replies(answer: Answer<C>): RequestHandler;
  /** Answers with a failure this call declares, or with one every call may meet. */
  fails<E extends FailsWith<C> | CommonFailure>(code: E, ...more: MoreOf<C, E>): RequestHandler;
  /** Answers with any row of the failure table, also one this call does not declare. */
  failsAs(code: FailureCode, more?: FailureMore): RequestHandler;
  /** Never answers: for loading states. */
  hangs(): RequestHandler;
  /** The network fails. */
  unreachable(): RequestHandler;
  /** The same for the next request only; later requests go to the handlers below. */
  readonly once: Mock<C>;
  /** The same after this many milliseconds. */
  delays(ms: number): Mock<C>;
}

interface MockOptions {
  readonly baseUrl: string;
  readonly once: boolean;
  readonly delayMs: number;
}

/**
 * Answers one call in tests through msw. A reply that does not conform to the declaration throws at once, so a stale
 * fixture fails the test that uses it; a failure the call does not declare does not compile.
 */
export const mock = <C extends AnyCall>(call: C, baseUrl = '*/api'): Mock<C> =>
  createMock(call, { baseUrl, once: false, delayMs: 0 });

function createMock<C extends AnyCall>(call: C, options: MockOptions): Mock<C> {
  const url = options.baseUrl + call.path.replace(/\{(\w+)\}/g, ':$1');
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const on = (answer: (heard: () => Promise<MockRequest>) => Promise<Response> | Response): RequestHandler =>
    http[method](
      url,
      async ({ request, params }) => {
        const response = await answer(() => hear(request, params));
        if (options.delayMs > 0) await delay(options.delayMs);
        return response;
      },
      { once: options.once },
    );
  const failsAs = (code: FailureCode, more?: FailureMore) => on(() => failureResponse(code, more));
  return {
    replies(answer) {
      const make = typeof answer === 'function' ? (answer as Make<C>) : undefined;
      if (!make) assertFits(call, answer);
      return on(async heard => {
        const reply: unknown = make ? await make(await heard()) : answer;
        assertFits(call, reply);
        return isFileReply(call.reply) ? fileResponse(reply as Download) : replyResponse(reply);
      });
    },
    fails(code, ...[more]) {
      assertData(call, code, more?.data);
      return failsAs(code, more);
    },
    failsAs,
    hangs: () => on(() => new Promise<never>(() => undefined)),
    unreachable: () => on(() => HttpResponse.error()),
    get once() {
      return createMock(call, { ...options, once: true });
    },
    delays: delayMs => createMock(call, { ...options, delayMs }),
  };
}

function assertFits(call: AnyCall, reply: unknown): void {
  if (isFileReply(call.reply)) return;
  const result = z.safeParse(call.reply, reply);
  if (!result.success)
    throw new Error(`mock(${call.id}): the answer does not fit the declaration\n${z.prettifyError(result.error)}`);
  const breaches = breachesOf(reply);
  // guard: testing.test.ts
  if (breaches.length > 0) throw new Error(`mock(${call.id}): the answer contradicts itself\n${breaches.join('\n')}`);
}

function assertData(call: AnyCall, code: FailureCode, data: unknown): void {
  const schema = declaredFails(call).get(code);
  const result = schema && z.safeParse(schema, data);
  if (result?.success === false)
    throw new Error(
      `mock(${call.id}): the data of ${code} does not fit the declaration\n${z.prettifyError(result.error)}`,
    );
}
