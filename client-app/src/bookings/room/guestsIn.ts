import { Guests, tooManyGuests } from '@venue/sdk/bookings/model';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import * as z from 'zod/mini';

/** The typed number of guests (null if there is none), and why it is not allowed. */
export function guestsIn(typed: string, capacity: number): { count: number | null; wrong: string | null } {
  const count = wholeNumber(typed);
  if (count === undefined) return { count: null, wrong: 'Напишите число' };
  const read = z.safeParse(z.nullable(Guests), count);
  if (!read.success) return { count: null, wrong: read.error.issues[0]?.message ?? 'Напишите число' };
  return { count, wrong: tooManyGuests(count, capacity) };
}
