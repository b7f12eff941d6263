import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { booking } from '../bookings.table.ts';
import { bookingMove } from '../move/bookings.move.table.ts';

const { awaitingPayment, processing } = bookingStatus;

/**
 * How many unpaid holds a person has now, including unpaid moves. The person's account is locked, so that two
 * concurrent requests cannot both use the last allowed hold.
 */
export async function liveHolds(tx: Db, userId: number, now: Date, exceptId = 0): Promise<number> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  const [row] = await tx
    .select({ holds: count() })
    .from(booking)
    .where(
      // guard: server/src/areas/payments/payments.test.ts, server/src/areas/payments/payments.refunds.test.ts
      and(
        eq(booking.userId, userId),
        inArray(booking.status, [awaitingPayment, processing]),
        gt(booking.expiresAt, now),
      ),
    );
  const [moving] = await tx
    .select({ moves: count() })
    .from(bookingMove)
    .innerJoin(booking, eq(booking.id, bookingMove.bookingId))
    .where(
      and(
        eq(booking.userId, userId),
        eq(bookingMove.state, 'open'),
        gt(bookingMove.expiresAt, now),
        ne(booking.id, exceptId),
      ),
    );
  return (row?.holds ?? 0) + (moving?.moves ?? 0);
}
