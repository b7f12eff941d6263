import type { Bytes } from '../schema/fileReply.ts';

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly tries?: number;
  readonly durationMs?: number;
}

/** The head of the response that carried a reply. */
export interface ResponseHead {
  readonly status: number;
  /** Headers by their lower-case names. In browsers only those that CORS exposes. */
  readonly headers: Readonly<Record<string, string>>;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
  /** How many requests it took. */
  readonly tries: number;
  /** Milliseconds from `send` to the reply, with all tries and the pauses between them. */
  readonly durationMs: number;
}

/** Weak, so that a head lives only as long as its reply. */
export const heads = new WeakMap<object, Head | undefined>();

/**
 * The head that came with a reply, for the object that `send` returned: `responseOf(await client.send(…))?.requestId`.
 * Undefined for a copy of it, and with a custom transport.
 */
export function responseOf(reply: object): ResponseHead | undefined {
  const head = heads.get(reply);
  if (!head) return undefined;
  const headers = Object.fromEntries(
    Object.entries(head.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const { status, tries = 1, durationMs = 0 } = head;
  return { status, headers, requestId: headers['x-request-id'], tries, durationMs };
}

/** Marks the options of a `send` whose reply is returned unread. */
export const rawReply = Symbol('rawReply');

/** What arrives with such options. */
export interface RawReply {
  readonly bytes: Bytes;
}
