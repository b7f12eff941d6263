import { formatDate } from '@venue/sdk';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { room } from '../rooms/rooms.table.ts';
import { roomOffer, roomRequest } from './room-requests.table.ts';

/** Requests for rooms, and the offers made for them. */
export const roomRequestsPersonal: PersonalData = {
  tables: [
    {
      table: roomOffer,
      about: userId =>
        inArray(
          roomOffer.requestId,
          sql`(select ${roomRequest.id} from ${roomRequest} where ${roomRequest.userId} = ${userId})`,
        ),
      as: 'roomOffers',
      without: ['createdBy'],
      atDeletion: 'delete',
      ahead: ['roomRequest', 'hold', 'booking'],
    },
    {
      table: roomRequest,
      about: of(roomRequest.userId),
      as: 'roomRequests',
      atDeletion: 'delete',
      ahead: ['roomRequest', 'hold', 'booking'],
    },
  ],
  records: [{ kinds: ['roomRequest'], id: roomRequest.id, userId: roomRequest.userId }],
  ahead: {
    // Hours that an offer holds are listed with the bookings.
    list: async (db, userId, now) =>
      (
        await db
          .select({ id: roomRequest.id, roomName: room.name, startsAt: roomRequest.startsAt })
          .from(roomRequest)
          .innerJoin(room, eq(room.id, roomRequest.roomId))
          .where(
            and(
              eq(roomRequest.userId, userId),
              eq(roomRequest.status, roomRequestStatus.waiting),
              gt(roomRequest.startsAt, now),
            ),
          )
          .orderBy(roomRequest.id)
      ).map(({ id, roomName, startsAt }) => ({
        kind: 'roomRequest' as const,
        id,
        title: `${roomName}, ${formatDate(startsAt)}`,
        sum: null,
        until: null,
        refund: null,
      })),
  },
};
