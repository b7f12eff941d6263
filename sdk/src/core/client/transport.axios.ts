import type { AxiosError, AxiosInstance, AxiosProgressEvent } from 'axios';
import { factsOfHead } from './received.ts';
import { type Carrier, type Transport, transportBy, unreachableBy } from './transport.ts';
import { Unreachable } from './unreachable.ts';

/** The part of an axios instance that is used. */
export type Requests = Pick<AxiosInstance, 'request'> & { readonly defaults?: { readonly adapter?: unknown } };

/** The only place that uses axios, whose errors contain the whole request and must not leave it. */
export const axiosTransport = (baseUrl: string, instance: Requests, showsUploads = false): Transport =>
  transportBy(baseUrl, carrierOf(instance, showsUploads));

function carrierOf(instance: Requests, showsUploads: boolean): Carrier {
  // XMLHttpRequest follows redirects with all headers, so that pages use fetch, which does not.
  const isPage = typeof XMLHttpRequest === 'function';
  const isOwn = typeof instance.defaults?.adapter === 'function';
  return {
    // With fetch the progress of an upload would need HTTP/2.
    seesUploads: isShown => !isPage || (showsUploads && isShown),
    async carry({ method, url, headers, body, signal, keepAlive, maxBytes, onReceived, onSent }) {
      try {
        const response = await instance.request<ArrayBuffer | null>({
          url,
          // A caller's instance may have a base URL of its own.
          baseURL: '',
          method,
          data: body,
          // In Node axios would declare an absent body as a form, which the server refuses to read.
          headers: body ? headers : { 'content-type': false, ...headers },
          // guard: transport.redirects.test.ts
          maxRedirects: 0,
          // guard: transport.net.test.ts
          maxContentLength: maxBytes,
          responseType: 'arraybuffer',
          // Bodies are serialised and parsed by us: axios would return a body that it cannot parse as text.
          transformRequest: [],
          transformResponse: [],
          validateStatus: null,
          signal,
          // Only fetch continues after its page is closed.
          // guard: transport.redirects.test.ts
          ...(keepAlive || (isPage && !isOwn) ? { adapter: onSent ? 'xhr' : 'fetch' } : {}),
          ...(keepAlive ? { fetchOptions: { keepalive: true } } : {}),
          ...(onReceived ? { onDownloadProgress: onReceived } : {}),
          ...(onSent ? { onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => onSent(progress) } : {}),
        });
        return { status: response.status, headers: response.headers, bytes: response.data };
      } catch (error) {
        throw withoutAxios(error);
      }
    },
  };
}

/** The same test as in axios, which is not imported here: it loads separately and may be the caller's own. */
const isAxiosError = (error: unknown): error is AxiosError => error instanceof Error && 'isAxiosError' in error;

function withoutAxios(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  const { response } = error;
  const head = response && factsOfHead(response.status, response.headers);
  if (/maxContentLength/.test(error.message)) return new Unreachable('too_large', head);
  // The head of the response has arrived; fetch then fails with a bare TypeError.
  const begun = response !== undefined || (error.name === 'TypeError' && error.code === undefined);
  return unreachableBy(error, begun, head);
}
