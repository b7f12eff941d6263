import * as z from 'zod/mini';

/** Counting records that wait stops at this number. */
export const MOST_PENDING = 1000;

/** How many records of each kind wait for staff, up to `MOST_PENDING`; kinds the reader may not read are left out. */
export const PendingCounts = z.record(z.string(), z.int());
export type PendingCounts = z.output<typeof PendingCounts>;
