import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** What requests for events cost. */
export const eventRequestsInvariants: readonly Invariant[] = [
  {
    name: 'a proposal costs what its lines cost, each its price by its quantity',
    broken: () => sql`
      select 'proposal ' || p.id || ' of ' || p.price || ', its lines of ' || l.sum as row from event_request_proposal p
      cross join lateral (select coalesce(sum((each ->> 'unitPrice')::bigint * (each ->> 'quantity')::int), 0) as sum
        from jsonb_array_elements(p.lines) each) l
      where l.sum <> p.price`,
  },
];
