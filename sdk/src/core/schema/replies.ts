import type * as z from 'zod/mini';
import type { ClientOptions } from '../client/options.ts';
import { plainError } from '../client/plainError.ts';
import { heads } from '../client/response.ts';
import { runHook } from '../client/runHook.ts';
import { Unreachable } from '../client/unreachable.ts';
import type { AnyCall } from './call.ts';
import { isFileReply } from './callParts.ts';
import { conforms } from './conforms.ts';

/** Checks a reply against its declaration and returns what the caller gets. */
export function checkReply(
  call: AnyCall,
  reply: unknown,
  { replies = 'report', onMismatch }: Pick<ClientOptions, 'replies' | 'onMismatch'>,
): unknown {
  if (replies === 'off' || isFileReply(call.reply)) return reply;
  if (conforms(call.reply, reply)) return reply;
  // By the schema's own method: importing zod here would bundle it with the sending code, although it is already where
  // the schema is.
  const result = (call.reply as z.ZodMiniType).safeParse(reply, { error: plainError });
  if (result.success) {
    heads.set(result.data as object, heads.get(reply as object));
    return result.data;
  }
  runHook(onMismatch, call, result.error);
  if (replies === 'report') return reply;
  throw new Unreachable('misfit', {
    misfits: result.error.issues
      .map(({ path }) => path.join('.'))
      .join(', ')
      .slice(0, 300),
  });
}
