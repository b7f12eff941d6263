import * as z from 'zod/mini';
import type { Tone } from '../core/enums.ts';
import { Id } from '../core/fields.ts';

/** How many records of a kind are shown. */
export const MOST_FOUND = 5;

const tones = ['primary', 'secondary', 'good', 'warn', 'bad', 'neutral'] as const satisfies readonly Tone[];

/** A record that was found. */
export const Found = z.object({
  id: Id,
  title: z.string(),
  /** What distinguishes it from others with the same title. */
  caption: z.string(),
  status: z.nullable(z.object({ id: z.int(), label: z.string(), tone: z.enum(tones) })),
  /** Its page within the back office: `/bookings?booking=12`. */
  to: z.string(),
});
export type Found = z.output<typeof Found>;

export const FoundGroup = z.object({
  /** Name of the kind of these records. */
  kind: z.string(),
  /** What they are called together: «Резиденты». */
  title: z.string(),
  items: z.array(Found),
  /** There are more than these. */
  more: z.boolean(),
});
export type FoundGroup = z.output<typeof FoundGroup>;
