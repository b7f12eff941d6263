import { momentOf } from '@venue/sdk';
import type { AdminEvent, EventStatus } from '@venue/sdk/events/model';
import { hoursOfEvent } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import type { TestApi } from '../../../testing/api.ts';
import { DAY } from '../../bookings/bookings.testing.ts';
import { anEventIn } from '../events.testing.ts';

/** The photo studio. */
export const STUDIO = 31;

/** An evening of the booked day, in the studio: two hours. */
export const evening = { roomId: STUDIO, date: DAY, time: '13:30', dateEnd: null, timeEnd: '15:00' } as const;

type Wish = NonNullable<Parameters<typeof anEventIn>[3]>;

/** Somebody's event in the studio, in a status. */
export const inStudio = async (api: TestApi, status: EventStatus, wish: Wish = {}): Promise<AdminEvent> =>
  anEventIn(api, await api.aCustomer(), status, { ...evening, ...wish });

/** The hours that an event has in its room and the parts of it, as «31 13». */
export async function hoursHeld(api: TestApi, eventId: number): Promise<string[]> {
  const { rows } = await api.db.execute(sql`
    select room_id || ' ' || extract(hour from starts_at at time zone 'Asia/Yekaterinburg')::int as hour
    from room_slot where event_id = ${eventId} order by room_id, starts_at`);
  return rows.map(each => String(each.hour));
}

/** Published events whose rows differ from their hours: the invariant, over everything in the database. */
export async function eventsWithoutHours(api: TestApi, now = momentOf('2026-12-01', 12)): Promise<number[]> {
  const { rows: events } = await api.db.execute<AdminEvent & { id: number; holds: boolean }>(sql`
    select id, room_id as "roomId", date::text, time, date_end::text as "dateEnd", time_end as "timeEnd",
           room_id is not null and status in (3, 6, 7) and not lacks_hours as holds
    from event`);
  const { rows: slots } = await api.db.execute(sql`
    select event_id as id, extract(epoch from starts_at)::float8 * 1000 as at from room_slot
    where event_id is not null and (hall_id is null or room_id = (select room_id from event where id = event_id))`);
  return events
    .filter(({ id, holds, ...when }) => {
      const wanted = holds
        ? hoursOfEvent(when)
            .map(each => each.getTime())
            .filter(each => each + 3_600_000 > now.getTime())
        : [];
      const has = slots.filter(each => each.id === id).map(({ at }) => Number(at));
      return wanted.sort().join() !== has.sort().join();
    })
    .map(({ id }) => id);
}
