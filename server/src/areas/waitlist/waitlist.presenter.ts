import { runsOf } from '@venue/sdk';
import { type DeskWait, type Wait, type WaitStatus, waitStatus } from '@venue/sdk/waitlist/model';
import { bookingState } from '../bookings/bookings.store.ts';
import { statusOf, termOf } from '../bookings/desk/bookings.desk.service.ts';
import { offerMay } from '../bookings/desk/bookings.offer.service.ts';
import type { WholeWait } from './waitlist.store.ts';

/** The current status: an expired hold counts as missed even before the sweeper has updated it. */
function statusNow({ wait, booking }: WholeWait, now: Date): WaitStatus {
  const isOver =
    wait.status === waitStatus.held && booking !== null && statusOf(booking, now) === bookingState.cancelled;
  return isOver ? waitStatus.missed : (wait.status as WaitStatus);
}

function common(row: WholeWait, now: Date) {
  const { wait, booking, invoicedUntil, roomName, ahead, isBehind } = row;
  const status = statusNow(row, now);
  return {
    waitId: wait.id,
    waitStatus: status,
    roomId: wait.roomId,
    roomName,
    day: wait.day,
    fromHour: wait.fromHour,
    toHour: wait.toHour,
    hours: wait.hours,
    ahead: status === waitStatus.waiting ? ahead : null,
    isBehind: status === waitStatus.waiting && isBehind,
    offer: booking && {
      orderId: booking.id,
      start: booking.firstStart.toISOString(),
      end: booking.lastEnd.toISOString(),
      runs: runsOf(booking.hours),
      price: booking.price,
      payUntil: status === waitStatus.held ? (termOf({ ...booking, invoicedUntil }, now)?.toISOString() ?? null) : null,
    },
    createdAt: wait.createdAt.toISOString(),
  };
}

/** A place in a line as its customer reads it. */
export function presentWait(row: WholeWait, now: Date): Wait {
  const shown = common(row, now);
  const can: Wait['can'] = [];
  if (shown.waitStatus === waitStatus.waiting) can.push('change', 'leave');
  if (shown.waitStatus === waitStatus.held && row.booking) {
    const may = offerMay(row.booking, now);
    if (may.includes('pay')) can.push('pay');
    if (may.includes('release')) can.push('refuse');
  }
  return { ...shown, can };
}

export const presentDeskWait = (row: WholeWait, now: Date): DeskWait => ({
  ...common(row, now),
  userId: row.wait.userId,
  userName: row.userName,
  userPhone: row.userPhone,
  accountState: row.accountState,
  lapses: row.lapses,
});
