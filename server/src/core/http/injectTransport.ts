import { type ApiFailure, failureFrom, type Transport } from '@venue/sdk';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Sends the SDK's calls straight into an app, without a network. `onIgnored`: the server did not read fields. */
export function injectTransport(
  app: FastifyInstance,
  ip = '127.0.0.1',
  onIgnored?: (fields: string, url: string) => void,
): Transport {
  return async ({ method, url, query, body, headers, binary }) => {
    const options: InjectOptions = {
      method: method as 'GET',
      url: `/api${url}`,
      remoteAddress: ip,
      headers: { ...headers },
      query: queryOf(query),
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const reply = await app.inject(options);
    const { statusCode } = reply;
    const ignored = reply.headers['ignored-fields'];
    if (ignored !== undefined) onIgnored?.(String(ignored), `${method} ${url}`);
    if (statusCode >= 400) throw refusal(statusCode, reply.body, reply.headers['retry-after']);
    if (!binary) return JSON.parse(reply.body) as unknown;
    const type = String(reply.headers['content-type'] ?? '').split(';')[0] ?? '';
    const name = /filename\*=UTF-8''([^;]+)/.exec(String(reply.headers['content-disposition']))?.[1] ?? '';
    return { data: new Blob([new Uint8Array(reply.rawPayload)]), type, name: decodeURIComponent(name) };
  };
}

/** The query as axios sends it: without undefined values. */
function queryOf(query: unknown): Record<string, string> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function refusal(status: number, body: string, retryAfter: unknown): ApiFailure {
  const seconds = Number(retryAfter);
  return failureFrom(status, JSON.parse(body) as unknown, seconds > 0 ? seconds : undefined);
}
