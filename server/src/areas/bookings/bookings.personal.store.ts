import { eq, inArray, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { bookingsAhead } from './bookings.ahead.ts';
import { booking, bookingEvent, bookingGroup } from './bookings.table.ts';
import { bookingMove } from './move/bookings.move.table.ts';

/** People's bookings, which the law requires us to keep. */
export const bookingsPersonal: PersonalData = {
  tables: [
    {
      table: booking,
      about: of(booking.userId),
      as: 'bookings',
      // The number of a member of staff.
      without: ['madeBy'],
      atDeletion: 'keep',
      because: 'Бухгалтерские документы хранятся пять лет; имени и телефона в них больше нет',
      ahead: ['booking', 'hold'],
    },
    {
      table: bookingGroup,
      about: of(bookingGroup.userId),
      as: 'bookingGroups',
      atDeletion: 'keep',
      because: 'Часть истории оплаты броней',
      ahead: ['booking', 'hold'],
    },
    {
      table: bookingMove,
      about: userId =>
        inArray(bookingMove.bookingId, sql`(select ${booking.id} from ${booking} where ${eq(booking.userId, userId)})`),
      as: 'bookingMoves',
      atDeletion: 'keep',
      because: 'Часть истории оплаты брони',
      ahead: ['booking', 'hold'],
    },
    {
      table: bookingEvent,
      about: userId =>
        inArray(
          bookingEvent.bookingId,
          sql`(select ${booking.id} from ${booking} where ${eq(booking.userId, userId)})`,
        ),
      as: 'bookingHistory',
      // Names of staff.
      without: ['who'],
      atDeletion: 'keep',
      because: 'Часть истории оплаты брони; клиента в\u00a0ней не\u00a0называют',
      ahead: 'A history is past',
    },
  ],
  ahead: bookingsAhead,
  // Comments of the customer and of the desk may contain personal data; the law requires only the booking itself to be
  // kept.
  forget: async (tx, _files, userId) => {
    await tx.update(booking).set({ customerComment: '', comment: '' }).where(eq(booking.userId, userId));
  },
  records: [{ kinds: ['booking'], id: booking.id, userId: booking.userId }],
};
