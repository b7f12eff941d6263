import * as z from 'zod/mini';
import type { KindName as Name } from './kinds.ts';

/**
 * The word of a kind of record: `article`. Only its type knows which kinds there are, because a program of one call
 * would have to carry the list of them all; the server looks each word up.
 */
export const KindName = z.string() as z.ZodMiniType<Name, Name>;
export type KindName = Name;
