import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { whole } from '../bookings/bookings.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { roomOffer, roomRequest } from './room-requests.table.ts';

const MOST = 50;

const lastOffers = (tx: Db) =>
  tx
    .select(whole)
    .from(roomOffer)
    .innerJoin(booking, eq(booking.id, roomOffer.bookingId))
    .innerJoin(roomRequest, eq(roomRequest.bookingId, roomOffer.bookingId));

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
