import { bookingStatus } from '@venue/sdk/bookings/model';
import { waitStatus } from '@venue/sdk/waitlist/model';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { whole } from '../bookings/bookings.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { invoicedUntil } from '../bookings/bookings.term.store.ts';
import { roomWait } from './waitlist.table.ts';

const MOST = 50;
const MINUTE = 60_000;
/** How long before the end of its term somebody is reminded of the hours held for them. */
const AHEAD_MS = 15 * MINUTE;
/** What ended longer ago is not news. */
const RECENT_MS = 24 * 60 * MINUTE;

const offers = (tx: Db) => tx.select(whole).from(roomWait).innerJoin(booking, eq(booking.id, roomWait.bookingId));

/**
 * Unpaid hours held for those who waited, whose term is about to end, marked as warned about; short terms are left out,
 * and those that wait for an invoice, which has reminders of its own.
 * Their rows are locked, and other workers skip them.
 */
export async function claimRunningOut(tx: Db, now: Date) {
  const rows = await offers(tx)
    .where(
      // guard: waitlist.told.test.ts
      and(
        eq(roomWait.status, waitStatus.held),
        eq(booking.status, bookingStatus.awaitingPayment),
        isNull(roomWait.warnedAt),
        isNull(invoicedUntil),
        gt(booking.payUntil, now),
        lte(booking.payUntil, new Date(now.getTime() + AHEAD_MS)),
        sql`${booking.payUntil} - ${booking.createdAt} >= interval '30 minutes'`,
      ),
    )
    .orderBy(asc(roomWait.id))
    .limit(MOST)
    .for('update', { of: [roomWait, booking], skipLocked: true });
  await mark(tx, rows, { warnedAt: now });
  return rows;
}

/** Hours that were held for those who waited and were not paid in time, marked as told about. */
export async function claimMissed(tx: Db, now: Date) {
  const rows = await offers(tx)
    .where(
      and(
        eq(roomWait.status, waitStatus.missed),
        isNull(roomWait.toldAt),
        gt(roomWait.updatedAt, new Date(now.getTime() - RECENT_MS)),
      ),
    )
    .orderBy(asc(roomWait.id))
    .limit(MOST)
    .for('update', { of: roomWait, skipLocked: true });
  await mark(tx, rows, { toldAt: now });
  return rows;
}

async function mark(
  tx: Db,
  rows: readonly { readonly id: number }[],
  values: Partial<typeof roomWait.$inferInsert>,
): Promise<void> {
  const ids = rows.map(each => each.id);
  if (ids.length > 0) await tx.update(roomWait).set(values).where(inArray(roomWait.bookingId, ids));
}
