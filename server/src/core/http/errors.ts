import type { IncomingMessage } from 'node:http';
import { type AnyCall, ApiFailure, type FailureBody, type FailureCode } from '@venue/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/sqlState.ts';
import { type Declared, declaredOf } from './declared.ts';
import { textFor } from './when.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call a route answers. */
    readonly call?: AnyCall;
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
  const known = typeof code === 'string' ? fastifyCodes[code] : undefined;
  if (known) return new ApiFailure(known);
  if (statusCode === 429) return new ApiFailure('rate_limited', retryAfter === undefined ? {} : { retryAfter });
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new ApiFailure(statusCode === 404 ? 'not_found' : 'malformed', { status: statusCode });
  }
  // Text the database cannot store: the last net behind `plainTextOnly`.
  if (unstorable.has(sqlState(error) ?? '')) return new ApiFailure('malformed');
  return isPassing(error) ? new ApiFailure('unavailable', { retryAfter: 2 }) : new ApiFailure('internal');
}

const unstorable = new Set(['22021', '22P05']);

// No connection could be made or kept, or the database is starting, stopping or busy, or the disk is full.
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08001',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  'ENOSPC',
  'EDQUOT',
]);
// What the driver says of these has no code.
const awayWords = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether the database or the disk, and not the request, is why it failed, so that a repeat may well succeed. */
function isPassing(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && passingCodes.has(String(each.code))) return true;
    if (awayWords.test(each.message)) return true;
  }
  return false;
}

/** Whether the client, or a bound of ours, has broken the request off before its body was whole. */
const hasLeft = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

/** A failure as it travels. Its text is the table's: a failure made here carries those of clients only. */
export function bodyOf(failure: ApiFailure, data: unknown, requestId: string): FailureBody {
  return {
    message: failure.serverMessage,
    code: failure.code,
    text: textFor(failure),
    ...(Object.keys(failure.fields).length > 0 ? { fields: failure.fields } : {}),
    ...(data === undefined ? {} : { data }),
    requestId,
  };
}

/**
 * Installs the one place that answers errors and unknown paths under `/api`. A failure that departs from what its call
 * declares is logged, or given to `onUndeclared`; it is answered all the same, without its data.
 */
export function answerErrors(app: FastifyInstance, onUndeclared?: (fault: string) => void): void {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const failure = hasLeft(request.raw) ? new ApiFailure('malformed', { cause: error }) : failureOf(error);
    const { call } = request.routeOptions.config;
    const { data, fault }: Declared = call ? declaredOf(call, failure) : failure;
    if (fault && onUndeclared) onUndeclared(fault);
    else if (fault) request.log.error({ fault }, 'undeclared failure');
    if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, 'request failed');
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    return reply.status(failure.status).send(bodyOf(failure, data, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(bodyOf(new ApiFailure('not_found'), undefined, request.id)),
  );
}

const unroutable = new WeakMap<IncomingMessage, Error>();

/**
 * Takes what Fastify refuses before any hook, an address that cannot be decoded or whose parts are too long, the way of
 * all other requests, so that its answer has their headers and stands in the log. `refuseUnroutable` refuses it there.
 */
export function rerouteUnroutable(error: Error, { raw, server }: FastifyRequest, reply: FastifyReply): void {
  unroutable.set(raw, error);
  raw.url = '/api/unroutable';
  server.routing(raw, reply.raw);
}

/** Register after the plugins that set headers: what is refused here meets no later hook. */
export function refuseUnroutable(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => done(unroutable.get(raw)));
}
