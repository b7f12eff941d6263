import { dayOf } from '@venue/sdk';
import { eventKind, eventStatus, formatWhen } from '@venue/sdk/events/model';
import { ticketPlace } from '@venue/sdk/tickets/model';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { eventById } from './events.store.ts';
import { event } from './events.table.ts';
import { eventAttendee } from './tickets/events.attendees.table.ts';

/** When an event begins, in SQL. */
export const beginning = sql`((${event.date} || ' ' || ${event.time})::timestamp at time zone 'Asia/Yekaterinburg')`;

/** Published events, not announcements, that begin on these days. */
export const beginsBetween = (now: Date, until: Date): SQL =>
  sql`${event.status} = ${eventStatus.published} and ${event.kind} = ${eventKind.event} and ${event.date} between ${dayOf(now)} and ${dayOf(until)}`;

/** Locks published events that nobody is changing just now against changes. */
const lockStanding = async (tx: Db, ids: readonly number[]): Promise<number[]> =>
  (
    await tx
      .select({ id: event.id })
      .from(event)
      .where(inArray(event.id, [...ids]))
      .orderBy(asc(event.id))
      .for('share', { skipLocked: true })
  ).map(({ id }) => id);

/** How to get to the room of an event and what to bring; empty for a place elsewhere. */
export const visitOf = async (db: Db, roomId: number | null): Promise<string> =>
  roomId === null ? '' : ((await roomById(db, roomId))?.visitInfo ?? '');

/** Events of customers; the venue's own are in the calendar of its staff. */
export const eventReminding: Reminding = {
  kind: 'event',
  who: 'its organiser, unless that is the venue',
  upcoming: (now, until) => sql`
    select ${event.id}, ${beginning} as at, ${event.userId} as user_id, ${event.id}::text as whose,
      greatest(coalesce(${event.publishedAt}, ${event.createdAt}), ${event.movedAt}) as since
    from ${event} join ${users} on ${users.id} = ${event.userId} and ${users.roleId} is null
    where ${beginsBetween(now, until)}`,
  lock: lockStanding,
  async remind(tx, works, [id = 0], at) {
    const row = await eventById(tx, id);
    if (!row) return [];
    const issued = await tx.$count(
      eventAttendee,
      and(eq(eventAttendee.eventId, id), sql`${eventAttendee.cancelledAt} is null`),
    );
    const roomName = row.roomId === null ? null : ((await roomById(tx, row.roomId))?.name ?? null);
    return tell(tx, works, {
      event: 'reminder.event',
      of: { kind: 'event', ids: [id] },
      to: await reachOf(tx, row.userId),
      uselessAt: at,
      about: {
        title: row.title,
        at,
        when: formatWhen(row, { year: true }),
        place: ticketPlace({ ...row, roomName }),
        visit: await visitOf(tx, row.roomId),
        guests: issued === 0 ? '' : String(issued),
        link: `${works.config.publicUrl}/app/account/events/${id}`,
      },
    });
  },
};
