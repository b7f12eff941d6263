import * as z from 'zod/mini';
import type { KindName as Name } from './kinds.ts';

/**
 * The name of a kind of record: `article`. Only its type lists the kinds, because with the list itself a program of one
 * call would bundle them all; the server checks each name.
 */
export const KindName = z.string() as z.ZodMiniType<Name, Name>;
export type KindName = Name;
