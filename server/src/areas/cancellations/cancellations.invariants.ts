import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** What an event that was called off leaves behind. */
export const cancellationsInvariants: readonly Invariant[] = [
  {
    name: 'an event that was called off has no hours and awaits no money',
    broken: () => sql`
      select 'event request ' || r.id || ' was called off and has hours or an invoice' as row from event_request r
      where r.called_off_at is not null
        and (exists (select 1 from room_slot s where s.event_request_id = r.id)
          or exists (select 1 from invoice_order o where o.event_request_id = r.id and o.state <> 'cancelled'))`,
  },
];
