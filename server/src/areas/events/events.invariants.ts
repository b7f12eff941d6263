import { eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';
import { statusesWithHours } from './hours/events.hours.store.ts';

/** Hours of events, and the money for their publication. */
export const eventsInvariants: readonly Invariant[] = [
  {
    name: 'an event has hours of its room if and only if it is accepted',
    broken: () => sql`
      select 'event ' || e.id || ' has hours in room ' || s.room_id as row from room_slot s join event e on e.id = s.event_id
      where s.hall_id is null and (e.status <> all (${sql.param([...statusesWithHours])}::integer[])
        or e.room_id is distinct from s.room_id)
      union all
      select 'event ' || e.id || ' lacks the hours of room ' || e.room_id from event e
      where e.status = any (${sql.param([...statusesWithHours])}::integer[]) and e.room_id is not null and not e.lacks_hours
        and e.date > (e.updated_at at time zone 'Asia/Yekaterinburg')::date
        and not exists (select from room_slot s where s.event_id = e.id)`,
  },
  {
    name: 'the hours of an event are those of its days and times',
    broken: () => sql`
      select 'event ' || e.id || ' has other hours in room ' || e.room_id as row from event e
      cross join lateral (select e.date_end > e.date and e.time_end <= e.time as overnight) o
      where e.status = any (${sql.param([...statusesWithHours])}::integer[]) and e.room_id is not null and not e.lacks_hours
        and exists (
          select from (
            select h as hour, true as expected from generate_series(e.date::timestamp,
                (e.last_day - case when o.overnight then 1 else 0 end)::timestamp, interval '1 day') d
              cross join lateral generate_series(date_trunc('hour', d + e.time::time),
                case when e.time_end is null then d + interval '1 day'
                  else d + e.time_end::time + case when o.overnight then interval '1 day' else interval '0' end
                end - interval '1 microsecond', interval '1 hour') h
            union all
            select s.starts_at at time zone 'Asia/Yekaterinburg', false from room_slot s
            where s.event_id = e.id and s.room_id = e.room_id
          ) both_sides
          where hour + interval '1 hour' > e.updated_at at time zone 'Asia/Yekaterinburg'
          group by hour having count(*) <> 2)`,
  },
  {
    name: 'a published event that costs something is paid by its price',
    broken: () => sql`
      select 'event ' || e.id || ' costs ' || e.price || ', paid ' || p.sum as row from event e
      cross join lateral (select coalesce(sum(coalesce(received, sum) - refunded), 0) as sum from payment
        where event_id = e.id and status = 'succeeded') p
      where e.status = ${eventStatus.published} and e.paid_at is not null and e.price > 0 and p.sum <> e.price`,
  },
];
