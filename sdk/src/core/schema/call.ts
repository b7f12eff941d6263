import type * as z from 'zod/mini';
import type { Fails } from '../client/declaredFails.ts';
import type { Download, FileReply } from './fileReply.ts';
import type { Permission } from './permissions.ts';
import type { RoleName } from './roles.ts';

export { fillPath, isFileReply, paramsOf, takesKey } from './callParts.ts';

type Schema = z.ZodMiniType;

/** Who may make a call: anybody, anybody signed in, holders of a role, or staff with a permission. */
export type Access = 'public' | 'signed-in' | 'customer' | RoleName | Permission;

/**
 * Names the kind of data that a read returns and a write changes. A read is fetched again when a write or a push names
 * one of its tags.
 */
export type Tag = `${string}`;

/**
 * Whether a write may be sent again when no response came. `idempotency-key`: requests with the same key do the work
 * once, which the server does for every write of somebody signed in. `safe`: a repeat finds the work done and returns
 * the same; it takes a key, but needs none. `never: …`: why it is sent only once, although there are keys.
 */
export type Repeat = 'idempotency-key' | 'safe' | `never: ${string}`;

/**
 * Everything about one call of the API, declared once: client, server route, access check, mock, documentation
 * and cache invalidation all derive from it.
 */
export interface Call<
  P extends string = string,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema | FileReply = Schema | FileReply,
  F extends Fails = Fails,
  K extends Repeat | 'read' = Repeat | 'read',
> {
  /** Identifier from the list of calls, e.g. `booking.write`. */
  readonly id: `${string}.${string}`;
  /** What it does, in one sentence. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under `/api`, as the specification writes it; parameters in braces. */
  readonly path: P;
  readonly access: Access;
  /** Fields of the query string. */
  readonly query?: Q;
  /** Fields of the body; multipart when `upload` names file fields. */
  readonly body?: B;
  /** Names of the file fields of a multipart body. */
  readonly upload?: readonly string[];
  readonly reply: R;
  /** Failures of this call in addition to those of every call; `{ code: schema }` for one that carries data. */
  readonly fails?: F;
  /** Tags of what a read returns. A call with `reads` changes nothing: it is repeated, and its reply may be cached. */
  readonly reads?: readonly Tag[];
  /** Tags of what a write changes. */
  readonly changes?: readonly Tag[];
  /** For a write: whether the client repeats it. */
  readonly repeat?: Exclude<K, 'read'>;
  /** `true` for our own additions, which the specification does not list. */
  readonly ours?: true;
  /** Section of the specification. */
  readonly section?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest call; its parts are only ever read through the helpers below
export type AnyCall = Call<string, any, any, any, any, any>;

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
/** Path parameters that are strings; all others are numbers: of a record, or of a page. */
export const wordParams = ['slug', 'kind'] as const;
type Params<P extends string> = {
  readonly [K in ParamNames<P>]: K extends (typeof wordParams)[number] ? string : number;
};
type Part<K extends string, S, Direction extends 'input' | 'output'> = S extends Schema
  ? Schema extends S
    ? { readonly [Key in K]?: never }
    : { readonly [Key in K]: Direction extends 'input' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller passes: path parameters flat, then `query` and `body`. */
export type Input<C extends AnyCall> =
  C extends Call<infer P, infer Q, infer B>
    ? object & Params<P> & Part<'query', Q, 'input'> & Part<'body', B, 'input'>
    : never;

/** What the server's handler receives after parsing. */
export type Parsed<C extends AnyCall> =
  C extends Call<infer P, infer Q, infer B>
    ? Params<P> & Part<'query', Q, 'output'> & Part<'body', B, 'output'>
    : never;

/** What the caller gets back. */
export type Reply<C extends AnyCall> =
  C extends Call<string, Schema, Schema, infer R> ? (R extends Schema ? z.output<R> : Download) : never;

/** What a declaration must add: a read its tags, a write whether it is repeated. */
type Read = { readonly reads: readonly Tag[]; readonly repeat?: never };
type Write<K> = { readonly reads?: never; readonly repeat: K };

/** Declares a call. It returns its argument: a declaration is data. */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  const P extends string,
  R extends Schema | FileReply,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  const F extends Fails = readonly [],
>(declaration: Call<P, Q, B, R, F, 'read'> & Read): Call<P, Q, B, R, F, 'read'>;
/* @__NO_SIDE_EFFECTS__ */
export function call<
  const P extends string,
  R extends Schema | FileReply,
  const K extends Repeat,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  const F extends Fails = readonly [],
>(declaration: Call<P, Q, B, R, F, K> & Write<K>): Call<P, Q, B, R, F, K>;
/* @__NO_SIDE_EFFECTS__ */
export function call(declaration: AnyCall): AnyCall {
  return declaration;
}
