import { formatDate } from '@venue/sdk';
import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../../area/personalData.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { event } from '../events/events.table.ts';
import { ticketWait } from '../events/tickets/events.waits.table.ts';
import { ownWaits } from './ticket-waits.store.ts';

const phoneOfAccount = (userId: number) => sql`(select ${users.phone} from ${users} where ${users.id} = ${userId})`;

/** The tickets that people wait for. Places that were offered are listed with the orders. */
export const ticketWaitsPersonal: PersonalData = {
  tables: [
    {
      table: ticketWait,
      about: userId =>
        or(eq(ticketWait.userId, userId), and(isNull(ticketWait.userId), eq(ticketWait.phone, phoneOfAccount(userId)))),
      as: 'ticketWaits',
      without: ['key'],
      atDeletion: 'delete',
      ahead: ['ticketWait', 'ticketOrder', 'ticket'],
    },
  ],
  guests: {
    find: async (db, phone) => {
      const rows = await db
        .selectDistinct({ id: ticketWait.eventId })
        .from(ticketWait)
        .where(and(isNull(ticketWait.userId), eq(ticketWait.phone, phone)))
        .orderBy(asc(ticketWait.eventId));
      return rows.map(({ id }) => ({ kind: 'event', id, waits: null }));
    },
    forget: async (tx, eventIds, phone) => {
      if (eventIds.length === 0) return;
      await tx
        .delete(ticketWait)
        .where(and(isNull(ticketWait.userId), eq(ticketWait.phone, phone), inArray(ticketWait.eventId, [...eventIds])));
    },
  },
  ahead: {
    list: async (db, userId) =>
      (
        await db
          .select({ id: ticketWait.id, title: event.title, date: event.date })
          .from(ticketWait)
          .innerJoin(event, eq(event.id, ticketWait.eventId))
          .where(
            and(
              ownWaits({ userId, phone: await phoneOf(db, userId) }),
              eq(ticketWait.status, ticketWaitStatus.waiting),
            ),
          )
          .orderBy(asc(ticketWait.id))
      ).map(({ id, title, date }) => ({
        kind: 'ticketWait' as const,
        id,
        title: `${title}, ${formatDate(date)}`,
        sum: null,
        until: null,
        refund: null,
      })),
  },
};
