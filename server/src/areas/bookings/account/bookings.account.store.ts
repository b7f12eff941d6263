import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../core/db/database.ts';
import { clientBooking, clientTerms } from '../../client-terms/client-terms.table.ts';
import type { OwnTerms } from './bookings.account.rules.ts';

/** The terms by which a booking was priced. */
export async function termsOfBooking(db: Db, bookingId: number): Promise<OwnTerms | undefined> {
  const [row] = await db
    .select({ discountPercent: clientTerms.discountPercent, ownPrices: clientTerms.ownPrices })
    .from(clientBooking)
    .innerJoin(clientTerms, eq(clientTerms.id, clientBooking.termsId))
    .where(eq(clientBooking.bookingId, bookingId));
  return row;
}

export const addClientBooking = async (tx: Db, values: typeof clientBooking.$inferInsert) =>
  void (await tx.insert(clientBooking).values(values));

const left = sql<number>`coalesce(${clientBooking.sum}, 0) - ${clientBooking.returned}`.mapWith(Number);

/** What an organisation pays for a booking after the month; undefined if it does not. */
export async function chargeOf(db: Db, bookingId: number) {
  const [row] = await db
    .select({ left, invoiceId: clientBooking.invoiceId })
    .from(clientBooking)
    .where(and(eq(clientBooking.bookingId, bookingId), sql`${clientBooking.sum} is not null`));
  return row;
}

/** What may still be taken off before it is in an invoice. */
export async function openCharge(db: Db, bookingId: number): Promise<number> {
  const charge = await chargeOf(db, bookingId);
  return charge && charge.invoiceId === null ? charge.left : 0;
}

/** Takes a part off what an organisation pays; the caller holds the lock of the booking. */
export const takeOff = async (tx: Db, bookingId: number, sum: number) =>
  void (await tx
    .update(clientBooking)
    .set({ returned: sql`${clientBooking.returned} + ${sum}` })
    .where(and(eq(clientBooking.bookingId, bookingId), isNull(clientBooking.invoiceId))));

/** The organisation that pays for a booking after the month, as a column. */
export const accountPayerOf = (bookingId: PgColumn) =>
  sql<string | null>`(select t.customer from client_booking c join client_terms t on t.id = c.terms_id
    where c.booking_id = ${bookingId} and c.sum is not null)`;
