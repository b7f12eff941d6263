import { eq } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { checkIn, eventAttendee, ticketOrder } from '../events/events.attendees.table.ts';

const because =
  'Билет остаётся без\u00a0имени и\u00a0контактов: по\u00a0нему сходятся места и\u00a0деньги организатора';

/** What people ordered and go to. What others count by stays without a name. */
export const ticketsPersonal: PersonalData = {
  kept: [
    { table: eventAttendee, about: of(eventAttendee.userId), as: 'tickets', atDeletion: 'keep', because },
    {
      table: ticketOrder,
      about: of(ticketOrder.userId),
      as: 'ticketOrders',
      without: ['key'],
      atDeletion: 'keep',
      because,
    },
    {
      table: checkIn,
      about: of(checkIn.byId),
      as: null,
      atDeletion: 'keep',
      because: 'Кто из\u00a0сотрудников пропустил гостя: запись о\u00a0работе, а\u00a0не\u00a0о\u00a0человеке',
    },
  ],
  forget: async (tx, _files, userId) => {
    await tx.update(eventAttendee).set({ name: '', phone: '', email: '' }).where(eq(eventAttendee.userId, userId));
    await tx.update(ticketOrder).set({ name: '', phone: '' }).where(eq(ticketOrder.userId, userId));
  },
};
