import { ownTexts } from './failures.own.ts';
import { type FailureCode, type FailureRow, failures, isFailureCode } from './failures.ts';
import { bears, factsOf, isRecord, refused, wordOf } from './unreachable.ts';

/** An error as it is sent: the body of every reply that is not 2xx. */
export interface FailureBody {
  readonly message: string;
  readonly code: string;
  /** What the user reads. */
  readonly text: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly requestId: string;
}

export interface FailureDetails {
  /** Text per field path, e.g. `{ phone: 'Введите номер телефона полностью' }`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Data the caller may act on, e.g. the taken hours. */
  readonly data?: unknown;
  readonly requestId?: string;
  readonly status?: number;
  /** Seconds after which a repeat makes sense. */
  readonly retryAfter?: number;
  readonly serverMessage?: string;
  readonly serverCode?: string;
  /** The server's text for the user. */
  readonly text?: string;
  /** The actual cause, for the log of the side that threw it. */
  readonly cause?: unknown;
}

/** The server refused. Thrown by the client, and on the server by rules and routes. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  /** The code the server sent; it differs from `code` when this version does not know it. */
  readonly serverCode: string;
  /** Id of the call that failed; the client sets it. */
  declare call: string | undefined;
  /** Method, origin and path template of that call. */
  declare address: string | undefined;
  readonly [refused] = true;
  // Private, because replies may quote the request, and errors are printed into logs.
  readonly #details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const row: FailureRow = failures[code];
    const { requestId, cause } = details;
    super(`${code}${requestId ? ` (request ${requestId})` : ''}`, cause === undefined ? undefined : { cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.status = details.status ?? row.status;
    this.requestId = requestId;
    this.retryAfter = details.retryAfter;
    this.serverCode = details.serverCode ?? code;
    this.#details = details;
  }

  /** The text for the user, as plain text: the server's own, otherwise that of the code or of the status. */
  get text(): string {
    const own: Partial<Record<FailureCode, string>> = ownTexts;
    return this.#details.text ?? own[this.code] ?? own[byStatus(this.status, '')] ?? ownTexts.internal;
  }

  /**
   * Text per field path. Like all details of the failure, it does not appear when the error is printed or serialised.
   */
  get fields(): Readonly<Record<string, string>> {
    return this.#details.fields ?? {};
  }

  get data(): unknown {
    return this.#details.data;
  }

  get serverMessage(): string {
    const row: FailureRow = failures[this.code];
    return this.#details.serverMessage ?? row.server ?? this.code;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return bears(refused, value);
  }
}

/**
 * The parts of an unknown error that are safe to keep as a cause: its code and stack frames. Its message and fields may
 * quote the request.
 */
export function traceOf(error: unknown): Error {
  const trace = new Error(factsOf(error).code);
  const frames = error instanceof Error ? (error.stack?.match(/^ +at .+:\d+:\d+\)?$/gm) ?? []) : [];
  trace.stack = [trace, ...frames].join('\n');
  return trace;
}

const byServerMessage = (message: string): FailureCode | undefined =>
  (Object.keys(failures) as FailureCode[]).find(code => {
    const row: FailureRow = failures[code];
    return row.server === message;
  });

/**
 * Turns a reply that is not 2xx into an ApiFailure. A code this version does not know is derived from the server
 * message, then from the status. The text is the server's, so that an old client shows the right one for a new failure;
 * a reply without a code is not from our server, and its text is not shown.
 */
export function failureFrom(status: number, body: unknown, retryAfter?: number): ApiFailure {
  const sent = isRecord(body) ? body : {};
  const message = typeof sent.message === 'string' ? sent.message : '';
  const requestId = wordOf(sent.requestId);
  const code: FailureCode = isFailureCode(sent.code)
    ? sent.code
    : (byServerMessage(message) ?? byStatus(status, message));
  return new ApiFailure(code, {
    status,
    serverMessage: message || code,
    serverCode: wordOf(sent.code) ?? code,
    ...(isRecord(sent.fields) ? { fields: textsOf(sent.fields) } : {}),
    ...(sent.data === undefined ? {} : { data: sent.data }),
    ...(wordOf(sent.code) && isReadable(sent.text) ? { text: sent.text } : {}),
    ...(requestId === undefined ? {} : { requestId }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

const textsOf = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Whether a text fits a message on screen: one line of at most 300 characters. */
const isReadable = (text: unknown): text is string => typeof text === 'string' && /^\S.{0,299}$/.test(text);

function byStatus(status: number, message: string): FailureCode {
  if (status === 401) return 'access_denied';
  if (status === 403) {
    // The longer text is tested first: it begins with the shorter one.
    if (/access denied profile/i.test(message)) return 'profile_denied';
    if (/token.*expired/i.test(message)) return 'token_expired';
    if (/access denied/i.test(message)) return 'access_denied';
    return 'forbidden';
  }
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_type';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 502 || status === 503 || status === 504) return 'unavailable';
  // Never `invalid_input`: a failure that nobody knows is not the user's fault.
  return status === 400 || status === 422 ? 'malformed' : 'internal';
}
