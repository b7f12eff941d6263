import type { AnyCall, Call } from '@venue/sdk';
import type * as z from 'zod/mini';

type Fields = Readonly<Record<string, unknown>>;
type Body = z.ZodMiniType<unknown, Fields>;
type Message<R> = z.ZodMiniType<{ readonly message: R }>;

/** A call whose body is fields of a record, by name; the `message` of its reply is an `R`. */
export type WriteCall<R = unknown> = Call<string, z.ZodMiniType, Body, Message<R>>;

/** A call that reads a record; the `message` of its reply is an `R`. */
export type ReadCall<R> = Omit<AnyCall, 'reply'> & { readonly reply: Message<R> };
