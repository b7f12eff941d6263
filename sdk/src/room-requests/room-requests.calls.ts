import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, message } from '../core/schema/fields.ts';
import { RoomRequest, RoomRequestChange, RoomWanted } from './room-requests.model.ts';

export { roomRequestChanged } from './room-requests.pushes.ts';

/** Requests hours of a room that is booked on request. Staff reply with an offer, or decline. */
export const addRoomRequest = call({
  id: 'roomRequest.add',
  summary: 'Ask for hours of a room that is booked on request',
  method: 'POST',
  path: '/room-requests',
  access: 'customer',
  body: RoomWanted,
  reply: created(),
  fails: ['not_found', 'room_not_requestable', 'slot_invalid', 'room_request_limit', 'booking_blocked'],
  changes: ['room-requests'],
  repeat: 'idempotency-key',
  ours: true,
});

/** The signed-in customer's requests for rooms, newest first, fifty at most. */
export const listMyRoomRequests = call({
  id: 'roomRequest.list',
  summary: 'List my requests for rooms',
  method: 'GET',
  path: '/room-requests',
  access: 'customer',
  reply: message(z.object({ requests: z.array(RoomRequest) })),
  reads: ['room-requests', 'bookings'],
  ours: true,
});

/** Asks for other hours, guests or purpose, as long as staff have not answered. */
export const changeRoomRequest = call({
  id: 'roomRequest.change',
  summary: 'Ask for other hours in my request for a room',
  method: 'POST',
  path: '/room-requests/{id}/change',
  access: 'customer',
  body: RoomRequestChange,
  reply: done,
  fails: ['not_found', 'move_not_allowed', 'room_not_requestable', 'slot_invalid'],
  changes: ['room-requests'],
  repeat: 'safe',
  ours: true,
});

/** Withdraws a request, unless it has an offer that waits for payment. */
export const withdrawRoomRequest = call({
  id: 'roomRequest.withdraw',
  summary: 'Withdraw my request for a room',
  method: 'POST',
  path: '/room-requests/{id}/withdraw',
  access: 'customer',
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['room-requests'],
  repeat: 'idempotency-key',
  ours: true,
});
