// Apart from `ApiFailure`, which needs the table of failures: a program that has sent nothing yet loads only this file.

// Two copies of the SDK may be loaded in one process, one imported and one required: these marks identify their errors.
export const refused = Symbol.for('venue.ApiFailure');
const unanswered = Symbol.for('venue.Unreachable');

export const bears = (brand: symbol, value: unknown): boolean =>
  typeof value === 'object' && value !== null && brand in value;

/** What went wrong: the connection, or a response that is not the server's or cannot be read. */
export type UnreachableCode =
  | 'cancelled'
  | 'timeout'
  /** The connection failed; browsers do not say how. */
  | 'network'
  | 'dns'
  | 'refused'
  | 'reset'
  | 'tls'
  /** The connection broke in the middle of the response. */
  | 'cut'
  /** The code that sends requests could not be loaded. */
  | 'not_loaded'
  | UnreadableCode;

/** A response came, but it is not the server's or is damaged. */
export type UnreadableCode =
  | 'redirect'
  | 'empty'
  /** HTML where data or a file was expected, such as the sign-in page of a hotel's network. */
  | 'page'
  | 'wrong_type'
  /** Bytes that are not HTTP, not of the stated compression or not UTF-8. */
  | 'undecodable'
  | 'not_json'
  | 'not_an_object'
  /** More bytes than `maxBytes`, after decompression. */
  | 'too_large'
  /** JSON that does not fit the declaration, with `replies: 'strict'`. */
  | 'misfit';

const ofTheConnection = /^(dns|refused|reset|tls|cut|not_loaded)$/;

const unreachableTexts = {
  timeout: 'Сервер не ответил вовремя. Повторите попытку',
  network: 'Нет связи с сервером. Проверьте подключение к интернету',
  cancelled: 'Отменено',
  unreadable: 'Не удалось прочитать ответ сервера. Повторите попытку',
} as const;

const isReason = (code: string): code is keyof typeof unreachableTexts => code in unreachableTexts;

/** Facts for a log. None of them can quote what was sent or received. */
export interface UnreachableFacts {
  /** Code of the operating system or of Node, e.g. `ECONNRESET`. */
  readonly code?: string;
  readonly syscall?: string;
  /** Status, content type and request id of the response, if its head arrived. */
  readonly status?: number;
  readonly contentType?: string;
  readonly requestId?: string;
  /** Paths of the fields that do not fit. */
  readonly misfits?: string;
}

/** No response, or none that can be used: `reason` says what it means for the user, `code` what happened. */
export class Unreachable extends Error {
  readonly reason: keyof typeof unreachableTexts;
  readonly code: UnreachableCode;
  readonly text: string;
  readonly facts: UnreachableFacts;
  /** Id of the call that got no response; the client sets it. */
  declare call: string | undefined;
  /** Method, origin and path template of that call. */
  declare address: string | undefined;
  readonly [unanswered] = true;

  /** `from` may be any error: only known facts of it are kept, never the error itself. */
  constructor(code: UnreachableCode, from?: unknown) {
    super(`unreachable: ${code}`);
    this.name = 'Unreachable';
    this.code = code;
    this.reason = isReason(code) ? code : ofTheConnection.test(code) ? 'network' : 'unreadable';
    this.text = unreachableTexts[this.reason];
    this.facts = factsOf(from);
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return bears(unanswered, value);
  }
}

const factNames = ['code', 'syscall', 'status', 'contentType', 'requestId', 'misfits'] as const;

/** Accepts a code, an id or a type: anything longer or with spaces might quote what was sent. */
export const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.,/+-]{1,300}$/.test(value) ? value : undefined;

export function factsOf(from: unknown): UnreachableFacts {
  const facts: Readonly<Record<string, unknown>> = Object(from);
  const isFact = (value: unknown) => typeof value === 'number' || wordOf(value) !== undefined;
  return Object.fromEntries(factNames.filter(name => isFact(facts[name])).map(name => [name, facts[name]]));
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
