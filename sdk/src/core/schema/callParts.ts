import type * as z from 'zod/mini';
import type { FileReply } from './fileReply.ts';

// Kept apart from `call`: the code that sends calls loads later and needs these. Sharing a module would move `call` out
// of the chunk of the declarations, where bundlers know that a declaration has no side effects.

export const isFileReply = (reply: z.ZodMiniType | FileReply): reply is FileReply =>
  'kind' in reply && reply.kind === 'file';

interface Keyed {
  readonly reads?: unknown;
  readonly repeat?: string;
  readonly reply: z.ZodMiniType | FileReply;
}

/**
 * Whether a call takes an idempotency key: every write but those declared as never repeated, for which a key changes
 * nothing, and those that reply with a file.
 */
export const takesKey = ({ reads, repeat, reply }: Keyed): boolean =>
  reads === undefined && repeat?.startsWith('never') === false && !isFileReply(reply);

/** Path parameter names in the order they stand in the path. */
export const paramsOf = (path: string): string[] =>
  path.includes('{') ? [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '') : [];

/** The path with its parameters filled in and escaped. */
export const fillPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
