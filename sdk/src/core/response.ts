interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The head of the answer a reply came with. */
export interface ResponseHead {
  readonly status: number;
  /** By their names in small letters. In browsers only those the server lets a page of another origin read. */
  readonly headers: Readonly<Record<string, string>>;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
}

/** Of replies that are still held by somebody. */
export const heads = new WeakMap<object, Head | undefined>();

/**
 * With which head a reply came, asked of the object that `send` answered: `responseOf(await client.send(…))?.requestId`.
 * Undefined for a copy of it, and for what a transport of your own has made.
 */
export function responseOf(reply: object): ResponseHead | undefined {
  const head = heads.get(reply);
  if (!head) return undefined;
  const headers = Object.fromEntries(
    Object.entries(head.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return { status: head.status, headers, requestId: headers['x-request-id'] };
}
