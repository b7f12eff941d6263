import { eq, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../../area/personalData.ts';
import { booking } from '../bookings/bookings.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { promoUse } from './promo-codes.table.ts';

const ofPerson = (userId: number) =>
  or(
    inArray(promoUse.bookingId, sql`(select ${booking.id} from ${booking} where ${eq(booking.userId, userId)})`),
    inArray(
      promoUse.ticketOrderId,
      sql`(select ${ticketOrder.id} from ${ticketOrder} where ${eq(ticketOrder.userId, userId)})`,
    ),
  );

/** The discounts that people had. */
export const promoCodesPersonal: PersonalData = {
  tables: [
    {
      table: promoUse,
      about: ofPerson,
      as: 'promoCodes',
      atDeletion: 'keep',
      because: 'Часть истории оплаты броней и\u00a0билетов; телефон удаляется',
      ahead: ['booking', 'hold', 'ticketOrder', 'ticket'],
    },
  ],
  forget: async (tx, _files, userId) => {
    await tx.update(promoUse).set({ phone: null }).where(ofPerson(userId));
  },
};
