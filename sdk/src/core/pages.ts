import type { AnyCall, Input, Reply } from './call.ts';
import type { Client, SendOptions } from './client.ts';

/** A row of a list. */
export type RowOf<C extends AnyCall> = Reply<C> extends { items: readonly (infer Row)[] } ? Row : never;

interface Page {
  readonly message: { readonly pageSize: number };
  readonly items: readonly unknown[];
}

/**
 * All rows of a list, page after page, from the page the input names or the first: `for await (const row of
 * rowsOf(client, listBookings, { query: {} }))`. Pages are requested as their rows are needed, so leaving the loop
 * stops the requests. Throws what `send` throws.
 */
export async function* rowsOf<C extends AnyCall>(
  client: Pick<Client, 'send'>,
  call: C,
  input: Input<C>,
  options: SendOptions = {},
): AsyncGenerator<RowOf<C>, void, undefined> {
  const given = input as Readonly<Record<string, unknown>>;
  // Lists are paged in three ways: by `page` in the query or the body, or by `{x}` in the path.
  const part = call.path.includes('{x}') ? undefined : call.query ? 'query' : 'body';
  const fields = (part === undefined ? given : (given[part] ?? {})) as Readonly<Record<string, unknown>>;
  const name = part === undefined ? 'x' : 'page';
  for (let page = Number(fields[name] ?? 1); ; page++) {
    const asked = { ...fields, [name]: page };
    const next = part === undefined ? asked : { ...given, [part]: asked };
    const { items, message } = (await client.send(call, next as Input<C>, options)) as unknown as Page;
    yield* items as RowOf<C>[];
    // An empty page is the last one whatever it calls its size.
    if (items.length === 0 || items.length < message.pageSize) return;
  }
}
