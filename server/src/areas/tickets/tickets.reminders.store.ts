import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { beginning, beginsBetween, visitOf } from '../events/events.reminders.store.ts';
import { event } from '../events/events.table.ts';
import { eventAttendee } from '../events/tickets/events.attendees.table.ts';
import { ticketsByIds } from './cancellation/tickets.cancellation.store.ts';
import { calendarOf, eventOf, holderReach, kindsOf, ordersOf } from './letters/tickets.letters.service.ts';
import { ticketLink } from './tickets.service.ts';
import type { HeldTicket } from './tickets.store.ts';

/** Valid tickets, free ones too, to events that take place; somebody's tickets to one event are told of together. */
export const ticketReminding: Reminding = {
  kind: 'ticket',
  who: 'the holder; their tickets to an event together',
  upcoming: (now, until) => sql`
    select ${eventAttendee.id}, ${beginning} as at, ${eventAttendee.userId} as user_id,
      concat_ws(' ', ${eventAttendee.eventId}, ${eventAttendee.userId},
        coalesce(nullif(${eventAttendee.phone}, ''), '№ ' || ${eventAttendee.id})) as whose,
      greatest(${eventAttendee.createdAt}, ${eventAttendee.movedAt}, ${event.publishedAt}, ${event.movedAt}) as since
    from ${eventAttendee} join ${event} on ${event.id} = ${eventAttendee.eventId}
    where ${eventAttendee.cancelledAt} is null and ${eventAttendee.reminds} and ${beginsBetween(now, until)}`,
  lock: async (tx, ids) =>
    (
      await tx
        .select({ id: eventAttendee.id })
        .from(eventAttendee)
        .innerJoin(event, eq(event.id, eventAttendee.eventId))
        .where(inArray(eventAttendee.id, [...ids]))
        .orderBy(asc(eventAttendee.id))
        .for('share', { skipLocked: true })
    ).map(({ id }) => id),
  async remind(tx, works, ids, at) {
    const held = await ticketsByIds(tx, ids);
    const [first] = held;
    if (!first) return [];
    const { link, secret } = await ticketLink(tx, works.config, held);
    return tell(tx, works, {
      event: 'reminder.ticket',
      of: ordersOf(held),
      to: await holderReach(tx, first.ticket),
      uselessAt: at,
      about: {
        ...eventOf(first.event),
        ...{ at, link, held: kindsOf(held), room: first.event.roomName ?? first.event.place },
        visit: await visitOf(tx, first.event.roomId),
      },
      secret,
      files: async () => calendarOf(held, works),
    });
  },
};

/** Sets whether the holder of a ticket is reminded of its event, in all their tickets to it. */
export const setReminds = (
  tx: Db,
  { eventId, userId, phone }: Pick<HeldTicket['ticket'], 'eventId' | 'userId' | 'phone'>,
  reminds: boolean,
) =>
  tx
    .update(eventAttendee)
    .set({ reminds })
    .where(
      and(
        eq(eventAttendee.eventId, eventId),
        eq(eventAttendee.phone, phone),
        // guard: server/src/areas/notices/notices.test.ts
        userId === null ? isNull(eventAttendee.userId) : eq(eventAttendee.userId, userId),
      ),
    );
