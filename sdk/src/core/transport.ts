import axios, { type AxiosInstance, type AxiosProgressEvent, isAxiosError } from 'axios';
import type { Download } from './call.ts';
import { failureFrom, Unreachable } from './failures.ts';

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
}

export type Transport = (outgoing: Outgoing) => Promise<unknown>;

/** The only place that knows axios. Throws ApiFailure or Unreachable, nothing else. */
export function axiosTransport(
  baseUrl: string,
  instance: AxiosInstance = axios.create({ allowAbsoluteUrls: false }),
): Transport {
  return async outgoing => {
    try {
      const response = await instance.request({
        baseURL: baseUrl,
        url: outgoing.url,
        method: outgoing.method,
        params: outgoing.query,
        data: outgoing.body,
        headers: { ...outgoing.headers },
        timeout: outgoing.timeoutMs,
        // Bytes rather than a blob: axios knows blobs in browsers only.
        responseType: outgoing.binary ? 'arraybuffer' : 'json',
        ...(outgoing.signal ? { signal: outgoing.signal } : {}),
        ...(outgoing.onUploadProgress
          ? { onUploadProgress: (event: AxiosProgressEvent) => outgoing.onUploadProgress?.(event.progress ?? 0) }
          : {}),
      });
      return outgoing.binary ? download(response.data, response.headers) : response.data;
    } catch (error) {
      throw readError(error);
    }
  };
}

function download(bytes: BlobPart, headers: Record<string, unknown>): Download {
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  return {
    data: new Blob([bytes], { type }),
    type,
    name: fileName(String(headers['content-disposition'] ?? ''), type),
  };
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** The file name of a download: RFC 6266's long form, its short form, or one made from the content type. */
export function fileName(disposition: string, type: string): string {
  const long = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (long) return decodeURIComponent(long);
  const short = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return short ?? `file.${extensions[type] ?? 'bin'}`;
}

function readError(error: unknown): Error {
  if (!isAxiosError(error)) return error instanceof Error ? error : new Unreachable('network', error);
  if (error.response) {
    const { status, data, headers } = error.response;
    const wait = Number(headers['retry-after']);
    return failureFrom(status, readBody(data), Number.isFinite(wait) && wait > 0 ? wait : undefined);
  }
  if (error.code === 'ERR_CANCELED') return new Unreachable('cancelled', error);
  return new Unreachable(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network', error);
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
