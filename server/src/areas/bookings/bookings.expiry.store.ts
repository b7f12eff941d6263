import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { payment } from '../payments/payments.table.ts';
import { whole } from './bookings.store.ts';
import { booking } from './bookings.table.ts';

const { awaitingPayment, processing } = bookingStatus;

/** Open payments of bookings whose hold has expired; their money may still arrive. */
export const paymentsOfExpired = (db: Db, now: Date) =>
  db
    .select({ providerId: payment.providerId })
    .from(payment)
    .innerJoin(booking, eq(booking.id, payment.bookingId))
    .where(and(eq(payment.status, 'pending'), lte(booking.expiresAt, now)))
    .limit(50);

/** The same for payments of groups. */
export const paymentsOfExpiredGroups = (db: Db, now: Date) =>
  db
    .selectDistinct({ providerId: payment.providerId })
    .from(payment)
    .innerJoin(booking, eq(booking.groupId, payment.bookingGroupId))
    .where(and(eq(payment.status, 'pending'), lte(booking.expiresAt, now)))
    .limit(50);

/** Bookings whose hold has ended; locked, and skipped by other workers. */
export const expiredHolds = (tx: Db, now: Date) =>
  tx
    .select(whole)
    .from(booking)
    .where(and(inArray(booking.status, [awaitingPayment, processing]), lt(booking.expiresAt, now)))
    .orderBy(asc(booking.expiresAt))
    .limit(50)
    .for('update', { skipLocked: true });
