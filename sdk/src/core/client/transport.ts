import type { FileReply } from '../schema/fileReply.ts';
import { ApiFailure, traceOf } from './errors.ts';
import { onAbort } from './onAbort.ts';
import { accepted, type Received } from './received.ts';
import { runHook } from './runHook.ts';
import { Unreachable, type UnreachableCode } from './unreachable.ts';

/** One request, complete and ready to be sent. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Builds the download, for a call that replies with a file. */
  readonly binary: FileReply | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly onUploadProgress: ((done: number) => void) | undefined;
  readonly keepAlive: boolean;
  /** Bytes the reply may have after decompression. */
  readonly maxBytes?: number;
  /** The reply is returned unread, for `asResponse`. */
  readonly isRaw?: boolean;
}

export type Transport = (outgoing: Outgoing) => Promise<unknown>;

/** One try as the library that makes it gets it. It follows no redirect: tokens must not be sent to another host. */
export interface Transfer {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | undefined;
  readonly signal: AbortSignal;
  readonly keepAlive: boolean;
  readonly maxBytes: number;
  /** To be called as a file comes in. */
  readonly onReceived: (() => void) | undefined;
  /** To be called with the share of a form that is sent, by a carrier that sees it. */
  readonly onSent: ((share: number) => void) | undefined;
}

export interface Carrier {
  carry(transfer: Transfer): Promise<Received>;
  /** Whether it sees the progress of an upload on the way; `isShown`: the caller listens to it. */
  seesUploads(isShown: boolean): boolean;
}

/** The longest delay of a timer (31 bits): a longer one fires at once. This one never fires in practice. */
export const LONGEST_TIMER = 2 ** 31 - 1;
/** The slowest upload that is waited for where nothing tells its progress, in bytes per millisecond. */
const SLOWEST_UPLOAD = 16;
/** What a reply and a file may have after decompression, unless the client has another limit. */
const MOST_BYTES = 50_000_000;
const MOST_BYTES_OF_FILE = 1_000_000_000;

/** The only place that knows how requests are made. Throws ApiFailure or Unreachable; anything else is a bug. */
export function transportBy(baseUrl: string, { carry, seesUploads }: Carrier): Transport {
  return async ({ timeoutMs, signal, onUploadProgress, binary, isRaw, ...outgoing }) => {
    // Our own timeout: in Node the one of axios ends with the first byte of the response.
    const stop = new AbortController();
    let late = false;
    const expire = () => {
      late = true;
      stop.abort();
    };
    let clock: ReturnType<typeof setTimeout> | undefined;
    // A file transfer may take any time as long as it progresses.
    const moves = (more = 0) => {
      clearTimeout(clock);
      clock = setTimeout(expire, Math.min(timeoutMs + more, LONGEST_TIMER));
    };
    const leave = onAbort(signal, () => stop.abort());
    let sent = 0;
    const progressed = (share: number) => {
      if (share <= sent) return;
      sent = share;
      runHook(onUploadProgress, share);
    };
    try {
      const body = written(outgoing.body);
      const isForm = body instanceof FormData;
      // A fetch that outlives its page reports nothing, wherever it is made.
      // guard: transport.redirects.test.ts
      const isSeen = isForm && !outgoing.keepAlive && seesUploads(onUploadProgress !== undefined);
      moves(isForm && !isSeen ? sizeOf(body) / SLOWEST_UPLOAD : 0);
      const received = await carry({
        method: outgoing.method,
        url: addressOf(baseUrl, outgoing.url, outgoing.query),
        body,
        headers:
          typeof body === 'string' ? { ...outgoing.headers, 'content-type': 'application/json' } : outgoing.headers,
        signal: stop.signal,
        keepAlive: outgoing.keepAlive,
        maxBytes: outgoing.maxBytes ?? (binary ? MOST_BYTES_OF_FILE : MOST_BYTES),
        onReceived: binary && (() => moves()),
        onSent: isSeen
          ? share => {
              moves();
              progressed(share);
            }
          : undefined,
      });
      const reply = accepted(received, binary, isRaw);
      // Browsers do not always report the progress of an upload; a reply means that everything was sent.
      progressed(1);
      return reply;
    } catch (error) {
      throw late ? new Unreachable('timeout') : error;
    } finally {
      clearTimeout(clock);
      leave();
    }
  };
}

/** A body that cannot be serialised is the caller's mistake. */
function written(body: unknown): FormData | string | undefined {
  try {
    return body instanceof FormData ? body : JSON.stringify(body);
  } catch (error) {
    throw new ApiFailure('malformed', { cause: traceOf(error) });
  }
}

const sizeOf = (form: FormData): number =>
  [...form.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : value.length), 0);

/** The address of a request; whatever `url` says, it stays under the base. */
function addressOf(baseUrl: string, url: string, query: unknown): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  const address = `${baseUrl.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}${search && `?${search}`}`;
  return new URL(address, globalThis.location?.href).href;
}

/** Error codes of Node and its libraries; the first match counts. */
const codes: readonly (readonly [RegExp, UnreachableCode])[] = [
  [/^(ERR_CANCELED|AbortError)/, 'cancelled'],
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/REFUSED|UNREACH/, 'refused'],
  [/RESET|ABORTED|EPIPE|SOCKET/, 'reset'],
  [/^(HPE_|Z_|ERR__ERROR|ZSTD_)/, 'undecodable'],
  [/CERT|TLS|SSL|SIGN|EPROTO/, 'tls'],
];

/** What an error of Node, a browser or a library means; `begun`: the head of the response has arrived. */
export function unreachableBy(error: Error, begun: boolean, head: object | undefined): Unreachable {
  const { code, syscall } = originOf(error);
  const cause = codes.find(([shape]) => shape.test(code))?.[1];
  const kind = begun && cause !== 'undecodable' && cause !== 'cancelled' ? 'cut' : (cause ?? 'network');
  return new Unreachable(kind, { code, syscall, ...head });
}

/** Code and syscall of the innermost error that has a code: libraries wrap what Node or fetch has thrown. */
function originOf(error: Error): { readonly code: string; readonly syscall: unknown } {
  let origin = { code: error.name === 'AbortError' ? error.name : '', syscall: undefined as unknown };
  for (let each: unknown = error, depth = 0; depth++ < 9 && each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string' && each.code)
      origin = { code: each.code, syscall: Reflect.get(each, 'syscall') };
  return origin;
}
