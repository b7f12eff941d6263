import type { Readable } from 'node:stream';
import type { AnyCall, FileReply, Parsed, Reply } from '@venue/sdk';
import type { Context } from '../context.ts';
import type { Db, Published } from '../db/database.ts';

/** A file a handler answers with. */
export interface FileAnswer {
  /** A stream for large files. */
  readonly data: Buffer | Readable;
  readonly type: string;
  readonly name: string;
}

type Answer<C extends AnyCall> = C['reply'] extends FileReply ? FileAnswer : Reply<C>;

export interface Route {
  readonly call: AnyCall;
  readonly run: (input: Readonly<Record<string, unknown>>, context: Context) => Promise<unknown>;
}

/** Binds a call to its handler. The types of input and reply come from the declaration. */
export const handle = <C extends AnyCall>(
  call: C,
  run: (input: Parsed<C>, context: Context) => Promise<Answer<C>>,
): Route => ({ call, run: run as Route['run'] });

/** A context whose database may be a replica; `primary` is for what has to be counted or written. */
type PublishedContext = Omit<Context, 'db'> & { readonly db: Published; readonly primary: Db };

/** Binds a call that shows visitors what is published. It may read a replica, and decides nothing. */
export function handlePublished<C extends AnyCall>(
  call: C,
  run: (input: Parsed<C>, context: PublishedContext) => Promise<Answer<C>>,
): Route {
  // guard: server/src/replica.test.ts
  if (call.access !== 'public' || !call.reads) throw new Error(`${call.id} is no read of visitors`);
  return handle(call, (input, context) => run(input, { ...context, db: context.published, primary: context.db }));
}
