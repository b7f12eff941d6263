import * as z from 'zod/mini';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { AppliedPromo, Quote, QuoteLine } from './bookings.request.ts';
import { BookedRun } from './bookings.runs.ts';

export { FoundRoom, notFreeReasons, RoomWish, WishedHours } from './bookings.availability.ts';
export { guestLimits, MOST_HOURS, refundSteps, slotColours, slotIds, tooManyGuests } from './bookings.limits.ts';
export { PaidKind } from './bookings.money.ts';
export {
  AppliedPromo,
  BookingHours,
  BookingRequest,
  discountIn,
  fullSumOf,
  isAgreed,
  Quote,
  QuoteLine,
} from './bookings.request.ts';
export { BookedRun } from './bookings.runs.ts';
export { Slot, slotReasons, slotStatus } from './bookings.slots.ts';
export { CustomerComment, Guests } from './bookings.visit.ts';

const settledBooking = {
  paid: { id: 2, label: 'Оплачено', tone: 'good' },
  cancelled: { id: 3, label: 'Отменено', tone: 'bad' },
  processing: { id: 4, label: 'В обработке', tone: 'secondary' },
} as const;

/** Status of a booking, as its customer reads it. */
export const bookingStatus = defineEnum({
  awaitingPayment: { id: 1, label: 'Ждёт оплаты', tone: 'warn' },
  ...settledBooking,
});

/** The same status as staff read it: the specification has a word of their own for a booking that is not paid yet. */
export const staffBookingStatus = defineEnum({
  awaitingPayment: { id: 1, label: 'Временная бронь', tone: 'warn' },
  ...settledBooking,
});

/** The `rejectionReason` of a booking whose hold ran out before it was paid. */
export const EXPIRED_REASON = 'Время на оплату истекло';

export const BookingStatus = schemaOf(bookingStatus);
export type BookingStatus = z.output<typeof BookingStatus>;

/** The order's state as sent in lists. */
export const orderStatusValue = defineEnum({
  process: { id: 'process', label: 'В обработке', tone: 'secondary' },
  paid: { id: 'paid', label: 'Оплачен', tone: 'good' },
  canceled: { id: 'canceled', label: 'Отменён', tone: 'bad' },
});

/** The list value of a status: waiting for payment and processing are both `process`. */
export const orderStatusValueOf = (status: BookingStatus): 'process' | 'paid' | 'canceled' =>
  status === bookingStatus.paid ? 'paid' : status === bookingStatus.cancelled ? 'canceled' : 'process';

/** Which of the requested hours are taken, and the nearest free ones instead. */
export const TakenHours = z.object({ taken: z.array(Instant), nearest: z.array(Instant) });
export type TakenHours = z.output<typeof TakenHours>;

/** The price of a booking at other hours: `due` has to be paid on top of `paid`, or `back` is refunded from it. */
export const MoveQuote = z.extend(Quote, { paid: Kopecks, due: Kopecks, back: Kopecks });
export type MoveQuote = z.output<typeof MoveQuote>;

export const refundStatus = defineEnum({
  requested: { id: 'requested', label: 'Возврат оформляется', tone: 'secondary' },
  succeeded: { id: 'succeeded', label: 'Деньги возвращены', tone: 'good' },
  failed: { id: 'failed', label: 'Возврат не прошёл', tone: 'bad' },
});

/** A payment's state, in the words the payment provider uses for it. */
export const paymentStatus = defineEnum({
  pending: { id: 'pending', label: 'Ждёт оплаты', tone: 'warn' },
  succeeded: { id: 'succeeded', label: 'Оплачено', tone: 'good' },
  canceled: { id: 'canceled', label: 'Не прошла', tone: 'bad' },
});

/** How money for a booking is taken. */
export const paidBy = defineEnum({
  online: { id: 'online', label: 'Онлайн', tone: 'neutral' },
  sbp: { id: 'sbp', label: 'СБП на\u00a0стойке', tone: 'neutral' },
  cash: { id: 'cash', label: 'Наличные на\u00a0стойке', tone: 'neutral' },
  terminal: { id: 'terminal', label: 'Карта на\u00a0стойке', tone: 'neutral' },
  certificate: { id: 'certificate', label: 'Сертификат', tone: 'neutral' },
});

export const Refund = z.object({ status: schemaOf(refundStatus), sum: Kopecks, at: Instant });

export const bookingActions = ['pay', 'release', 'cancel', 'receipt', 'move'] as const;

const Slots = z.array(z.object({ start: Instant, end: Instant }));

/** A move to more expensive hours that waits for its payment; the booking keeps its hours until then. */
const PendingMove = z.object({
  slots: Slots,
  price: Kopecks,
  due: Kopecks,
  /** Until when the new hours are held. */
  expiresAt: Instant,
});

/** The bookings that were made together and are paid at once. */
const BookingGroup = z.object({
  groupId: Id,
  /** What is still to be paid for all of them. */
  toPay: Kopecks,
  parts: z.array(
    z.object({
      orderId: Id,
      status: BookingStatus,
      roomName: z.string(),
      slots: Slots,
      price: Kopecks,
    }),
  ),
});
export type BookingGroup = z.output<typeof BookingGroup>;

/** A booking on its own page. */
export const BookingInfo = z.extend(Quote, {
  orderId: Id,
  status: BookingStatus,
  orderStatusValue: schemaOf(orderStatusValue),
  roomId: Id,
  roomName: z.string(),
  tariff: z.string(),
  slots: Slots,
  /** How many guests will come; null when not stated. */
  guests: z.nullable(z.int()),
  customerComment: z.string(),
  promo: z.nullable(AppliedPromo),
  /** What is to be paid for it by other means than certificates. */
  toPay: Kopecks,
  createdAt: Instant,
  /** Payment deadline, which never moves; null once paid or cancelled. */
  expiresAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  rejectionReason: z.nullable(z.string()),
  refund: z.nullable(Refund),
  /** The refund if it were cancelled now. */
  refundIfCancelled: Kopecks,
  /** The organisation that pays for it after the month; null where it is paid as usual. */
  accountPayer: z.nullable(z.string()),
  /** Why the room is closed at one of its hours to come; null if it is open, or the booking has begun or ended. */
  closed: z.nullable(z.string()),
  move: z.nullable(PendingMove),
  group: z.nullable(BookingGroup),
  /** What the reader may do with it now. */
  can: z.array(z.enum(bookingActions)),
  now: Instant,
});
export type BookingInfo = z.output<typeof BookingInfo>;

/** A booking in its customer's list. */
export const UserBooking = z.object({
  id: Id,
  status: BookingStatus,
  orderStatusValue: schemaOf(orderStatusValue),
  rejectionReason: z.nullable(z.string()),
  roomId: Id,
  roomName: z.string(),
  start: Instant,
  end: Instant,
  hours: z.int(),
  slots: Slots,
  lines: z.array(QuoteLine),
  price: Kopecks,
  expiresAt: z.nullable(Instant),
  refund: z.nullable(Refund),
  refundIfCancelled: Kopecks,
  /** The organisation that pays for it after the month; null where it is paid as usual. */
  accountPayer: z.nullable(z.string()),
  /** Why the room is closed at one of its hours to come; null if it is open, or the booking has begun or ended. */
  closed: z.nullable(z.string()),
  /** How many bookings were made together with it, including itself; null when it was made alone. */
  group: z.nullable(z.object({ groupId: Id, count: z.int() })),
  can: z.array(z.enum(bookingActions)),
});
export type UserBooking = z.output<typeof UserBooking>;

/** A booking in the staff's grid. */
export const AdminBooking = z.object({
  orderId: Id,
  status: BookingStatus,
  roomId: Id,
  roomName: z.string(),
  userId: Id,
  customer: z.string(),
  phone: z.string(),
  /** State of the customer's account. */
  accountState: schemaOf(accountState),
  tariff: z.string(),
  start: Instant,
  end: Instant,
  /** When it takes place: between `start` and `end` may be hours of others. */
  runs: z.array(BookedRun),
  hours: z.int(),
  price: Kopecks,
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  rejectionReason: z.nullable(z.string()),
});
export type AdminBooking = z.output<typeof AdminBooking>;

/** Whether the guests of a booking came. */
export const arrivals = ['came', 'absent'] as const;

export const HistoryEntry = z.object({ at: Instant, who: z.string(), what: z.string() });

/** A booking on the staff's card. */
export const AdminBookingCard = z.extend(z.merge(AdminBooking, Quote), {
  email: z.string(),
  slots: Slots,
  /** How many guests will come; null when not stated. */
  guests: z.nullable(z.int()),
  /** The customer's comment for staff. */
  customerComment: z.string(),
  promo: z.nullable(AppliedPromo),
  /** Until when unpaid hours are held; a payment in progress extends it. Null once paid or cancelled. */
  expiresAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  refund: z.nullable(Refund),
  payments: z.array(
    z.object({
      id: z.string(),
      status: schemaOf(paymentStatus),
      sum: Kopecks,
      at: Instant,
      /** How the money was taken: through the provider, or at the desk. */
      by: schemaOf(paidBy),
    }),
  ),
  history: z.array(HistoryEntry),
  group: z.nullable(BookingGroup),
  /** What staff may return when they cancel it: by the customer's terms, or all. Null where nothing was paid. */
  cancelRefund: z.nullable(z.object({ byTerms: Kopecks, whole: Kopecks })),
  /** `retryRefund` is offered when its refund was refused. */
  can: z.array(z.enum(['cancel', 'retryRefund'])),
  now: Instant,
});
export type AdminBookingCard = z.output<typeof AdminBookingCard>;

// A function, so that programs that do not use the moves do not bundle the statuses either.
/* @__NO_SIDE_EFFECTS__ */
const movesBetween = ({ awaitingPayment, paid, cancelled, processing }: typeof bookingStatus) =>
  [
    { action: 'startPayment', from: [awaitingPayment, processing], to: processing, by: ['customer'] },
    { action: 'declinePayment', from: [processing], to: awaitingPayment, by: ['server'] },
    { action: 'receivePayment', from: [awaitingPayment, processing, cancelled], to: paid, by: ['server'] },
    {
      action: 'release',
      from: [awaitingPayment, processing],
      to: cancelled,
      by: ['customer', 'server'],
      confirm: 'Снять бронь? Часы снова станут свободны.',
    },
    {
      action: 'cancelPaid',
      from: [paid],
      to: cancelled,
      by: ['customer'],
      confirm: 'Вы уверены, что хотите отменить бронирование?',
    },
    { action: 'cancelByStaff', from: [awaitingPayment, paid, processing], to: cancelled, by: ['staff'] },
  ] as const satisfies readonly Move<BookingStatus>[];

/** The moves a booking may make. A late payment makes a cancelled booking paid again if its hours are still free. */
export const bookingMoves = /* @__PURE__ */ movesBetween(bookingStatus);

export const refundTerms =
  'Отмена не позднее чем за 24 часа до начала — вернём всю сумму, позже — половину. Если это время закроем мы — всю сумму и\u00a0позже. После начала брони отменить её нельзя.';

/** A customer may move a paid booking as long as cancelling it would cost nothing. */
export const moveTerms =
  'Перенести оплаченную бронь можно не\u00a0позднее чем за\u00a024\u00a0часа до\u00a0начала, а\u00a0если это время закроем мы\u00a0— до\u00a0самого начала.';
