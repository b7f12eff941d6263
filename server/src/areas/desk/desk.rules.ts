import type { Permission } from '@venue/sdk';
import type { DeskBooking } from '@venue/sdk/desk/model';
import { awaitsPrice } from '../bookings/bookings.discount.service.ts';
import type { BookingRow } from '../bookings/bookings.store.ts';
import { restOf } from '../bookings/deposit/bookings.deposit.store.ts';
import { mayArrive, maySendLink } from '../bookings/desk/bookings.desk.service.ts';
import { mayMoveBooking } from '../bookings/move/bookings.move-policies.service.ts';

/** What this person may do with a booking at the desk now. */
export function deskMay(
  row: BookingRow,
  { due, owed, sbpMost }: { due: number; owed: number; sbpMost: number },
  permissions: ReadonlySet<Permission>,
  now: Date,
): DeskBooking['can'] {
  const [manages, takesMoney] = [permissions.has('desk.manage'), permissions.has('desk.cash')];
  const can: DeskBooking['can'] = [];
  if (takesMoney && due > 0) can.push('pay');
  if (takesMoney && due > 0 && due <= sbpMost && (maySendLink(row, now) || restOf(row) > 0)) can.push('sbp');
  if (takesMoney && owed > 0) can.push('giveBack');
  if (manages && maySendLink(row, now)) can.push('sendLink', 'invoice');
  if (manages && awaitsPrice(row, now)) can.push('promo');
  if (manages && mayMoveBooking(row, now)) can.push('move');
  if (manages && mayArrive(row, now, 'came')) can.push('arrive');
  return can;
}
