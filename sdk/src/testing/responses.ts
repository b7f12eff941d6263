import type { FailureBody } from '../core/client/errors.ts';
import { failureTexts } from '../core/client/failures.texts.ts';
import { type FailureCode, type FailureRow, failures } from '../core/client/failures.ts';
import type { Download } from '../core/schema/fileReply.ts';

export interface FailureMore {
  /** Text per field path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Data the caller may act on, e.g. the taken hours. */
  readonly data?: unknown;
  /** Seconds; sent as the Retry-After header. */
  readonly retryAfter?: number;
}

/** A failure as the server sends it. */
export function failureResponse(code: FailureCode, { retryAfter, ...more }: FailureMore = {}): Response {
  const row: FailureRow = failures[code];
  const body: FailureBody = { message: row.server ?? code, code, text: failureTexts[code], requestId: 'mock', ...more };
  const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  return Response.json(body, { status: row.status, headers });
}

/** What the server says with every reply: a key of a write counts. */
const takesKeys = { 'idempotency-keys': 'writes' };

/** A reply as the server sends it; `body` is JSON already if it is a text. */
export const replyResponse = (body: unknown): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    headers: { 'content-type': 'application/json; charset=utf-8', ...takesKeys },
  });

/** A file as the server sends it. */
export const fileResponse = ({ data, type, name }: Download): Response =>
  new Response(data, {
    headers: {
      ...takesKeys,
      'content-type': type || data.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
