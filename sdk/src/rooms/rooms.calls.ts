import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Id, Instant, message } from '../core/schema/fields.ts';
import { RoomCard, RoomDetail } from './rooms.model.ts';

/** All rooms with their current occupancy, for the map. */
export const listRooms = call({
  id: 'booking.roomsInfo',
  summary: 'List the rooms with their present occupancy',
  method: 'POST',
  path: '/booking/rooms/info',
  access: 'public',
  reply: message(z.object({ rooms: z.array(RoomCard), now: Instant })),
  reads: ['rooms', 'schedule'],
  section: '7 Booking',
});

/** One room with its pictures, tariffs, services and equipment. */
export const getRoom = call({
  id: 'booking.roomInfo',
  summary: 'Read one room with tariffs, services, equipment and pictures',
  method: 'POST',
  path: '/booking/room/info',
  access: 'public',
  body: z.object({ roomId: Id }),
  reply: message(RoomDetail),
  fails: ['not_found'],
  reads: ['rooms', 'schedule'],
  section: '7 Booking',
});
