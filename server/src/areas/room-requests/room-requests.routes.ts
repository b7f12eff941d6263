import { ApiFailure, mayMove } from '@venue/sdk';
import { addRoomRequest, changeRoomRequest, listMyRoomRequests, withdrawRoomRequest } from '@venue/sdk/room-requests';
import { MOST_ROOM_REQUESTS, roomRequestMoves, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { mustNotBeBlocked } from '../customers/customers.marks.store.ts';
import { presentMine } from './room-requests.presenter.ts';
import { checkedWish, currentStatus, tellChanged } from './room-requests.service.ts';
import * as store from './room-requests.store.ts';

const MOST_SHOWN = 50;

export const roomRequestsRoutes = [
  handle(addRoomRequest, ({ body }, context) => {
    const { now } = context;
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      await mustNotBeBlocked(tx, userId, now);
      const span = await checkedWish(tx, body, context);
      // guard: room-requests.test.ts
      if ((await store.openRequests(tx, userId)) >= MOST_ROOM_REQUESTS) throw new ApiFailure('room_request_limit');
      const row = await store.addRequest(tx, {
        ...span,
        userId,
        roomId: body.roomId,
        guests: body.guests,
        purpose: body.purpose.trim(),
        contactName: body.contactName.trim(),
        status: roomRequestStatus.waiting,
        createdAt: now,
        updatedAt: now,
      });
      tellChanged(tx, now, row);
      return { id: row.id, message: { success: true } };
    });
  }),

  handle(listMyRoomRequests, async (_input, context) => {
    const rows = await store.requestsOf(context.db, actorOf(context).userId, MOST_SHOWN);
    return { message: { requests: rows.map(row => presentMine(row, context.now)) } };
  }),

  handle(changeRoomRequest, ({ id, body }, context) =>
    transact(context, async tx => {
      const row = await store.lockRequest(tx, id);
      if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
      // guard: room-requests.change.test.ts
      if (!mayMove(roomRequestMoves, 'change', await currentStatus(tx, row, context.now)))
        throw new ApiFailure('move_not_allowed');
      const span = await checkedWish(tx, { ...body, roomId: row.roomId }, context);
      await store.changeRequest(tx, id, {
        ...span,
        guests: body.guests,
        purpose: body.purpose.trim(),
        updatedAt: context.now,
      });
      tellChanged(tx, context.now, row);
      return { message: { success: true } };
    }),
  ),

  handle(withdrawRoomRequest, ({ id }, context) =>
    transact(context, async tx => {
      const row = await store.lockRequest(tx, id);
      if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
      if (!mayMove(roomRequestMoves, 'withdraw', await currentStatus(tx, row, context.now)))
        throw new ApiFailure('move_not_allowed');
      await store.changeRequest(tx, id, { status: roomRequestStatus.withdrawn, updatedAt: context.now });
      tellChanged(tx, context.now, row);
      return { message: { success: true } };
    }),
  ),
];
