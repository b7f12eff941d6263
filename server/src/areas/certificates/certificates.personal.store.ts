import { eq, inArray, or, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { booking } from '../bookings/bookings.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { certificate, certificateUse } from './certificates.table.ts';

/** The certificates that people bought, and what paid for their bookings and tickets. */
export const certificatesPersonal: PersonalData = {
  tables: [
    {
      table: certificate,
      about: of(certificate.userId),
      as: 'certificates',
      atDeletion: 'keep',
      because: 'Сертификат действует у\u00a0того, кому его подарили; имя и\u00a0пожелание удаляются',
      ahead: ['payment', 'refund', 'refundByStaff'],
    },
    {
      table: certificateUse,
      about: userId =>
        or(
          inArray(
            certificateUse.bookingId,
            sql`(select ${booking.id} from ${booking} where ${eq(booking.userId, userId)})`,
          ),
          inArray(
            certificateUse.ticketOrderId,
            sql`(select ${ticketOrder.id} from ${ticketOrder} where ${eq(ticketOrder.userId, userId)})`,
          ),
        ),
      as: 'certificateUses',
      atDeletion: 'keep',
      because: 'Часть истории оплаты броней и\u00a0билетов; имени и\u00a0телефона здесь нет',
      ahead: ['booking', 'hold', 'ticketOrder', 'ticket'],
    },
  ],
  forget: async (tx, _files, userId) => {
    await tx.update(certificate).set({ recipient: '', wish: '' }).where(eq(certificate.userId, userId));
  },
};
