import type { AxiosInstance } from 'axios';
import type { AnyCall, Input } from '../schema/call.ts';
import type { ApiFailure } from './errors.ts';
import type { Session } from './session.ts';
import type { Transport } from './transport.ts';
import type { Unreachable } from './unreachable.ts';

/**
 * What to do with a reply that does not conform: fail (tests, development), report and pass on (production), or skip
 * the check.
 */
export type ReplyCheck = 'strict' | 'report' | 'off';

/** One `send` with all its tries: every hook gets the same object, so that a log or a trace can correlate them. */
export interface Exchange {
  /** The headers of each try, including the tokens. `onRequest` may add some, e.g. of a trace; see `beginTrace`. */
  readonly headers: Record<string, string>;
  /** Tries made so far. */
  readonly tries: number;
}

/** How one try ended. */
export interface Try {
  /** From 1. */
  readonly number: number;
  readonly durationMs: number;
  /** The status of a reply; of a failure it is in `error`. */
  readonly status?: number;
  readonly error?: ApiFailure | Unreachable;
}

export type LogLevel = 'off' | 'error' | 'warn' | 'debug';

/** Where lines of the log go: `console`, pino, winston. */
export type Logger = Readonly<Record<Exclude<LogLevel, 'off'>, (line: string) => void>>;

export interface ClientOptions {
  /** Where `/api` lives, e.g. `https://venue.example/api`. */
  readonly baseUrl: string;
  /** Default: one in memory, which ends with the client. */
  readonly session?: Session;
  /** Default `report`. */
  readonly replies?: ReplyCheck;
  /** Milliseconds one try may take; for uploads and downloads, milliseconds without progress. Default 20,000. */
  readonly timeoutMs?: number;
  /** Milliseconds a call may take with all its tries and the pauses between them. Default: no limit. */
  readonly deadlineMs?: number;
  /** How many times a call that is safe to repeat is tried again. Default 2. */
  readonly retries?: number;
  /** How many repeats all calls together may make at once; one more is added each second. Default 20. */
  readonly retryBudget?: number;
  /** Bytes a reply may have after decompression. Default: 50 MB, and 1 GB for files. */
  readonly maxBytes?: number;
  /** Before the first try. A hook that throws changes nothing for the caller: its error is printed. */
  readonly onRequest?: (call: AnyCall, exchange: Exchange) => void;
  readonly onResponse?: (call: AnyCall, reply: unknown, exchange: Exchange) => void;
  readonly onError?: (call: AnyCall, error: ApiFailure | Unreachable, exchange: Exchange) => void;
  /** After every try, those that are repeated among them. */
  readonly onTry?: (call: AnyCall, outcome: Try, exchange: Exchange) => void;
  /** A reply that does not fit its declaration. */
  readonly onMismatch?: (call: AnyCall, error: unknown) => void;
  /** Fields of the request that the server did not read, because it does not know them or cannot save them now. */
  readonly onIgnored?: (call: AnyCall, fields: readonly string[], exchange: Exchange) => void;
  /** Gets one line per try, without tokens, inputs and replies. Default `console`, if there is a level. */
  readonly logger?: Logger;
  /** `debug` every try, `warn` those that failed, `error` failed calls only. Default `VENUE_LOG`, otherwise `off`. */
  readonly logLevel?: LogLevel;
  /** `strict`: a request with such fields is refused with `unknown_field`. By default the rest is read. */
  readonly handling?: 'strict' | 'lenient';
  /** An axios instance to use instead of our own, e.g. with agents, a proxy or interceptors. */
  readonly axios?: AxiosInstance;
  /**
   * For pages whose Content-Security-Policy names the server in `connect-src`, and nobody else: uploads with
   * `onUploadProgress`, and no other calls, go by XMLHttpRequest, which shows what is sent meanwhile. It follows
   * redirects with all headers, and only that policy keeps them from other origins; otherwise progress is reported at
   * the end.
   */
  readonly showsUploads?: boolean;
  /** Replaces axios, e.g. with the server's own `inject` in tests. */
  readonly transport?: Transport;
  /**
   * Milliseconds to wait before the n-th repeat (from 0), on top of Retry-After. Default: doubling from 300 with full
   * jitter.
   */
  readonly backoffMs?: (attempt: number) => number;
}

/** Type of a call's idempotency key: a string if the call takes one, otherwise `never`. */
type KeyOf<C extends AnyCall> =
  Extract<NonNullable<C['repeat']>, 'idempotency-key' | 'safe'> extends never ? never : string;

/** Type of a listener of progress: `never` for a call that uploads nothing. */
type ProgressOf<C extends AnyCall> = AnyCall extends C
  ? Listener
  : [FilesOf<Input<C>>] extends [never]
    ? never
    : Listener;
type Listener = (done: number) => void;
type FilesOf<I> = I extends { readonly body?: infer Body }
  ? Extract<Values<NonNullable<Body>>, Blob | readonly Blob[]>
  : never;
type Values<Body> = Body[keyof Body];

export interface SendOptions<C extends AnyCall = AnyCall> {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly deadlineMs?: number;
  readonly retries?: number;
  readonly replies?: ReplyCheck;
  readonly maxBytes?: number;
  /** More headers; tokens are never replaced, and the idempotency key is an option of its own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** One key per intention: pressing «Оплатить» twice sends the same key twice. Generated when left out. */
  readonly idempotencyKey?: KeyOf<C>;
  /** Share of the upload done, rising to 1; 1 is reported once, when everything is sent. */
  readonly onUploadProgress?: ProgressOf<C>;
  /** Lets the request outlive the page that makes it, for bodies under 60,000 bytes; browsers refuse longer ones. */
  readonly keepAlive?: boolean;
}
