import type { IncomingMessage } from 'node:http';
import { type AnyCall, ApiFailure, type FailureBody, type FailureCode } from '@venue/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { causesOf } from '../causes.ts';
import { sqlState } from '../db/sqlState.ts';
import { currentSpan } from '../traces.ts';
import { type Declared, declaredOf } from './declared.ts';
import { textFor } from './when.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call a route answers. */
    readonly call?: AnyCall;
  }
  interface FastifyReply {
    /** The code of the failure that it reports; empty for none. */
    failure: FailureCode | '';
  }
}

const fastifyCodes: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
};

/** Every error becomes `{ message, code, text, fields?, data?, requestId }`; internals are not exposed. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const { code, statusCode, retryAfter } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown;
    statusCode?: unknown;
    retryAfter?: number;
  };
  const mapped = typeof code === 'string' ? fastifyCodes[code] : undefined;
  if (mapped) return new ApiFailure(mapped);
  if (statusCode === 429) return new ApiFailure('rate_limited', retryAfter === undefined ? {} : { retryAfter });
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new ApiFailure(statusCode === 404 ? 'not_found' : 'malformed', { status: statusCode });
  }
  // Text or a date the database cannot store: the last safeguard behind `plainTextOnly` and the schemas.
  if (unstorable.has(sqlState(error) ?? '')) return new ApiFailure('malformed');
  // The last safeguard behind the calls, which look first: what a record names was removed meanwhile, or what is to be
  // removed is named by another.
  if (sqlState(error) === FOREIGN_KEY)
    return new ApiFailure(isRemoval(error) ? 'in_use' : 'not_found', { cause: error });
  return isPassing(error) ? new ApiFailure('unavailable', { retryAfter: 2 }) : new ApiFailure('internal');
}

const unstorable = new Set(['22021', '22P05', '22007', '22008', '22009']);
const FOREIGN_KEY = '23503';

/** Whether the record that another names was changed or deleted, rather than the one that names it. */
function isRemoval(error: unknown): boolean {
  return causesOf(error).some(each => each instanceof Error && each.message.startsWith('update or delete on table'));
}

// No connection could be made or kept, or the database is starting, stopping or busy, or the disk is full.
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08001',
  '08003',
  '08006',
  // A primary that has just become a replica: its successor takes the repeat.
  '25006',
  // PgBouncer's code for all that it cannot do, such as reaching PostgreSQL.
  '08P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  'ENOSPC',
  'EDQUOT',
]);
// These errors of the driver have a message but no code.
const awayWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client was closed|Client has encountered a connection error)/;

/** Whether the database or the disk caused the failure and not the request, so that a repeat may well succeed. */
export function isPassing(error: unknown): boolean {
  for (const each of causesOf(error)) {
    if (!(each instanceof Error)) return false;
    if ('code' in each && passingCodes.has(String(each.code))) return true;
    if (awayWords.test(each.message)) return true;
  }
  return false;
}

/** Whether the client, or one of our limits, aborted the request before its body was complete. */
const hasLeft = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

/** The most characters of a field's path that a reply repeats, and of all fields together. */
const [LONGEST_PATH, LONGEST_FIELDS] = [200, 10_000];

/** The first of the fields that a failure names: their paths may come from the request, so a reply could grow with it. */
function bounded(fields: ApiFailure['fields']): ApiFailure['fields'] {
  const first: Record<string, string> = {};
  let length = 0;
  for (const path in fields) {
    const text = fields[path] ?? '';
    const short = path.slice(0, LONGEST_PATH).toWellFormed();
    length += short.length + text.length;
    if (length > LONGEST_FIELDS) break;
    first[short] = text;
  }
  return first;
}

/** The body of a failed reply. Its text is always that of the server's tables, whatever text the failure brought. */
function bodyOf(failure: ApiFailure, data: unknown, requestId: string): FailureBody {
  return {
    message: failure.serverMessage,
    code: failure.code,
    text: textFor({ code: failure.code, retryAfter: failure.retryAfter, data }),
    ...(Object.keys(failure.fields).length > 0 ? { fields: bounded(failure.fields) } : {}),
    ...(data === undefined ? {} : { data }),
    requestId,
  };
}

/**
 * Installs the one place that answers errors and unknown paths under `/api`. A failure that its call does not declare
 * is logged, or given to `onUndeclared`; it is still sent, but without its data.
 */
export function answerErrors(app: FastifyInstance, onUndeclared?: (fault: string) => void): void {
  app.decorateReply('failure', '');
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    // guard: upload.test.ts
    const failure = hasLeft(request.raw) ? new ApiFailure('malformed', { cause: error }) : failureOf(error);
    const { call } = request.routeOptions.config;
    const { data, fault }: Declared = call ? declaredOf(call, failure) : failure;
    reply.failure = failure.code;
    if (fault && onUndeclared) onUndeclared(fault);
    else if (fault) request.log.error({ fault }, 'undeclared failure');
    if (sqlState(failure) === FOREIGN_KEY) request.log.warn({ err: error }, 'refused by a foreign key');
    // An error calls for somebody. What is away, busy or not set up is counted by its code instead.
    if (failure.status >= 500) currentSpan()?.record(error);
    if (failure.status === 500) request.log.error({ err: error, code: failure.code }, 'request failed');
    else if (failure.status > 500 && (failure !== error || failure.cause))
      request.log.warn({ err: error, code: failure.code }, 'request failed for now');
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    return reply.status(failure.status).send(bodyOf(failure, data, request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api') && wantsHtml(request);
    if (isPage) return reply.status(404).type('text/html; charset=utf-8').send(NOT_FOUND_PAGE);
    return reply.status(404).send(bodyOf(new ApiFailure('not_found'), undefined, request.id));
  });
}

const wantsHtml = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/** For addresses outside the apps, which have no page of theirs. */
const NOT_FOUND_PAGE = `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Площадка · Страница не найдена</title></head>
<body><main><h1>Страница не найдена</h1><p>Возможно, ссылка устарела или в\u00a0адресе опечатка.</p><p><a href="/app/venue">На главную</a></p></main></body>
</html>
`;

const unroutable = new WeakMap<IncomingMessage, Error>();

/**
 * Sends a request that Fastify refuses before any hook, because its URL cannot be decoded or a part is too long,
 * through the usual hooks, so that the reply has the usual headers and is logged. `refuseUnroutable` refuses it there.
 */
export function rerouteUnroutable(error: Error, { raw, server }: FastifyRequest, reply: FastifyReply): void {
  unroutable.set(raw, error);
  raw.url = '/api/unroutable';
  server.routing(raw, reply.raw);
}

/** Register after the plugins that set headers: a request refused here reaches no later hook. */
export function refuseUnroutable(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => done(unroutable.get(raw)));
}
