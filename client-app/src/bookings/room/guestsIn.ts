import { guestLimits, tooManyGuests } from '@venue/sdk/bookings/model';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';

const { least, most } = guestLimits;

/** The typed number of guests (null if there is none), and why it is not allowed. */
export function guestsIn(typed: string, capacity: number): { count: number | null; wrong: string | null } {
  const count = wholeNumber(typed);
  if (count === undefined) return { count: null, wrong: 'Напишите число' };
  if (count !== null && count < least.count) return { count: null, wrong: least.text };
  if (count !== null && count > most.count) return { count: null, wrong: most.text };
  return { count, wrong: tooManyGuests(count, capacity) };
}
