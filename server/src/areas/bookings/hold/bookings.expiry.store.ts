import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, asc, eq, exists, inArray, lt, lte, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { prepared } from '../../../core/db/prepared.ts';
import { payment } from '../../payments/payments.table.ts';
import { whole } from '../bookings.store.ts';
import { booking } from '../bookings.table.ts';
import { moveEnded, paymentsOfExpiredMoves } from '../move/bookings.move.store.ts';
import { bookingMove } from '../move/bookings.move.table.ts';

const { awaitingPayment, processing } = bookingStatus;

type When = Date | Placeholder;

const holdEnded = (now: When) =>
  and(inArray(booking.status, [awaitingPayment, processing]), lt(booking.expiresAt, now));

/** Open payments of bookings whose hold has expired; their money may still arrive. */
export const paymentsOfExpired = (db: Db, now: When) =>
  db
    .select({ provider: payment.provider, providerId: payment.providerId })
    .from(payment)
    .innerJoin(booking, eq(booking.id, payment.bookingId))
    .where(and(eq(payment.status, 'pending'), lte(booking.expiresAt, now)))
    .limit(50);

/** The same for payments of groups. */
export const paymentsOfExpiredGroups = (db: Db, now: When) =>
  db
    .selectDistinct({ provider: payment.provider, providerId: payment.providerId })
    .from(payment)
    .innerJoin(booking, eq(booking.groupId, payment.bookingGroupId))
    .where(and(eq(payment.status, 'pending'), lte(booking.expiresAt, now)))
    .limit(50);

/** Bookings whose hold has ended; locked, and skipped by other workers. */
export const expiredHolds = (tx: Db, now: Date) =>
  tx
    .select(whole)
    .from(booking)
    .where(holdEnded(now))
    .orderBy(asc(booking.expiresAt))
    .limit(50)
    .for('update', { skipLocked: true });

/** Whether any hold, move or payment above is past its time, by one statement. */
export async function isAnythingOver(db: Db, now: Date): Promise<boolean> {
  const [answer] = await prepared(db, 'anything_over', () => {
    const at = sql.placeholder('now');
    const over = or(
      exists(db.select({ id: booking.id }).from(booking).where(holdEnded(at))),
      exists(db.select({ id: bookingMove.bookingId }).from(bookingMove).where(moveEnded(at))),
      exists(paymentsOfExpired(db, at)),
      exists(paymentsOfExpiredGroups(db, at)),
      exists(paymentsOfExpiredMoves(db, at)),
    );
    return db.select({ over: sql<boolean>`${over}` }).from(sql`(select 1) as once`);
  }).execute({ now });
  return answer?.over === true;
}
