import * as z from 'zod/mini';
import { Quote, TakenHours } from '../bookings/bookings.model.ts';
import { call } from '../core/schema/call.ts';
import { checked } from '../core/schema/checked.ts';
import { basedOn, decision, decisionFails } from '../core/schema/decision.ts';
import { schemaOf } from '../core/schema/enums.ts';
import {
  created,
  done,
  Id,
  Instant,
  Kopecks,
  message,
  Price,
  page,
  pageQuery,
  QueryInt,
} from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import {
  AdminRoomRequest,
  AdminRoomRequestCard,
  endsLater,
  keepHours,
  RoomRequestStatus,
  roomRequestStatus,
  wishedTime,
} from './room-requests.model.ts';

export const roomRequestSorts = ['roomRequestId', 'roomRequestStatus', 'start', 'createdAt', 'updatedAt'] as const;

/** A page of all requests for rooms; `search` looks at number, names and phone. */
export const listRoomRequests = call({
  id: 'admin.roomRequest.list',
  summary: 'List all requests for rooms',
  method: 'GET',
  path: '/admin/room-requests',
  access: 'bookings.read',
  query: z.extend(pageQuery(roomRequestSorts), {
    status: z.optional(z.pipe(QueryInt, RoomRequestStatus)),
    roomId: z.optional(QueryInt),
    from: z.optional(InputDay),
    to: z.optional(InputDay),
  }),
  reply: page(AdminRoomRequest),
  reads: ['room-requests', 'bookings'],
  ours: true,
});

/** One request for a room, with the offers that were made. */
export const getRoomRequest = call({
  id: 'admin.roomRequest.detail',
  summary: 'Read one request for a room',
  method: 'GET',
  path: '/admin/room-requests/{id}',
  access: 'bookings.read',
  reply: message(AdminRoomRequestCard),
  fails: ['not_found'],
  reads: ['room-requests', 'bookings'],
  ours: true,
});

const Offered = z.object({
  ...wishedTime,
  /** Another room on request than the wished one. */
  roomId: z.optional(Id),
  tariffId: Id,
  serviceIds: checked(z.array(Id), z.maxLength(30)),
  equipmentIds: checked(z.array(Id), z.maxLength(30)),
});
/** The booking of the offer that was on the screen; null if there was none. */
const seenOffer = basedOn(z.nullable(Id));
const pricingFails = ['room_not_requestable', 'tariff_gone', 'slot_invalid'] as const;

/** The price of an offer by the prices of the room, and which of its hours are taken. */
export const quoteRoomOffer = call({
  id: 'admin.roomRequest.quote',
  summary: 'Calculate the price of an offer',
  method: 'POST',
  path: '/admin/room-requests/{id}/quote',
  access: 'desk.manage',
  body: Offered.check(endsLater()),
  reply: message(z.extend(Quote, { taken: z.array(Instant) })),
  fails: ['not_found', ...pricingFails],
  reads: ['prices', 'schedule', 'rooms'],
  ours: true,
});

/**
 * Answers a request with an offer: its hours are held like those of any booking, and the customer gets an SMS with one
 * link that opens the offer without a login and leads to payment. With `roomId` it is for another room on request, which
 * must be big enough for the guests. `quoted` is the quote staff saw; another sum needs a reason. `seen` is the status
 * the request had on their screen, `seenOffer` its offer. An offer that is not paid yet is replaced: its hours are free,
 * also for this one; `move_not_allowed` once its payment has begun.
 */
export const offerRoom = call({
  id: 'admin.roomRequest.offer',
  summary: 'Answer a request for a room with an offer',
  method: 'POST',
  path: '/admin/room-requests/{id}/offer',
  access: 'desk.manage',
  body: z
    .extend(Offered, {
      seen: RoomRequestStatus,
      seenOffer,
      quoted: Kopecks,
      price: checked(Price, z.positive('Сумма должна быть больше нуля')),
      priceReason: checked(z.string(), z.trim(), z.maxLength(300)),
      keepHours: schemaOf(keepHours),
      comment: checked(z.string(), z.trim(), z.maxLength(500)),
    })
    .check(
      endsLater(),
      z.refine(({ price, quoted, priceReason }) => price === quoted || priceReason !== '', {
        error: 'Напишите, почему сумма другая',
        path: ['priceReason'],
      }),
    ),
  reply: created(z.object({ orderId: Id, expiresAt: Instant })),
  fails: [...decisionFails, ...pricingFails, 'booking_blocked', { slot_taken: TakenHours, price_changed: Quote }],
  changes: ['room-requests', 'schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Takes an unpaid offer back, with a reason that its customer reads: the hours are free, and the request waits for an
 * answer again. `move_not_allowed` once its payment has begun.
 */
export const withdrawRoomOffer = call({
  id: 'admin.roomRequest.offerWithdraw',
  summary: 'Withdraw the offer of a request for a room',
  method: 'POST',
  path: '/admin/room-requests/{id}/withdraw-offer',
  access: 'desk.manage',
  body: decision(RoomRequestStatus, [roomRequestStatus.waiting], [roomRequestStatus.waiting], { seenOffer }),
  reply: done,
  fails: decisionFails,
  changes: ['room-requests', 'schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Declines a request, with a reason that its customer reads. */
export const declineRoomRequest = call({
  id: 'admin.roomRequest.decline',
  summary: 'Decline a request for a room',
  method: 'POST',
  path: '/admin/room-requests/{id}/decline',
  access: 'desk.manage',
  body: decision(RoomRequestStatus, [roomRequestStatus.declined], [roomRequestStatus.declined]),
  reply: done,
  fails: decisionFails,
  changes: ['room-requests'],
  repeat: 'idempotency-key',
  ours: true,
});
