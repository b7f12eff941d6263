import type { Readable } from 'node:stream';
import type { AnyCall, FileReply, Parsed, Reply } from '@venue/sdk';
import type { Context } from '../context.ts';

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
