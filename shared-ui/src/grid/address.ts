import { type AnyCall, check } from '@venue/sdk';
import type * as z from 'zod/mini';

/** A list's query as the schema parsed it. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** Whether a list call takes its page and filters in the query or, if the specification demands it, in the body. */
export const listPart = (call: AnyCall): 'query' | 'body' => (call.query ? 'query' : 'body');

/** The schema of a list's page and filters. */
export const listSchema = (call: AnyCall): z.ZodMiniType => call[listPart(call)];

/** Names of the fields of a query schema. */
export const fieldsOf = (schema: z.ZodMiniType): readonly string[] =>
  'shape' in schema ? Object.keys(schema.shape as object) : [];

const keysOf = (fields: Readonly<Record<string, string>>) =>
  Object.keys(fields).map(path => path.split('.')[0] ?? path);

/**
 * Reads a list's state from the address with the call's own schema. What does not fit (an old link, a typo) is left
 * out, so that the list opens with its default instead of an error. With `names` only those fields are read.
 */
export function readAddress(schema: z.ZodMiniType, params: URLSearchParams, names = fieldsOf(schema)): ListQuery {
  const raw: Record<string, unknown> = {};
  const others: Record<string, unknown[]> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value === null || value === '') continue;
    raw[name] = value;
    others[name] = readingsOf(value);
  }
  for (;;) {
    const result = check(schema, raw);
    if (result.ok) return result.value as ListQuery;
    const bad = keysOf(result.fields).filter(name => name in raw);
    if (bad.length === 0) return {};
    for (const name of bad) {
      const next = others[name]?.shift();
      if (next === undefined) delete raw[name];
      else raw[name] = next;
    }
  }
}

/** Other values that a text from the address may mean: a body has numbers and booleans, a query has them as text. */
function readingsOf(text: string): unknown[] {
  if (/^-?\d{1,15}$/.test(text)) return [Number(text)];
  return text === 'true' || text === 'false' ? [text === 'true'] : [];
}

/** Writes a list's state into the address: only what differs from the default; other parameters stay. */
export function writeAddress(schema: z.ZodMiniType, query: ListQuery, params: URLSearchParams): URLSearchParams {
  const normal = readAddress(schema, new URLSearchParams());
  const next = new URLSearchParams(params);
  for (const name of fieldsOf(schema)) {
    const value = query[name];
    if (value === undefined || value === null || value === '' || value === normal[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

interface Inner {
  readonly _zod: { readonly def: { readonly innerType?: Inner; readonly entries?: Readonly<Record<string, unknown>> } };
}

/** The columns a list may be sorted by: the values its schema allows for `sort`. */
export const sortsOf = (schema: z.ZodMiniType): readonly string[] => choicesOf(schema, 'sort');

/** Splits `sort` into its first column and a second one for equal values; a minus is descending: `day,-sum`. */
export function sortParts({ sort }: ListQuery): { readonly first?: string; readonly second?: SecondSort } {
  const [first = '', second] = typeof sort === 'string' ? sort.split(',') : [];
  if (first === '') return {};
  if (second === undefined) return { first };
  const field = second.replace('-', '');
  return { first, second: { field, isUp: field === second } };
}

export const wayOf = (isUp: boolean): string => (isUp ? 'по\u00a0возрастанию' : 'по\u00a0убыванию');

export interface SecondSort {
  readonly field: string;
  readonly isUp: boolean;
}

/** The enumerated values that a query schema allows for one of its fields. */
export function choicesOf(schema: z.ZodMiniType, name: string): readonly string[] {
  if (!('shape' in schema)) return [];
  let field = (schema.shape as Readonly<Record<string, Inner>>)[name];
  while (field?._zod.def.innerType) field = field._zod.def.innerType;
  return Object.keys(field?._zod.def.entries ?? {});
}
