import { eventStatus } from '@venue/sdk/events/model';
import { eq, type SQL, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { payment } from '../payments/payments.table.ts';
import { eventsAhead } from './events.ahead.ts';
import { event } from './events.table.ts';
import { eventHandover } from './handover/events.handover.table.ts';
import { eventAttendee, ticketOrder } from './tickets/events.attendees.table.ts';

/** A person's events that may be deleted: no ticket was ever ordered, nothing is paid, no payment was ever started. */
const free = (userId: number): SQL => sql`${event.userId} = ${userId}
  and ${event.paidAt} is null and ${event.status} <> ${eventStatus.processing} and ${event.taken} = 0
  and not exists (select 1 from ${payment} where ${payment.eventId} = ${event.id})
  and not exists (select 1 from ${ticketOrder} where ${ticketOrder.eventId} = ${event.id})
  and not exists (select 1 from ${eventAttendee} where ${eventAttendee.eventId} = ${event.id})`;

/** Events that people organised. Those with tickets of other people are kept without the organiser's name. */
export const eventsPersonal: PersonalData = {
  tables: [
    { table: event, about: free, as: null, atDeletion: 'delete', ahead: ['event'] },
    {
      table: event,
      about: of(event.userId),
      as: 'events',
      atDeletion: 'keep',
      because:
        'Остаётся то, за\u00a0что заплачено или на\u00a0что есть билеты у\u00a0других; имени организатора в\u00a0нём больше нет',
      ahead: ['event', 'paidEvent', 'soldEvent'],
    },
    {
      table: eventHandover,
      about: of(eventHandover.fromId),
      as: 'eventOffers',
      atDeletion: 'delete',
      ahead: 'An offer ends with its event',
    },
  ],
  records: [
    {
      kinds: ['event', 'announcement'],
      id: event.id,
      userId: event.userId,
      pictures: ['event', 'eventWide'],
      deleted: free,
      approved: true,
    },
  ],
  ahead: eventsAhead,
  forget: async (tx, _files, userId, phone) => {
    await tx.delete(eventHandover).where(eq(eventHandover.toPhone, phone));
    await tx.update(event).set({ organizerName: '' }).where(eq(event.userId, userId));
  },
};
