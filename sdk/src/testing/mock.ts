import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { FailureBody } from '../core/client/errors.ts';
import { type CommonFailure, declaredFails, type FailsWith, type FailureData } from '../core/client/fails.ts';
import { failureTexts } from '../core/client/failures.texts.ts';
import { type FailureCode, type FailureRow, failures } from '../core/client/failures.ts';
import { type AnyCall, isFileReply, type Reply } from '../core/schema/call.ts';
import type { Download } from '../core/schema/fileReply.ts';
import { breachesOf } from '../core/schema/relations.ts';

/** The content of the request. Fields of a multipart body are given by name, repeated ones as a list. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface FailureMore {
  /** Text per field path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Data the caller may act on, e.g. the taken hours. */
  readonly data?: unknown;
  /** Seconds; sent as the Retry-After header. */
  readonly retryAfter?: number;
}

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
  const failsAs = (code: FailureCode, { retryAfter, ...more }: FailureMore = {}) =>
    on(() => {
      const row: FailureRow = failures[code];
      const text = failureTexts[code];
      const body: FailureBody = { message: row.server ?? code, code, text, requestId: 'mock', ...more };
      const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
      return Response.json(body, { status: row.status, headers });
    });
  return {
    replies(answer) {
      const make = typeof answer === 'function' ? (answer as Make<C>) : undefined;
      if (!make) assertFits(call, answer);
      return on(async heard => {
        const reply: unknown = make ? await make(await heard()) : answer;
        assertFits(call, reply);
        return isFileReply(call.reply) ? fileResponse(reply as Download) : Response.json(reply);
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

async function hear(request: Request, params: Readonly<Record<string, unknown>>): Promise<MockRequest> {
  const filled = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return {
    params: Object.fromEntries(filled),
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: await readBody(request.clone()),
  };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return request.json().catch(() => undefined);
  const form = await request.formData();
  return Object.fromEntries(
    [...new Set(form.keys())].map(name => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
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

const fileResponse = ({ data, type, name }: Download): Response =>
  new HttpResponse(data, {
    headers: {
      'content-type': type || data.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
