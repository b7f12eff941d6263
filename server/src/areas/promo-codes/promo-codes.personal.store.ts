import { eq, inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../area/personalData.ts';
import { booking } from '../bookings/bookings.table.ts';
import { promoUse } from './promo-codes.table.ts';

const ofPerson = (userId: number) =>
  inArray(promoUse.bookingId, sql`(select ${booking.id} from ${booking} where ${eq(booking.userId, userId)})`);

/** The discounts that people had. */
export const promoCodesPersonal: PersonalData = {
  tables: [
    {
      table: promoUse,
      about: ofPerson,
      as: 'promoCodes',
      atDeletion: 'keep',
      because: 'Часть истории оплаты броней; телефон удаляется',
      ahead: ['booking', 'hold'],
    },
  ],
  forget: async (tx, _files, userId) => {
    await tx.update(promoUse).set({ phone: null }).where(ofPerson(userId));
  },
};
