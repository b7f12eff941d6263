import { ApiFailure, failure, mayMove, runsOf } from '@venue/sdk';
import { tooManyGuests } from '@venue/sdk/bookings/model';
import {
  declineRoomRequest,
  getRoomRequest,
  listRoomRequests,
  offerRoom,
  quoteRoomOffer,
  withdrawRoomOffer,
} from '@venue/sdk/room-requests/admin';
import { roomRequestRecord } from '@venue/sdk/room-requests/kind';
import { roomRequestMoves, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { tell } from '../../core/outbox.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mayManage, mustExist } from '../../core/record/records.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { holdForOffer, insteadOfOffer, pricedOffer, takenOfOffer } from '../bookings/desk/bookings.offer.service.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { presentCard, presentRow } from './room-requests.presenter.ts';
import { asSeen, dropOffer, slotsOf, tellChanged } from './room-requests.service.ts';
import * as store from './room-requests.store.ts';

const subject = roomRequestRecord.name;

/** Throws `invalid_input` for a room that is too small for the guests of a request. */
function mustHold({ capacity }: { readonly capacity: number }, { guests }: store.RoomRequestRow): void {
  const refused = tooManyGuests(guests, capacity);
  // guard: room-requests.change.test.ts
  if (refused) throw new ApiFailure('invalid_input', { fields: { roomId: refused } });
}

export const roomRequestsAdminRoutes = [
  handle(listRoomRequests, async ({ query }, context) => {
    const { rows, ...totals } = await store.requestPage(context.db, query);
    const manages = mayManage(context, roomRequestRecord);
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: rows.map(row => presentRow(row, manages, context.now)),
    };
  }),

  handle(getRoomRequest, async ({ id }, context) => {
    const row = mustExist(await store.wholeById(context.db, id));
    const offers = await store.offersOf(context.db, id);
    return { message: presentCard(row, offers, mayManage(context, roomRequestRecord), context.now) };
  }),

  handle(quoteRoomOffer, async ({ id, body }, context) => {
    const { request } = mustExist(await store.wholeById(context.db, id));
    const { roomId = request.roomId } = body;
    const asked = await pricedOffer(context.db, { ...body, roomId, slots: slotsOf(body) }, context);
    mustHold(asked, request);
    const taken = await takenOfOffer(context.db, roomId, asked, request.bookingId ?? undefined);
    return { message: { ...asked.quote, taken: taken.map(each => each.toISOString()) } };
  }),

  handle(offerRoom, async ({ id, body }, context) => {
    const { now } = context;
    const { quoted, price, priceReason, comment, keepHours, seen, seenOffer } = body;
    const { request } = mustExist(await store.wholeById(context.db, id));
    const { roomId = request.roomId } = body;
    const asked = await pricedOffer(context.db, { ...body, roomId, slots: slotsOf(body) }, context);
    mustHold(asked, request);
    // guard: room-requests.test.ts
    if (asked.quote.price !== quoted) throw failure(offerRoom, 'price_changed', { data: asked.quote });
    try {
      return await transact(context, async tx => {
        const before = await asSeen(tx, context, id, seen, seenOffer);
        const isOther = mayMove(roomRequestMoves, 'replace', before.status);
        // guard: room-requests.test.ts
        if (!isOther && !mayMove(roomRequestMoves, 'offer', before.status)) throw new ApiFailure('move_not_allowed');
        if (isOther) await dropOffer(tx, context, before, 'Предложение заменено');
        const booking = await holdForOffer(tx, context, asked, {
          roomId,
          userId: before.userId,
          guests: before.guests,
          purpose: before.purpose,
          keepHours,
          price,
          isOther,
        });
        const reason = price === quoted ? '' : priceReason;
        await store.addOffer(tx, {
          bookingId: booking.id,
          requestId: id,
          quoted,
          price,
          priceReason: reason,
          comment,
          createdBy: actorOf(context).userId,
          createdAt: now,
        });
        const after = await store.changeRequest(tx, id, {
          status: roomRequestStatus.offered,
          bookingId: booking.id,
          updatedAt: now,
        });
        await writeAudit(tx, context, offerRoom.id, {
          subject,
          subjectId: id,
          before: { roomRequestStatus: before.status },
          after: {
            roomRequestStatus: after.status,
            runs: runsOf(booking.hours),
            ...(roomId === before.roomId ? {} : { roomId }),
            price,
            ...(reason === '' ? {} : { priceReason: reason }),
          },
        });
        tellChanged(tx, now, after);
        return {
          id: booking.id,
          message: { orderId: booking.id, expiresAt: (booking.payUntil ?? now).toISOString() },
        };
      });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'slot_taken') throw error;
      // The taken hours and the alternatives are looked up after the rollback.
      throw failure(offerRoom, 'slot_taken', { data: await insteadOfOffer(context.db, roomId, asked) });
    }
  }),

  handle(withdrawRoomOffer, ({ id, body: { seen, seenOffer, rejectionReason = '' } }, context) =>
    transact(context, async tx => {
      const before = await asSeen(tx, context, id, seen, seenOffer);
      if (!mayMove(roomRequestMoves, 'takeBack', before.status)) throw new ApiFailure('move_not_allowed');
      const { roomName: room, hours } = await dropOffer(tx, context, before, rejectionReason);
      const after = await store.changeRequest(tx, id, {
        status: roomRequestStatus.waiting,
        bookingId: null,
        updatedAt: context.now,
      });
      await tell(tx, context, {
        event: 'roomRequest.offerWithdrawn',
        to: await reachOf(tx, after.userId),
        about: { room, hours, reason: rejectionReason },
      });
      await writeAudit(tx, context, withdrawRoomOffer.id, {
        subject,
        subjectId: id,
        before: { roomRequestStatus: before.status },
        after: { roomRequestStatus: after.status, rejectionReason },
      });
      tellChanged(tx, context.now, after);
      return { message: { success: true } };
    }),
  ),

  handle(declineRoomRequest, ({ id, body: { seen, rejectionReason = '' } }, context) =>
    transact(context, async tx => {
      const before = await asSeen(tx, context, id, seen);
      // guard: room-requests.test.ts
      if (!mayMove(roomRequestMoves, 'decline', before.status)) throw new ApiFailure('move_not_allowed');
      const after = await store.changeRequest(tx, id, {
        status: roomRequestStatus.declined,
        rejectionReason,
        updatedAt: context.now,
      });
      await tell(tx, context, {
        event: 'roomRequest.declined',
        to: await reachOf(tx, after.userId),
        about: {
          room: (await roomById(tx, after.roomId))?.name ?? '',
          startsAt: after.startsAt,
          reason: rejectionReason,
        },
      });
      await writeAudit(tx, context, declineRoomRequest.id, {
        subject,
        subjectId: id,
        before: { roomRequestStatus: before.status },
        after: { roomRequestStatus: after.status, rejectionReason },
      });
      tellChanged(tx, context.now, after);
      return { message: { success: true } };
    }),
  ),
];
