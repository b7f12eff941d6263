import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { messages } from '../core/schema/rules.ts';

/** How guests sit in a room; fewer people fit at tables than in rows. */
export const roomSeating = defineEnum({
  theatre: { id: 'theatre', label: 'Театр' },
  school: { id: 'school', label: 'Школа' },
  letterP: { id: 'letterP', label: 'Буквой «П»' },
  banquet: { id: 'banquet', label: 'Банкет' },
  standing: { id: 'standing', label: 'Без\u00a0рассадки' },
});

/** How many people fit into a room with this seating. */
export const Seating = z.object({ seating: schemaOf(roomSeating), capacity: z.int() });
export type Seating = z.output<typeof Seating>;

/** The largest capacity a room may have. */
export const MOST_PEOPLE = 5000;

/** How many people a room holds. */
export const People = checked(z.int(), z.minimum(1, messages.invalid), z.maximum(MOST_PEOPLE, messages.invalid));

/** One per seating. */
const MOST_SEATINGS = 5;

/**
 * The capacities of a room as staff save them. The server refuses a seating that occurs twice, and more people than the
 * room holds.
 */
export const SeatingFields = checked(
  z.array(z.object({ seating: schemaOf(roomSeating), capacity: People })),
  z.maxLength(MOST_SEATINGS),
);

/** «Театр — 80, Школа — 40». */
export const seatingsText = (seatings: readonly Seating[]): string =>
  seatings.map(({ seating, capacity }) => `${roomSeating.option(seating).label}\u00a0— ${capacity}`).join(', ');

/** How many people a room holds with this seating; 0 while the room's capacity is not known. */
export const capacityFor = (
  { capacity, seatings }: { readonly capacity: number; readonly seatings: readonly Seating[] },
  seating: Seating['seating'] | undefined,
): number => seatings.find(each => each.seating === seating)?.capacity ?? capacity;
