import * as z from 'zod/mini';
import { Instant, QueryBoolean } from '../schema/fields.ts';

/** When a record is published and withdrawn automatically. */
export const Plan = z.object({
  publishAt: z.nullable(Instant),
  withdrawAt: z.nullable(Instant),
  /** Why the plan failed when it was due; null while it waits. */
  refusal: z.nullable(z.string()),
});
export type Plan = z.output<typeof Plan>;

/** A row of a list with its plan; null without one. */
/* @__NO_SIDE_EFFECTS__ */
export const planned = <S extends z.ZodMiniObject>(row: S) => z.extend(row, { plan: z.nullable(Plan) });

/** Filter of such a list: the records with a plan, or those without. */
export const plannedOnly = { hasPlan: z.optional(QueryBoolean) };
