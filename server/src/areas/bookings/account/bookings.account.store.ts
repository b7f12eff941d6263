import { OwnPrice } from '@venue/sdk/client-terms/model';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../core/db/database.ts';
import type { OwnTerms } from './bookings.account.rules.ts';

// The terms of organisations belong to an area above this one, so its tables are named here without being imported.

const Terms = z.array(z.object({ discountPercent: z.int(), ownPrices: z.array(OwnPrice) }));

/** The terms by which a booking was priced. */
export async function termsOfBooking(db: Db, bookingId: number): Promise<OwnTerms | undefined> {
  const { rows } = await db.execute(sql`
    select t.discount_percent as "discountPercent", t.own_prices as "ownPrices"
    from client_booking c join client_terms t on t.id = c.terms_id where c.booking_id = ${bookingId}`);
  return z.parse(Terms, rows)[0];
}

interface ClientBooking {
  readonly bookingId: number;
  readonly termsId: number;
  /** What is paid after the month; null where only the price is the organisation's own. */
  readonly sum: number | null;
  readonly createdAt: Date;
}

export const addClientBooking = (tx: Db, { bookingId, termsId, sum, createdAt }: ClientBooking) =>
  tx.execute(sql`
    insert into client_booking (booking_id, terms_id, sum, created_at)
    values (${bookingId}, ${termsId}, ${sum}, ${createdAt.toISOString()})`);

async function chargeWhere(db: Db, bookingId: number, condition: SQL): Promise<number | undefined> {
  const { rows } = await db.execute(sql`
    select sum - returned as charge from client_booking
    where booking_id = ${bookingId} and sum is not null and ${condition}`);
  return rows[0] && Number(rows[0].charge);
}

/** Whether an organisation pays for a booking after the month. */
export const isOnAccount = async (db: Db, bookingId: number): Promise<boolean> =>
  (await chargeWhere(db, bookingId, sql`true`)) !== undefined;

/** What an organisation pays for a booking, as long as it is in no invoice. */
export const openCharge = async (db: Db, bookingId: number): Promise<number> =>
  (await chargeWhere(db, bookingId, sql`invoice_id is null`)) ?? 0;

/** Takes a part off what an organisation pays; the caller holds the lock of the booking. */
export const takeOff = (tx: Db, bookingId: number, sum: number) =>
  tx.execute(sql`
    update client_booking set returned = returned + ${sum} where booking_id = ${bookingId} and invoice_id is null`);

/**
 * The organisation that pays for a booking after the month, as a column. Its names are qualified, because drizzle
 * qualifies none in one table.
 */
export const accountPayer = sql<string | null>`(
  select terms.customer from client_booking own join client_terms terms on terms.id = own.terms_id
  where own.booking_id = booking.id and own.sum is not null)`;
