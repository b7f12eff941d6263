import { inArray, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { roomOffer, roomRequest } from './room-requests.table.ts';

/** What people ask of the venue's rooms, and what it offered them. */
export const roomRequestsPersonal: PersonalData = {
  kept: [
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
    },
    { table: roomRequest, about: of(roomRequest.userId), as: 'roomRequests', atDeletion: 'delete' },
  ],
  owned: [{ kinds: ['roomRequest'], id: roomRequest.id, userId: roomRequest.userId }],
};
