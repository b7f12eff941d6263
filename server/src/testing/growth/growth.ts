import { growthOfBookings } from './growth.bookings.ts';
import { growthOfPeople } from './growth.people.ts';
import type { Growth } from './growth.row.ts';
import { growthOfVenue } from './growth.venue.ts';

/** Every table there is. `growth.test.ts` finds one that is missing here, and a bound that does not hold. */
export const growth: readonly Growth[] = [...growthOfBookings, ...growthOfPeople, ...growthOfVenue];
