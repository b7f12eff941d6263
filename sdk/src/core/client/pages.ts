import type { AnyCall, Input, Reply } from '../schema/call.ts';
import { LAST_PAGE } from '../schema/fields.ts';
import type { Client } from './client.ts';
import type { SendOptions } from './options.ts';
import { isRecord, Unreachable } from './unreachable.ts';

/** A row of a list. */
export type RowOf<C extends AnyCall> = Reply<C> extends { items: readonly (infer Row)[] } ? Row : never;

/** All rows of a list as they are read: for `for await`, as one array, or page by page. */
export interface Rows<C extends AnyCall> extends AsyncGenerator<RowOf<C>, void, undefined> {
  /** All rows, or the first `limit` of them; no page is requested that is not needed. */
  toArray(options?: { readonly limit?: number }): Promise<RowOf<C>[]>;
  /** The replies themselves, with their totals. */
  pages(): AsyncGenerator<Reply<C>, void, undefined>;
}

/**
 * All rows of a list, page after page, from the page the input names or the first: `for await (const row of
 * rowsOf(client, listBookings, { query: {} }))`. Pages are requested as their rows are needed, so leaving the loop
 * stops the requests. Throws what `send` throws, and `Unreachable` if the server answers another page than the
 * requested one, because the loop would never end.
 */
export function rowsOf<C extends AnyCall>(
  client: Pick<Client, 'send'>,
  call: C,
  input: Input<C>,
  options: SendOptions<C> = {},
): Rows<C> {
  return rowsLater(client, async () => ({ call, input }), options);
}

/** The rows of a list whose declaration is loaded with the first of them; `load` gives it with its input. */
export function rowsLater<C extends AnyCall>(
  client: Pick<Client, 'send'>,
  load: () => Promise<{ readonly call: C; readonly input: Input<C> }>,
  options: SendOptions<C> = {},
): Rows<C> {
  const pages = async function* () {
    const { call, input } = await load();
    yield* pagesOf(client, call, input, options);
  };
  const rows = async function* () {
    for await (const page of pages()) yield* pageIn(page).items as RowOf<C>[];
  };
  return Object.assign(rows(), {
    pages,
    async toArray({ limit = Number.POSITIVE_INFINITY } = {}) {
      const all: RowOf<C>[] = [];
      if (limit > 0) for await (const row of rows()) if (all.push(row) >= limit) break;
      return all;
    },
  });
}

async function* pagesOf<C extends AnyCall>(
  client: Pick<Client, 'send'>,
  call: C,
  input: Input<C>,
  options: SendOptions<C>,
): AsyncGenerator<Reply<C>, void, undefined> {
  const sent = input as Readonly<Record<string, unknown>>;
  // Lists are paged in three ways: by `page` in the query or the body, or by `{x}` in the path.
  const part = call.path.includes('{x}') ? undefined : call.query ? 'query' : 'body';
  const fields = (part === undefined ? sent : (sent[part] ?? {})) as Readonly<Record<string, unknown>>;
  const name = part === undefined ? 'x' : 'page';
  let former = '';
  for (let page = Number(fields[name] ?? 1); ; page++) {
    const pageInput = { ...fields, [name]: page };
    const next = part === undefined ? pageInput : { ...sent, [part]: pageInput };
    const reply = await client.send(call, next as Input<C>, options);
    const { items, message } = pageIn(reply);
    // An empty page is the last one, whatever its numbers say.
    if (items.length === 0) return;
    const rows = JSON.stringify(items);
    // guard: pages.test.ts
    if (message.page !== page || page > LAST_PAGE || rows === former) throw misfit('message.page');
    // guard: pages.test.ts
    if (!(message.pageSize > 0)) throw misfit('message.pageSize');
    former = rows;
    yield reply;
    if (items.length < message.pageSize) return;
  }
}

interface Page {
  readonly message: { readonly page: number; readonly pageSize: number };
  readonly items: readonly unknown[];
}

const misfit = (misfits: string): Unreachable => new Unreachable('misfit', { misfits });

/** A reply that does not conform may be passed on, so the fields needed here are checked again. */
function pageIn(reply: unknown): Page {
  const { items, message } = reply as Partial<Page>;
  if (!Array.isArray(items)) throw misfit('items');
  if (!isRecord(message)) throw misfit('message');
  return { items, message };
}
