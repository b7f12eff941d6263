import { actionsFrom, runsOf } from '@venue/sdk';
import {
  type AdminRoomRequest,
  type AdminRoomRequestCard,
  type RoomRequest,
  type RoomRequestStatus,
  roomRequestMoves,
  roomRequestStatus,
} from '@venue/sdk/room-requests/model';
import { staffName } from '../accounts/accounts.store.ts';
import { type BookingRow, bookingState } from '../bookings/bookings.store.ts';
import { statusOf, termOf } from '../bookings/desk/bookings.desk.service.ts';
import { offerMay } from '../bookings/desk/bookings.offer.service.ts';
import type * as store from './room-requests.store.ts';

type Row = store.RequestDetails;
type Booking = Omit<
  BookingRow,
  'roomName' | 'isInstant' | 'closedWhy' | 'promo' | 'covered' | 'accountPayer' | 'deposit' | 'invoicedUntil'
>;

/** The current status: an expired offer counts as lapsed even before the sweeper has updated it. */
export function statusNow(status: number, booking: Booking | null, now: Date): RoomRequestStatus {
  const isOver =
    status === roomRequestStatus.offered && booking !== null && statusOf(booking, now) === bookingState.cancelled;
  return isOver ? roomRequestStatus.lapsed : (status as RoomRequestStatus);
}

const offerOf = (
  booking: Booking & Pick<BookingRow, 'invoicedUntil'>,
  roomName: string | null,
  comment: string,
  now: Date,
) => ({
  orderId: booking.id,
  roomId: booking.roomId,
  roomName: roomName ?? '',
  start: booking.firstStart.toISOString(),
  end: booking.lastEnd.toISOString(),
  runs: runsOf(booking.hours),
  price: booking.price,
  payUntil: isOpen(booking, now) ? (termOf(booking, now)?.toISOString() ?? null) : null,
  comment,
});

const isOpen = (booking: Booking, now: Date): boolean => {
  const status = statusOf(booking, now);
  return status !== bookingState.cancelled && status !== bookingState.paid;
};

const common = ({ request: row, roomName: name, booking, invoicedUntil, offerRoom, comment }: Row, now: Date) => ({
  roomRequestId: row.id,
  roomRequestStatus: statusNow(row.status, booking, now),
  roomId: row.roomId,
  roomName: name,
  start: row.startsAt.toISOString(),
  end: row.endsAt.toISOString(),
  guests: row.guests,
  purpose: row.purpose,
  contactName: row.contactName,
  rejectionReason: row.rejectionReason || null,
  offer: booking && offerOf({ ...booking, invoicedUntil }, offerRoom, comment ?? '', now),
  createdAt: row.createdAt.toISOString(),
});

/** A request as its customer reads it. */
export function presentMine(row: Row, now: Date): RoomRequest {
  const shown = common(row, now);
  const can: RoomRequest['can'] = actionsFrom(roomRequestMoves, 'customer', shown.roomRequestStatus);
  if (shown.roomRequestStatus === roomRequestStatus.offered && row.booking) {
    const may = offerMay(row.booking, now);
    if (may.includes('pay')) can.push('pay');
    if (may.includes('release')) can.push('refuse');
  }
  return { ...shown, can };
}

/** A request as staff read it. */
export function presentRow(row: Row, manages: boolean, now: Date): AdminRoomRequest {
  const shown = common(row, now);
  const status = shown.roomRequestStatus;
  const can: AdminRoomRequest['can'] = manages ? actionsFrom(roomRequestMoves, 'staff', status) : [];
  if (manages && status === roomRequestStatus.offered) can.push('sendLink');
  return {
    ...shown,
    can,
    userId: row.request.userId,
    userName: row.userName,
    userPhone: row.userPhone,
    accountState: row.accountState,
    updatedAt: row.request.updatedAt.toISOString(),
  };
}

type Offers = Awaited<ReturnType<typeof store.offersOf>>;

export const presentCard = (row: Row, offers: Offers, manages: boolean, now: Date): AdminRoomRequestCard => ({
  ...presentRow(row, manages, now),
  capacity: row.capacity,
  offers: offers.map(({ offer, booking, invoicedUntil, offerRoom, maker }) => ({
    ...offerOf({ ...booking, invoicedUntil }, offerRoom, offer.comment, now),
    quoted: offer.quoted,
    priceReason: offer.priceReason,
    who: staffName(maker, offer.createdBy),
    sentAt: offer.createdAt.toISOString(),
    linkSentAt: booking.linkSentAt?.toISOString() ?? null,
  })),
});
