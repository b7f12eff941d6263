import type { Bytes } from '../schema/fileReply.ts';
import { factsOfHead } from './received.ts';
import { type Transfer, type Transport, transportBy, unreachableBy } from './transport.ts';
import { Unreachable } from './unreachable.ts';

/** Makes requests by the fetch of the browser or of Node, without axios. */
export const fetchTransport = (baseUrl: string): Transport => transportBy(baseUrl, { carry, seesUploads: () => false });

async function carry({ url, method, headers, body, signal, keepAlive, maxBytes, onReceived }: Transfer) {
  let head: ReturnType<typeof factsOfHead> | undefined;
  try {
    const request = { method, headers, body: body ?? null, signal, keepalive: keepAlive };
    const response = await fetch(url, { ...request, redirect: 'manual' });
    const own = Object.fromEntries(response.headers);
    head = factsOfHead(response.status, own);
    return { status: response.status, headers: own, bytes: await bytesOf(response, maxBytes, onReceived) };
  } catch (error) {
    if (error instanceof Unreachable) throw new Unreachable(error.code, head);
    throw error instanceof Error ? unreachableBy(error, head !== undefined, head) : error;
  }
}

/** Reads a body, which may be much longer than what was sent: it comes decompressed. */
async function bytesOf(response: Response, maxBytes: number, onReceived: Transfer['onReceived']): Promise<Bytes> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    // guard: transport.net.test.ts
    if (length > maxBytes) {
      void reader?.cancel().catch(() => undefined);
      throw new Unreachable('too_large');
    }
    chunks.push(part.value);
    onReceived?.();
  }
  return new Blob(chunks).arrayBuffer();
}
