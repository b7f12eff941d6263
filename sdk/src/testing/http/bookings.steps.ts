import {
  cancelPaidBooking,
  getBooking,
  getSchedule,
  listMyBookings,
  payEmbedded,
  releaseBooking,
  writeSchedule,
} from '../../bookings/bookings.calls.ts';
import {
  type BookingInfo,
  bookingStatus,
  orderStatusValueOf,
  slotStatus,
  type UserBooking,
} from '../../bookings/bookings.model.ts';
import { endOfHour } from '../../core/format/hours.ts';
import { SAMPLE_NOW } from '../moments.ts';
import { sampleReply } from '../replies.ts';
import { sampleRooms } from '../rooms.ts';
import { minutesLater, numbers, refuse, type Step, step, withRows } from './step.ts';

const { awaitingPayment, paid, cancelled } = bookingStatus;
const PAY_WITHIN = 15;

type Booked = Pick<
  BookingInfo,
  | 'orderId'
  | 'status'
  | 'roomId'
  | 'slots'
  | 'price'
  | 'guests'
  | 'customerComment'
  | 'paidAt'
  | 'cancelledAt'
  | 'refund'
>;

/** From free hours to a paid booking and its cancellation. Payments succeed at once. */
export function bookingSteps(seed: number): Step[] {
  const bookings = new Map<number, Booked>();
  const next = numbers();
  const standing = (roomId: number) =>
    [...bookings.values()].filter(each => each.roomId === roomId && each.status !== cancelled);
  const known = (orderId: number) => bookings.get(orderId);
  const change = (orderId: number, over: Partial<Booked>) => {
    const before = known(orderId);
    if (before) bookings.set(orderId, { ...before, ...over });
  };

  return [
    step(getSchedule, (sample, { body: { roomId } }) => {
      const taken = standing(roomId).flatMap(({ slots, orderId }) => slots.map(slot => ({ slot, orderId })));
      const [model] = sample.message.schedule;
      if (!model) return sample;
      const free = sample.message.schedule.filter(({ start }) => !taken.some(({ slot }) => slot.start === start));
      const own = taken.map(({ slot }) => ({
        ...model,
        ...slot,
        ...{ statusId: slotStatus.busy, why: 'booking' as const, place: null, mine: true },
        ...{ heldUntil: null, orderId: null, technicalReasonId: null, technicalReason: null },
      }));
      const schedule = [...free, ...own].toSorted((one, other) => one.start.localeCompare(other.start));
      return { message: { ...sample.message, schedule } };
    }),

    step(writeSchedule, (sample, { body: { roomId, slots: starts, price, guests, customerComment } }) => {
      const busy = new Set(standing(roomId).flatMap(({ slots }) => slots.map(({ start }) => start)));
      const taken = starts.filter(start => busy.has(start));
      if (taken.length > 0) refuse('slot_taken', { taken, nearest: [] });
      const orderId = next();
      bookings.set(orderId, {
        ...{ orderId, roomId, price, status: awaitingPayment },
        slots: starts.map(start => ({ start, end: endOfHour(start) })),
        ...{ guests: guests ?? null, customerComment: customerComment ?? '' },
        ...{ paidAt: null, cancelledAt: null, refund: null },
      });
      return { id: orderId, message: { ...sample.message, orderId, price, expiresAt: minutesLater(PAY_WITHIN) } };
    }),

    step(getBooking, (sample, { body: { orderId } }) => {
      const own = known(orderId);
      return own ? { message: infoOf(own, sample.message) } : sample;
    }),

    step(listMyBookings, (sample, { body }) => {
      const [model = sampleReply(listMyBookings, seed).items[0]] = sample.items;
      const own = [...bookings.values()].filter(({ status }) => !body?.status || body.status === status).toReversed();
      return model
        ? withRows(
            sample,
            own.map(each => rowOf(each, model)),
          )
        : sample;
    }),

    step(payEmbedded, (sample, { body: { orderId } }) => {
      if (known(orderId) && known(orderId)?.status !== awaitingPayment) refuse('booking_not_payable');
      change(orderId, { status: paid, paidAt: SAMPLE_NOW });
      return { message: { ...sample.message, orderId } };
    }),

    step(releaseBooking, (sample, { body: { orderId } }) => {
      if (known(orderId) && known(orderId)?.status !== awaitingPayment) refuse('booking_not_cancellable');
      change(orderId, { status: cancelled, cancelledAt: SAMPLE_NOW });
      return { message: { ...sample.message, success: true } };
    }),

    step(cancelPaidBooking, (sample, { body: { orderId, refund } }) => {
      const own = known(orderId);
      if (!own) return { message: { ...sample.message, refund } };
      if (own.status !== paid) refuse('booking_not_cancellable');
      if (refund !== own.price) refuse('price_changed', { refund: own.price });
      const returned = { status: 'succeeded' as const, sum: refund, at: SAMPLE_NOW };
      change(orderId, { status: cancelled, cancelledAt: SAMPLE_NOW, refund: returned });
      return { message: { success: true, refund } };
    }),
  ];
}

const roomNameOf = (roomId: number): string => sampleRooms.find(room => room.roomId === roomId)?.name ?? 'Лекторий';
const canOf = (status: Booked['status']): BookingInfo['can'] =>
  status === awaitingPayment ? ['pay', 'release'] : status === paid ? ['receipt', 'cancel'] : [];

/** What a booking's page and its row say alike. */
const sharedOf = ({ status, roomId, slots, price, refund }: Booked) => ({
  ...{ status, roomId, slots, price, refund, group: null, closed: null, accountPayer: null, rejectionReason: null },
  orderStatusValue: orderStatusValueOf(status),
  roomName: roomNameOf(roomId),
  lines: [
    {
      ...{ kind: 'tariff' as const, id: 1, title: 'Аренда', unit: 'hour' as const, quantity: slots.length },
      ...{ unitPrice: Math.round(price / slots.length), sum: price },
    },
  ],
  expiresAt: status === awaitingPayment ? minutesLater(PAY_WITHIN) : null,
  refundIfCancelled: status === paid ? price : 0,
  can: canOf(status),
});

const infoOf = (own: Booked, sample: BookingInfo): BookingInfo => ({
  ...sample,
  ...sharedOf(own),
  ...{ orderId: own.orderId, guests: own.guests, customerComment: own.customerComment },
  ...{ promo: null, move: null, paidAt: own.paidAt, cancelledAt: own.cancelledAt, createdAt: SAMPLE_NOW },
  vat: Math.round((own.price * sample.vatPercent) / (100 + sample.vatPercent)),
  toPay: own.status === awaitingPayment ? own.price : 0,
});

const rowOf = (own: Booked, sample: UserBooking): UserBooking => ({
  ...sample,
  ...sharedOf(own),
  id: own.orderId,
  start: own.slots[0]?.start ?? sample.start,
  end: own.slots.at(-1)?.end ?? sample.end,
  hours: own.slots.length,
});
