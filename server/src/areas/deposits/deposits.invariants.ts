import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** What is owed of bookings. Status 2 is a paid booking. */
export const depositsInvariants: readonly Invariant[] = [
  {
    name: 'the rest of a booking is owed as long as the booking is confirmed, and was agreed as long as it is not',
    broken: () => sql`
      select 'booking ' || b.id || ' of status ' || b.status || ', rest ' || coalesce(d.rest::text, 'agreed') as row
      from deposit d join booking b on b.id = d.booking_id
      where (d.rest > 0 and b.status <> 2) or (d.rest is null and (b.status = 2 or d.sum >= b.price))`,
  },
];
