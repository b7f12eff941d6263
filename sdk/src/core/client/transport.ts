import type { AxiosError, AxiosInstance, AxiosProgressEvent } from 'axios';
import type { FileReply } from '../schema/fileReply.ts';
import { addressOf } from './address.ts';
import { ApiFailure, traceOf } from './errors.ts';
import { onAbort } from './onAbort.ts';
import { accepted, factsOfHead } from './received.ts';
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
}

export type Transport = (outgoing: Outgoing) => Promise<unknown>;

/** The longest delay of a timer (31 bits): a longer one fires at once. This one never fires in practice. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The only place that uses axios, whose errors contain the whole request and must not leave it. Throws ApiFailure or
 * Unreachable; anything else is a bug.
 */
export function axiosTransport(baseUrl: string, instance: AxiosInstance): Transport {
  return async ({ method, url, query, body, headers, binary, timeoutMs, signal, onUploadProgress, keepAlive }) => {
    // Our own timeout: in Node the one of axios ends with the first byte of the response.
    const stop = new AbortController();
    let late = false;
    const expire = () => {
      late = true;
      stop.abort();
    };
    const limit = Math.min(timeoutMs, LONGEST_TIMER);
    let clock: ReturnType<typeof setTimeout> | undefined;
    // A file transfer may take any time as long as it progresses.
    const moves = () => {
      clearTimeout(clock);
      clock = setTimeout(expire, limit);
    };
    moves();
    const leave = onAbort(signal, () => stop.abort());
    let sent = 0;
    const progressed = (share: number) => {
      if (share <= sent) return;
      sent = share;
      runHook(onUploadProgress, share);
    };
    try {
      const { uri, data, contentType } = written(instance, baseUrl, { url, query, body });
      const response = await instance.request<ArrayBuffer | null>({
        url: uri,
        // A caller's instance may have a base URL of its own.
        baseURL: '',
        method,
        data,
        headers: { ...headers, 'content-type': contentType },
        // The API never redirects, and tokens must not be sent to another host.
        maxRedirects: 0,
        responseType: 'arraybuffer',
        // Bodies are serialised and parsed here: axios would return a body that it cannot parse as text.
        transformRequest: [],
        transformResponse: [],
        validateStatus: null,
        signal: stop.signal,
        // Only fetch continues after its page is closed.
        ...(keepAlive ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
        ...(binary ? { onDownloadProgress: moves } : {}),
        ...(body instanceof FormData
          ? {
              onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => {
                moves();
                progressed(progress);
              },
            }
          : {}),
      });
      const { status, headers: received, data: bytes, request } = response;
      const reply = accepted({ status, headers: received, bytes, redirected: isElsewhere(request, uri) }, binary);
      // Browsers report no upload progress through a service worker; a reply means that everything was sent.
      progressed(1);
      return reply;
    } catch (error) {
      throw late ? new Unreachable('timeout') : withoutAxios(error);
    } finally {
      clearTimeout(clock);
      leave();
    }
  };
}

/** The request in the form axios sends. A body that cannot be serialised is the caller's mistake. */
function written(
  instance: AxiosInstance,
  baseUrl: string,
  { url, query, body }: Pick<Outgoing, 'url' | 'query' | 'body'>,
) {
  try {
    const isForm = body instanceof FormData;
    return {
      uri: instance.getUri({ baseURL: baseUrl, url, params: query, allowAbsoluteUrls: false }),
      data: isForm ? body : JSON.stringify(body),
      // In Node axios would declare an absent body as a form, which the server refuses to read.
      contentType: isForm ? undefined : body !== undefined && 'application/json',
    };
  } catch (error) {
    throw new ApiFailure('malformed', { cause: traceOf(error) });
  }
}

/** XMLHttpRequest follows redirects and only shows the final address afterwards. */
function isElsewhere(request: unknown, uri: string): boolean {
  const final = (request as { responseURL?: unknown } | undefined)?.responseURL;
  return typeof final === 'string' && final !== '' && addressOf(final) !== addressOf(uri);
}

/** Error codes of Node and its libraries; the first match counts. */
const codes: readonly (readonly [RegExp, UnreachableCode])[] = [
  [/^ERR_CANCELED/, 'cancelled'],
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/REFUSED|UNREACH/, 'refused'],
  [/RESET|ABORTED|EPIPE|SOCKET/, 'reset'],
  [/^(HPE_|Z_|ERR__ERROR|ZSTD_)/, 'undecodable'],
  [/CERT|TLS|SSL|SIGN|EPROTO/, 'tls'],
];

/** The same test as in axios, which is not imported here: it loads separately and may be the caller's own. */
const isAxiosError = (error: unknown): error is AxiosError => error instanceof Error && 'isAxiosError' in error;

function withoutAxios(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  const { response } = error;
  const { code, syscall } = originOf(error);
  const cause = codes.find(([shape]) => shape.test(code))?.[1];
  // The head of the response has arrived; fetch then fails with a bare TypeError.
  const begun = response !== undefined || (error.name === 'TypeError' && error.code === undefined);
  const kind = begun && cause !== 'undecodable' && cause !== 'cancelled' ? 'cut' : (cause ?? 'network');
  return new Unreachable(kind, { code, syscall, ...(response && factsOfHead(response.status, response.headers)) });
}

/** Code and syscall of the innermost error that has a code: axios wraps what Node or fetch has thrown. */
function originOf(error: Error): { readonly code: string; readonly syscall: unknown } {
  let origin = { code: '', syscall: undefined as unknown };
  for (let each: unknown = error, depth = 0; depth++ < 9 && each instanceof Error; each = each.cause)
    if ('code' in each && each.code) origin = { code: String(each.code), syscall: Reflect.get(each, 'syscall') };
  return origin;
}
