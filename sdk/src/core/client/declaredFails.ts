import type * as z from 'zod/mini';
import type { FailureCode } from './failures.ts';

type Schema = z.ZodMiniType;

/**
 * The failures of a call: codes, and for those that carry data a schema: `['not_found', { slot_taken: TakenHours }]`.
 */
export type Fails = readonly (FailureCode | { readonly [Code in FailureCode]?: Schema })[];
