import type * as z from 'zod/mini';
import type { FileReply } from './call.ts';

// Apart from `call`: what sends calls comes later, and bundlers know of a declaration that it does nothing only where both come together.

export const isFileReply = (reply: z.ZodMiniType | FileReply): reply is FileReply =>
  'kind' in reply && reply.kind === 'file';

/** Path parameter names in the order they stand in the path. */
export const paramsOf = (path: string): string[] =>
  path.includes('{') ? [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '') : [];

/** The path with its parameters filled in and escaped. */
export const fillPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
