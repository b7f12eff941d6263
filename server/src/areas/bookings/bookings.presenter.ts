import { addDays, dayOf, hourOf, momentOf, runsOf } from '@venue/sdk';
import {
  type AdminBooking,
  type BookingInfo,
  bookingStatus,
  EXPIRED_REASON,
  orderStatusValueOf,
  type Slot,
  slotColours,
  slotStatus,
  type UserBooking,
} from '@venue/sdk/bookings/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { daysFrom, isWithin, type Opening, openOn, widest } from '@venue/sdk/rooms/model';
import { isoOfText } from '../../core/db/columns.ts';
import type { RefundRow } from '../payments/payments.store.ts';
import { dueOf } from './bookings.due.rules.ts';
import type { ListedBooking } from './bookings.list.store.ts';
import {
  type Buffers,
  customerMay,
  endOf,
  isCramped,
  mayPayMove,
  refundFor,
  statusAt,
  unpaidOf,
} from './bookings.rules.ts';
import type { BookingRow, takenHours } from './bookings.store.ts';
import { termOf } from './bookings.term.rules.ts';
import type { BookingMoveRow } from './move/bookings.move.store.ts';

export const iso = (at: Date | null): string | null => (at ? at.toISOString() : null);

export const presentHours = (hours: readonly Date[]) =>
  hours.map(start => ({ start: start.toISOString(), end: endOf(start).toISOString() }));

export const presentRefund = (row: RefundRow | undefined) =>
  row ? { status: row.status, sum: row.sum, at: (row.settledAt ?? row.createdAt).toISOString() } : null;

// If only the effective status is cancelled, the hold has expired. A booking released by its owner has no reason.
const cancelledReason = (row: Pick<BookingRow, 'status' | 'expiresAt' | 'rejectionReason'>, now: Date): string | null =>
  row.rejectionReason ?? (statusAt(row, now) === row.status ? null : EXPIRED_REASON);

export function presentBooking(
  row: BookingRow,
  refund: RefundRow | undefined,
  now: Date,
  move?: BookingMoveRow,
  group: BookingInfo['group'] = null,
): BookingInfo {
  const status = statusAt(row, now);
  const toPay = status === bookingStatus.paid && move !== undefined && mayPayMove(move, now);
  const can = [...customerMay(row, now), ...(toPay ? (['pay'] as const) : [])];
  return {
    orderId: row.id,
    status,
    orderStatusValue: orderStatusValueOf(status),
    roomId: row.roomId,
    roomName: row.roomName,
    tariff: row.tariffTitle,
    slots: presentHours(row.hours),
    guests: row.guests,
    customerComment: row.customerComment,
    promo: row.promo,
    toPay: dueOf(row),
    lines: row.lines,
    price: row.price,
    vat: row.vat,
    vatPercent: row.vatPercent,
    createdAt: row.createdAt.toISOString(),
    expiresAt: iso(row.expiresAt && termOf(row, now)),
    paidAt: iso(row.paidAt),
    cancelledAt: iso(row.cancelledAt),
    rejectionReason: cancelledReason(row, now),
    refund: presentRefund(refund),
    refundIfCancelled: can.includes('cancel') ? refundFor(row, now) : 0,
    accountPayer: row.accountPayer,
    closed: status !== bookingStatus.cancelled && row.firstStart > now ? row.closedWhy : null,
    move: move && move.expiresAt > now ? presentMove(move) : null,
    group,
    can,
    now: now.toISOString(),
  };
}

/** The bookings that were made together; `toPay` is what one payment of them would be now. */
export function presentGroup(parts: readonly BookingRow[], now: Date): BookingInfo['group'] {
  const groupId = parts[0]?.groupId;
  if (!groupId) return null;
  return {
    groupId,
    toPay: unpaidOf(parts, now).reduce((sum, row) => sum + dueOf(row), 0),
    parts: parts.map(row => ({
      orderId: row.id,
      status: statusAt(row, now),
      roomName: row.roomName,
      slots: presentHours(row.hours),
      price: row.price,
    })),
  };
}

const presentMove = ({ hours, price, due, payUntil }: BookingMoveRow): BookingInfo['move'] => ({
  slots: presentHours(hours),
  price,
  due,
  expiresAt: payUntil.toISOString(),
});

export function presentUserBooking(
  row: BookingRow,
  refund: RefundRow | undefined,
  now: Date,
  { move, count = 0 }: { move?: BookingMoveRow | undefined; count?: number | undefined } = {},
): UserBooking {
  const { status, orderStatusValue, rejectionReason, refundIfCancelled, closed, can } = presentBooking(
    row,
    refund,
    now,
    move,
  );
  return {
    id: row.id,
    status,
    orderStatusValue,
    rejectionReason,
    roomId: row.roomId,
    roomName: row.roomName,
    start: row.firstStart.toISOString(),
    end: row.lastEnd.toISOString(),
    hours: row.hours.length,
    slots: presentHours(row.hours),
    lines: row.lines,
    price: row.price,
    expiresAt: iso(row.expiresAt && termOf(row, now)),
    refund: presentRefund(refund),
    refundIfCancelled,
    accountPayer: row.accountPayer,
    closed,
    group: row.groupId === null ? null : { groupId: row.groupId, count },
    can,
  };
}

/** A row of the staff's grid. */
export function presentListedBooking(row: ListedBooking, now: Date): AdminBooking {
  const state = {
    status: row.status,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    rejectionReason: row.rejection_reason,
  };
  return {
    orderId: row.id,
    status: statusAt(state, now),
    roomId: row.room_id,
    roomName: row.room_name,
    userId: row.user_id,
    customer: row.customer,
    phone: row.phone,
    accountState: row.account_state,
    tariff: row.tariff_title,
    start: isoOfText(row.starts_at),
    end: isoOfText(row.ends_at),
    runs: runsOf(row.hours),
    hours: row.hour_count,
    price: row.price,
    createdAt: isoOfText(row.created_at),
    paidAt: row.paid_at === null ? null : isoOfText(row.paid_at),
    rejectionReason: cancelledReason(state, now),
  };
}

type Person = {
  userId: number;
  lastname: string;
  name: string;
  middlename: string;
  phone: string;
  accountState: AccountState;
};

export const presentAdminBooking = (row: BookingRow & Person, now: Date): AdminBooking => ({
  orderId: row.id,
  status: statusAt(row, now),
  roomId: row.roomId,
  roomName: row.roomName,
  userId: row.userId,
  customer: [row.lastname, row.name, row.middlename].filter(Boolean).join(' '),
  phone: row.phone,
  accountState: row.accountState,
  tariff: row.tariffTitle,
  start: row.firstStart.toISOString(),
  end: row.lastEnd.toISOString(),
  runs: runsOf(row.hours),
  hours: row.hours.length,
  price: row.price,
  createdAt: row.createdAt.toISOString(),
  paidAt: iso(row.paidAt),
  rejectionReason: cancelledReason(row, now),
});

type TakenHour = Awaited<ReturnType<typeof takenHours>>[number];

interface Reader {
  readonly userId: number | undefined;
  readonly staff: boolean;
  readonly now: Date;
  readonly openDays: number;
  readonly opening: Opening;
  readonly buffers: Buffers;
}

/**
 * Every hour of some days from the earliest to the latest at which the room is open, or booked: free, busy or
 * unavailable. What takes an hour is told to staff only.
 */
export function presentSchedule(
  { from, days }: { from: string; days: number },
  taken: readonly TakenHour[],
  reader: Reader,
): Slot[] {
  const byStart = new Map(taken.map(each => [each.startsAt.getTime(), each]));
  const shown = daysFrom(from, days);
  const open = shown.map(day => openOn(reader.opening, day));
  // An order made before the hours were changed is still seen.
  const booked = taken
    .filter(({ kind }) => kind === 'hold' || kind === 'booking')
    .map(({ startsAt }) => hourOf(startsAt));
  const rows = widest([...open, ...booked.map(hour => ({ from: hour, to: hour + 1 }))]);
  if (!rows) return [];
  const times = new Set(byStart.keys());
  const lastDay = addDays(dayOf(reader.now), reader.openDays);
  return shown.flatMap((day, index) =>
    Array.from({ length: rows.to - rows.from }, (_, row) => {
      const start = momentOf(day, rows.from + row);
      const by = byStart.get(start.getTime());
      const isOpen = isWithin(open[index] ?? null, rows.from + row);
      // Staff may close an hour that has no room for buffers.
      const cramped = !by && !reader.staff && isCramped(start, times, reader);
      const why = whyNot(start, { by, isOpen, cramped, isFar: day > lastDay }, reader.now);
      return presentSlot(start, by, why, reader);
    }),
  );
}

const takenBy = {
  hold: 'booking',
  booking: 'booking',
  technical: 'technical',
  event: 'event',
  buffer: 'buffer',
} as const;

/** Why an hour is not free; the most important reason comes first. */
function whyNot(
  start: Date,
  { by, isOpen, cramped, isFar }: { by: TakenHour | undefined; isOpen: boolean; cramped: boolean; isFar: boolean },
  now: Date,
): Slot['why'] {
  if (by) return by.through === 'own' || by.kind === 'buffer' ? takenBy[by.kind] : by.through;
  if (!isOpen) return 'closed';
  if (start <= now) return 'passed';
  if (isFar) return 'far';
  return cramped ? 'buffer' : null;
}

const busy: readonly Slot['why'][] = ['booking', 'hall', 'part'];

function presentSlot(start: Date, by: TakenHour | undefined, why: Slot['why'], { userId, staff }: Reader): Slot {
  const isOwn = by?.through === 'own' && (by.kind === 'hold' || by.kind === 'booking');
  const mine = isOwn && by.userId !== null && by.userId === userId;
  const statusId = why === null ? null : busy.includes(why) ? slotStatus.busy : slotStatus.unavailable;
  const colour =
    statusId === null
      ? slotColours.free
      : statusId === slotStatus.unavailable
        ? slotColours.unavailable
        : mine
          ? slotColours.confirmed
          : slotColours.busy;
  return {
    start: start.toISOString(),
    end: endOf(start).toISOString(),
    statusId,
    why,
    place: by?.place ?? null,
    colour,
    mine,
    heldUntil: by?.kind === 'hold' ? iso(by.expiresAt) : null,
    orderId: mine || (staff && by?.kind !== 'buffer') ? (by?.bookingId ?? null) : null,
    technicalReasonId: staff ? (by?.technicalReasonId ?? null) : null,
    technicalReason: staff ? (by?.reason ?? null) : null,
  };
}
