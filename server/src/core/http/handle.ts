import type { Readable } from 'node:stream';
import type { AnyCall, FileReply, Parsed, Reply } from '@venue/sdk';
import type { Scope } from '../context.ts';

/** A file a handler answers with. */
export interface FileAnswer {
  /** A stream for what may be large. */
  readonly data: Buffer | Readable;
  readonly type: string;
  readonly name: string;
}

type Answer<C extends AnyCall> = C['reply'] extends FileReply ? FileAnswer : Reply<C>;

export interface Route {
  readonly call: AnyCall;
  readonly run: (input: never, scope: Scope) => Promise<unknown>;
}

/** Binds a call to what answers it. The input type comes from the declaration, and so does the answer's. */
export const handle = <C extends AnyCall>(
  call: C,
  run: (input: Parsed<C>, scope: Scope) => Promise<Answer<C>>,
): Route => ({ call, run: run as Route['run'] });
