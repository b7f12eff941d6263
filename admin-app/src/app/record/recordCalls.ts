import type { Call } from '@venue/sdk';
import type * as z from 'zod/mini';

type Fields = Readonly<Record<string, unknown>>;

/** A call whose body is fields of a record, by name; the `message` of its reply is an `R`. */
export type WriteCall<R = unknown> = Call<
  string,
  z.ZodMiniType,
  z.ZodMiniType<unknown, Fields>,
  z.ZodMiniType<{ readonly message: R }>
>;
