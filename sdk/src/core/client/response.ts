interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The head of the response that carried a reply. */
export interface ResponseHead {
  readonly status: number;
  /** Headers by their lower-case names. In browsers only those that CORS exposes. */
  readonly headers: Readonly<Record<string, string>>;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
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
  return { status: head.status, headers, requestId: headers['x-request-id'] };
}
