import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** The queue for tickets. Places: 1 waits, 2 offered, 3 issued; orders: 1 held, 2 issued, 3 ended. */
export const ticketWaitsInvariants: readonly Invariant[] = [
  {
    name: 'a place in the queue for tickets stands as the order that is held for it does',
    broken: () => sql`
      select 'place ' || w.id || ' is ' || w.status || ', order ' || o.id || ' is ' || o.status as row
      from ticket_wait w join ticket_order o on o.id = w.order_id
      where case o.status when 1 then w.status <> 2 when 2 then w.status <> 3 else w.status in (2, 3) end`,
  },
];
