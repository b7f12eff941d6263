import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Requests for rooms. Statuses: 2 offered, 3 paid; bookings: 1 and 4 open, 2 paid. */
export const roomRequestsInvariants: readonly Invariant[] = [
  {
    name: 'a request for a room stands as the booking of its offer does',
    broken: () => sql`
      select 'request ' || r.id || ' is ' || r.status || ', booking ' || b.id || ' is ' || b.status as row
      from room_request r join booking b on b.id = r.booking_id
      where case b.status when 2 then r.status <> 3 when 3 then r.status in (2, 3) else r.status <> 2 end`,
  },
];
