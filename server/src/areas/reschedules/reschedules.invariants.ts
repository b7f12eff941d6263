import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Events that were rescheduled, and what their guests chose. */
export const reschedulesInvariants: readonly Invariant[] = [
  {
    name: 'who chose the money of a rescheduled event has all of it requested',
    broken: () => sql`
      select 'ticket ' || a.id || ' of order ' || coalesce(a.order_id::text, '-') || ' has ' || coalesce(a.refund, 0) as row
      from reschedule_choice c join event_attendee a on a.id = c.attendee_id
      where c.choice = 'refund' and (a.cancelled_at is null
        or a.refund <> case when a.order_id is null then 0 else a.price end
        or (a.refund > 0 and not exists (select from refund f join payment p on p.id = f.payment_id
          where p.ticket_order_id = a.order_id and f.sum >= a.refund)))`,
  },
  {
    name: 'an event that was rescheduled has a last reschedule, by which its guests choose',
    broken: () => sql`
      select 'event ' || r.event_id || ' has none of ' || count(*) as row from event_reschedule r
      group by r.event_id having bool_and(r.replaced_at is not null)`,
  },
];
