import axios, { type AxiosInstance, type AxiosProgressEvent, isAxiosError } from 'axios';
import type { Download } from './call.ts';
import { failureFrom, Unreachable } from './errors.ts';
import { fileName } from './fileName.ts';
import { runHook } from './runHook.ts';

/** One request, already filled in and ready to travel. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly binary: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly onUploadProgress: ((done: number) => void) | undefined;
  readonly keepAlive: boolean;
}

export type Transport = (outgoing: Outgoing) => Promise<unknown>;

/** The only place that uses axios. Throws ApiFailure or Unreachable; anything else is a bug. */
export function axiosTransport(
  baseUrl: string,
  instance: AxiosInstance = axios.create({ allowAbsoluteUrls: false }),
): Transport {
  return async ({ method, url, query, body, headers, binary, timeoutMs, signal, onUploadProgress, keepAlive }) => {
    // Our own clock: in Node the one of axios stops with the first byte of the answer.
    const stop = new AbortController();
    let late = false;
    const expire = () => {
      late = true;
      stop.abort();
    };
    let clock = setTimeout(expire, timeoutMs);
    // A file transfer may take any time as long as it progresses.
    const moves = () => {
      clearTimeout(clock);
      clock = setTimeout(expire, timeoutMs);
    };
    const cancel = () => stop.abort();
    signal?.addEventListener('abort', cancel, { once: true });
    let sent = 0;
    const progressed = (share: number) => {
      if (share <= sent) return;
      sent = share;
      runHook(onUploadProgress, share);
    };
    try {
      const response = await instance.request<unknown>({
        baseURL: baseUrl,
        url,
        method,
        params: query,
        data: body,
        // In Node axios would call an absent body a form, which the server refuses to read.
        headers: body === undefined ? { ...headers, 'content-type': false } : { ...headers },
        // The API never redirects, and tokens must not be sent to another host.
        maxRedirects: 0,
        // Bytes rather than a blob: axios knows blobs in browsers only.
        responseType: binary ? 'arraybuffer' : 'json',
        signal: stop.signal,
        // Only fetch lives on when its page is closed.
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
      // Browsers report no upload progress through a service worker; a reply means that everything was sent.
      progressed(1);
      if (binary) return download(response.data as ArrayBuffer, response.headers);
      // Not JSON: something in between has answered instead of the server, such as a hotel's sign-in page.
      if (typeof response.data !== 'object') throw new Unreachable('network');
      return response.data;
    } catch (error) {
      throw late ? new Unreachable('timeout', error) : readError(error);
    } finally {
      clearTimeout(clock);
      signal?.removeEventListener('abort', cancel);
    }
  };
}

function download(bytes: ArrayBuffer, headers: Record<string, unknown>): Download {
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  return {
    data: new Blob([bytes], { type }),
    type,
    name: fileName(String(headers['content-disposition'] ?? ''), type),
  };
}

function readError(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  if (error.response) {
    const { status, data, headers } = error.response;
    return failureFrom(status, readBody(data), secondsOf(String(headers['retry-after'] ?? '')));
  }
  return new Unreachable(error.code === 'ERR_CANCELED' ? 'cancelled' : 'network', error);
}

/** Retry-After in seconds; it comes as seconds or as a moment. */
function secondsOf(header: string): number | undefined {
  if (/^\d+$/.test(header)) return Number(header);
  const at = header.endsWith('GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

// A failed download arrives as bytes too; its text is the usual error body.
function readBody(data: unknown): unknown {
  if (!(data instanceof ArrayBuffer) && !ArrayBuffer.isView(data)) return data;
  try {
    return JSON.parse(new TextDecoder().decode(data));
  } catch {
    return undefined;
  }
}
