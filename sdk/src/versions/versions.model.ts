import * as z from 'zod/mini';
import { Id, Instant } from '../core/fields.ts';
import { Plan } from '../core/planned.ts';
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

/** The plan of a record, and who made it. */
export const PublicationPlan = z.extend(Plan, { id: Id, who: z.string() });
export type PublicationPlan = z.output<typeof PublicationPlan>;
