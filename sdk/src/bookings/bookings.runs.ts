import * as z from 'zod/mini';
import { Instant } from '../core/schema/fields.ts';

/** Consecutive hours of a booking: start of the first, end of the last, and their number. */
export const BookedRun = z.object({ start: Instant, end: Instant, hours: z.int() });
