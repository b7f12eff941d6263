import { bookingStatus } from '@venue/sdk/bookings/model';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { whole } from '../bookings/bookings.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { roomOffer, roomRequest } from './room-requests.table.ts';

const MOST = 50;
const HOUR_MS = 3_600_000;
/** How long before its end an offer is spoken of again. */
const AHEAD_MS = 3 * HOUR_MS;

const lastOffers = (tx: Db) =>
  tx
    .select(whole)
    .from(roomOffer)
    .innerJoin(booking, eq(booking.id, roomOffer.bookingId))
    .innerJoin(roomRequest, eq(roomRequest.bookingId, roomOffer.bookingId));

/**
 * Unpaid offers whose term is about to end, marked as warned about; those that were made for a few hours only are left
 * out. Their rows and bookings are locked, and other workers skip them.
 */
export async function claimRunningOut(tx: Db, now: Date) {
  const rows = await lastOffers(tx)
    .where(
      // guard: room-requests.test.ts
      and(
        eq(roomRequest.status, roomRequestStatus.offered),
        eq(booking.status, bookingStatus.awaitingPayment),
        isNull(roomOffer.warnedAt),
        gt(booking.payUntil, now),
        lte(booking.payUntil, new Date(now.getTime() + AHEAD_MS)),
        sql`${booking.payUntil} - ${roomOffer.createdAt} >= interval '12 hours'`,
      ),
    )
    .orderBy(asc(roomOffer.bookingId))
    .limit(MOST)
    .for('update', { of: [roomOffer, booking], skipLocked: true });
  await mark(tx, rows, { warnedAt: now });
  return rows;
}

/** The last offers of requests that lapsed, marked as told about. */
export async function claimLapsed(tx: Db, now: Date) {
  const rows = await lastOffers(tx)
    .where(and(eq(roomRequest.status, roomRequestStatus.lapsed), isNull(roomOffer.toldAt)))
    .orderBy(asc(roomOffer.bookingId))
    .limit(MOST)
    .for('update', { of: roomOffer, skipLocked: true });
  await mark(tx, rows, { toldAt: now });
  return rows;
}

async function mark(
  tx: Db,
  rows: readonly { readonly id: number }[],
  values: Partial<typeof roomOffer.$inferInsert>,
): Promise<void> {
  const ids = rows.map(each => each.id);
  if (ids.length > 0) await tx.update(roomOffer).set(values).where(inArray(roomOffer.bookingId, ids));
}
