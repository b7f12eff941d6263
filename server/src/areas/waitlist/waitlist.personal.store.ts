import { formatDate } from '@venue/sdk';
import { waitStatus } from '@venue/sdk/waitlist/model';
import { and, asc, eq, gt } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { room } from '../rooms/rooms.table.ts';
import { roomWait } from './waitlist.table.ts';

/** The hours people wait for. */
export const waitlistPersonal: PersonalData = {
  tables: [
    {
      table: roomWait,
      about: of(roomWait.userId),
      as: 'waits',
      atDeletion: 'delete',
      ahead: ['roomWait', 'hold', 'booking'],
    },
  ],
  ahead: {
    // Hours that are held for a place are listed with the bookings.
    list: async (db, userId, now) =>
      (
        await db
          .select({ id: roomWait.id, roomName: room.name, day: roomWait.day })
          .from(roomWait)
          .innerJoin(room, eq(room.id, roomWait.roomId))
          .where(and(eq(roomWait.userId, userId), eq(roomWait.status, waitStatus.waiting), gt(roomWait.until, now)))
          .orderBy(asc(roomWait.id))
      ).map(({ id, roomName, day }) => ({
        kind: 'roomWait' as const,
        id,
        title: `${roomName}, ${formatDate(day)}`,
        sum: null,
        until: null,
        refund: null,
      })),
  },
};
