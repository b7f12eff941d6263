import { type FailureCode, type FailureRow, failures, isFailureCode } from './failures.ts';

/** An error as it travels: the body of every reply that is not 2xx. */
export interface FailureBody {
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly requestId: string;
}

// Two copies of the SDK may be loaded in one process, one imported and one required: these marks identify their errors.
const refused = Symbol.for('venue.ApiFailure');
const unanswered = Symbol.for('venue.Unreachable');

const bears = (brand: symbol, value: unknown): boolean => typeof value === 'object' && value !== null && brand in value;

export interface FailureDetails {
  /** Text per field path, e.g. `{ phone: 'Введите номер телефона полностью' }`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the caller may act on, e.g. the taken hours. */
  readonly data?: unknown;
  readonly requestId?: string;
  readonly status?: number;
  /** Seconds after which a repeat makes sense. */
  readonly retryAfter?: number;
  readonly serverMessage?: string;
  /** The actual cause, for the log of the side that threw it. */
  readonly cause?: unknown;
}

/** The server refused. Thrown by the client, and on the server by rules and routes. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly serverMessage: string;
  readonly [refused] = true;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const row: FailureRow = failures[code];
    super(`${code}${details.requestId ? ` (request ${details.requestId})` : ''}`, { cause: details.cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.status = details.status ?? row.status;
    this.text = row.text;
    this.fields = details.fields ?? {};
    this.data = details.data;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.serverMessage = details.serverMessage ?? row.server ?? code;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return bears(refused, value);
  }
}

/** No answer: the network is down, the request timed out, or the caller cancelled it. */
export class Unreachable extends Error {
  readonly reason: 'network' | 'timeout' | 'cancelled';
  readonly text: string;
  readonly [unanswered] = true;

  constructor(reason: 'network' | 'timeout' | 'cancelled', cause?: unknown) {
    super(`unreachable: ${reason}`, { cause });
    this.name = 'Unreachable';
    this.reason = reason;
    this.text =
      reason === 'timeout'
        ? 'Сервер не ответил вовремя. Повторите попытку'
        : 'Нет связи с сервером. Проверьте подключение к интернету';
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return bears(unanswered, value);
  }
}

const byServerMessage = (message: string): FailureCode | undefined =>
  (Object.keys(failures) as FailureCode[]).find(code => {
    const row: FailureRow = failures[code];
    return row.server === message;
  });

/**
 * Turns a reply that is not 2xx into an ApiFailure. A code this version does not know is read by its server
 * message, then by status, so that an old client shows a sensible text for a new failure.
 */
export function failureFrom(status: number, body: unknown, retryAfter?: number): ApiFailure {
  const sent = isRecord(body) ? body : {};
  const message = typeof sent.message === 'string' ? sent.message : '';
  const code: FailureCode = isFailureCode(sent.code)
    ? sent.code
    : (byServerMessage(message) ?? byStatus(status, message));
  return new ApiFailure(code, {
    status,
    serverMessage: message || code,
    ...(isRecord(sent.fields) ? { fields: textsOf(sent.fields) } : {}),
    ...(sent.data === undefined ? {} : { data: sent.data }),
    ...(typeof sent.requestId === 'string' ? { requestId: sent.requestId } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

function byStatus(status: number, message: string): FailureCode {
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
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  // An unexpected success or redirect is not the caller's fault either.
  return status >= 500 || status < 400 ? 'internal' : 'malformed';
}
