import * as z from 'zod/mini';
import { BookedRun, Guests } from '../bookings/bookings.model.ts';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { canOf } from '../core/schema/moves.ts';
import { requiredName } from '../core/schema/names.ts';
import { required } from '../core/schema/rules.ts';
import { accountState } from '../profile/profile.account.model.ts';

export { requestHours } from './room-requests.hours.ts';

/** Status of a request for a room. What happened to an offer is told by the booking that was made for it. */
export const roomRequestStatus = defineEnum({
  waiting: { id: 1, label: 'Ждёт ответа', tone: 'warn' },
  offered: { id: 2, label: 'Ждёт оплаты', tone: 'warn' },
  booked: { id: 3, label: 'Оплачен', tone: 'good' },
  declined: { id: 4, label: 'Отклонён', tone: 'bad' },
  withdrawn: { id: 5, label: 'Отозван клиентом', tone: 'neutral' },
  lapsed: { id: 6, label: 'Предложение не\u00a0оплачено', tone: 'warn' },
  refused: { id: 7, label: 'Клиент отказался', tone: 'neutral' },
  cancelled: { id: 8, label: 'Бронь отменена', tone: 'bad' },
});
export const RoomRequestStatus = /* @__PURE__ */ schemaOf(roomRequestStatus);
export type RoomRequestStatus = z.output<typeof RoomRequestStatus>;

// A function, so that programs that do not use the moves do not bundle the statuses either.
/* @__NO_SIDE_EFFECTS__ */
const movesBetween = ({
  waiting,
  offered,
  booked,
  declined,
  withdrawn,
  lapsed,
  refused,
  cancelled,
}: typeof roomRequestStatus) =>
  [
    { action: 'offer', from: [waiting, lapsed, refused, cancelled], to: offered, by: ['staff'] },
    // Another offer in place of the one that waits for payment, and no offer any more.
    { action: 'replace', from: [offered], to: offered, by: ['staff'] },
    { action: 'takeBack', from: [offered], to: waiting, by: ['staff'] },
    { action: 'decline', from: [waiting, lapsed, refused, cancelled], to: declined, by: ['staff'] },
    { action: 'change', from: [waiting], to: waiting, by: ['customer'] },
    {
      action: 'withdraw',
      from: [waiting, lapsed, refused, cancelled],
      to: withdrawn,
      by: ['customer'],
      confirm: 'Отозвать запрос? Площадка перестанет подбирать время.',
    },
    // These follow from the booking of the offer.
    { action: 'book', from: [offered, lapsed], to: booked, by: ['server'] },
    { action: 'lapse', from: [offered], to: lapsed, by: ['server'] },
    { action: 'release', from: [offered], to: refused, by: ['server'] },
    { action: 'cancel', from: [booked], to: cancelled, by: ['server'] },
  ] as const satisfies readonly Move<RoomRequestStatus>[];

/** What the venue and the customer may do with a request. */
export const roomRequestMoves = /* @__PURE__ */ movesBetween(roomRequestStatus);

/** How many requests of one person may wait or have an offer at a time. */
export const MOST_ROOM_REQUESTS = 10;

/** For how many hours an offer holds its hours, but not beyond their beginning. */
export const keepHours = defineEnum({
  threeHours: { id: 3, label: '3 часа', tone: 'neutral' },
  day: { id: 24, label: 'Сутки', tone: 'neutral' },
  twoDays: { id: 48, label: '2 дня', tone: 'neutral' },
  threeDays: { id: 72, label: '3 дня', tone: 'neutral' },
  week: { id: 168, label: 'Неделя', tone: 'neutral' },
});

const Hour = checked(z.int(), z.minimum(0), z.maximum(24));

/** Whole hours of one day: from 10 to 13 are three. */
export const wishedTime = { day: InputDay, fromHour: Hour, toHour: Hour } as const;

/** Checks that the end is after the start. */
/* @__NO_SIDE_EFFECTS__ */
export const endsLater = () =>
  z.refine<{ fromHour: number; toHour: number }>(({ fromHour, toHour }) => fromHour < toHour, {
    error: 'Конец раньше начала',
    path: ['toHour'],
  });

/** The fields of a request for a room. */
export const RoomWanted = z
  .object({
    roomId: Id,
    ...wishedTime,
    guests: Guests,
    purpose: required(500),
    contactName: requiredName(200),
  })
  .check(endsLater());
export type RoomWanted = z.output<typeof RoomWanted>;

/** Other hours, guests or purpose of a request. */
export const RoomRequestChange = z.object({ ...wishedTime, guests: Guests, purpose: required(500) }).check(endsLater());

/** The last offer of a request, which is a booking that waits for its payment. */
export const RoomOffer = z.object({
  orderId: Id,
  /** The room that is offered, which may be another one than the wished. */
  roomId: Id,
  roomName: z.string(),
  start: Instant,
  end: Instant,
  /** When it takes place: between `start` and `end` may be hours of others. */
  runs: z.array(BookedRun),
  price: Kopecks,
  /** Until when the hours are held and it may be paid; null once it was paid or has ended. */
  payUntil: z.nullable(Instant),
  comment: z.string(),
});

/** A request for a room as its customer reads it. */
export const RoomRequest = z.object({
  roomRequestId: Id,
  roomRequestStatus: RoomRequestStatus,
  roomId: Id,
  roomName: z.string(),
  start: Instant,
  end: Instant,
  guests: z.int(),
  purpose: z.string(),
  contactName: z.string(),
  /** Why the venue declined it; null unless it did. */
  rejectionReason: z.nullable(z.string()),
  offer: z.nullable(RoomOffer),
  createdAt: Instant,
  can: canOf(roomRequestMoves, ['customer'], 'pay', 'refuse'),
});
export type RoomRequest = z.output<typeof RoomRequest>;

/** The same in the lists of staff. */
export const AdminRoomRequest = z.extend(RoomRequest, {
  userId: Id,
  userName: z.string(),
  userPhone: z.string(),
  accountState: schemaOf(accountState),
  updatedAt: Instant,
  can: canOf(roomRequestMoves, ['staff'], 'sendLink'),
});
export type AdminRoomRequest = z.output<typeof AdminRoomRequest>;

/** An offer as staff made it. */
export const SentOffer = z.extend(RoomOffer, {
  /** The sum of the quote. */
  quoted: Kopecks,
  /** Why the sum differs from the quote; empty when it does not. */
  priceReason: z.string(),
  who: z.string(),
  sentAt: Instant,
  /** When the link was last sent; null if it never was. */
  linkSentAt: z.nullable(Instant),
});

/** A request on the staff's card, with every offer that was made, newest first. */
export const AdminRoomRequestCard = z.extend(AdminRoomRequest, { offers: z.array(SentOffer), capacity: z.int() });
export type AdminRoomRequestCard = z.output<typeof AdminRoomRequestCard>;
