import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** The waiting list. Places: 1 waits, 2 offered, 3 paid; bookings: 1 and 4 open, 2 paid. */
export const waitlistInvariants: readonly Invariant[] = [
  {
    name: 'a place in the line stands as the booking that is held for it does',
    broken: () => sql`
      select 'place ' || w.id || ' is ' || w.status || ', booking ' || b.id || ' is ' || b.status as row
      from room_wait w join booking b on b.id = w.booking_id
      where case b.status when 2 then w.status <> 3 when 3 then w.status = 2 else w.status <> 2 end`,
  },
];
