import { inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../area/personalData.ts';
import { booking } from '../bookings/bookings.table.ts';
import { deposit } from './deposits.table.ts';

/** What people owe for their bookings. */
export const depositsPersonal: PersonalData = {
  tables: [
    {
      table: deposit,
      about: userId =>
        inArray(deposit.bookingId, sql`(select ${booking.id} from ${booking} where ${booking.userId} = ${userId})`),
      as: 'deposits',
      atDeletion: 'keep',
      because: 'Часть истории оплаты броней; имени и\u00a0телефона в\u00a0ней нет',
      ahead: ['booking', 'hold'],
    },
  ],
};
