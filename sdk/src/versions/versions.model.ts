import * as z from 'zod/mini';
import { Id, Instant } from '../core/fields.ts';
import { FieldChange } from '../staff/staff.model.ts';

/** A state of a published record, as visitors saw it. */
export const Version = z.object({
  /** From 1, within its record. */
  number: z.int(),
  at: Instant,
  /** Who saved it; null when it stood before versions were kept. */
  who: z.nullable(z.string()),
  /** How it differs from the version before; empty for the first. */
  changes: z.array(FieldChange),
});
export type Version = z.output<typeof Version>;

/** When a record is published and withdrawn by itself. */
export const PublicationPlan = z.object({
  id: Id,
  publishAt: z.nullable(Instant),
  withdrawAt: z.nullable(Instant),
  who: z.string(),
  /** Why it could not be carried out when its moment came; null while it waits. */
  refusal: z.nullable(z.string()),
});
export type PublicationPlan = z.output<typeof PublicationPlan>;
