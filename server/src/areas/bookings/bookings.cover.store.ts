import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, inTransaction } from '../../core/db/transact.ts';
import { type Discounted, isOf } from './bookings.discount.store.ts';

// The table is that of certificates, which know bookings; here it is only named.

/**
 * What certificates will pay for a booking once the rest of its money is here. Its names are qualified, because drizzle
 * qualifies none in one table.
 */
export const covered = sql<number>`(
  select coalesce(sum(used.sum), 0)::float8 from certificate_use used
  where used.booking_id = booking.id and used.state = 'reserved')`;

/** The same for an order of tickets. */
export const coveredTickets = sql<number>`(
  select coalesce(sum(used.sum), 0)::float8 from certificate_use used
  where used.ticket_order_id = ticket_order.id and used.state = 'reserved')`;

/**
 * Reserves what certificates had reserved for a booking or an order until it lapsed, and returns the sum; 0 if some of
 * it was spent on something else meanwhile.
 */
export async function coverAgain(tx: Db, order: Discounted): Promise<number> {
  try {
    return await inTransaction(tx, async inner => {
      const { rows } = await inner.execute<{ sum: string }>(sql`
        update certificate_use used set state = 'reserved' where ${isOf(order)} and state = 'lapsed' returning sum`);
      return rows.reduce((sum, each) => sum + Number(each.sum), 0);
    });
  } catch (error) {
    const broken = brokenConstraint(error);
    // guard: server/src/areas/certificates/certificates.life.test.ts
    if (broken === 'certificate_balance' || broken === 'certificate_use_active') return 0;
    throw error;
  }
}

/** What certificates had reserved for a booking or an order until it lapsed. */
export async function lapsedCover(tx: Db, order: Discounted): Promise<number> {
  const { rows } = await tx.execute<{ sum: string }>(sql`
    select coalesce(sum(sum), 0) as sum from certificate_use used where ${isOf(order)} and state = 'lapsed'`);
  return Number(rows[0]?.sum ?? 0);
}

/** How much of what went back for a booking at this moment went back to certificates. */
export async function backToCertificates(tx: Db, bookingId: number, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ sum: string | null }>(sql`
    select sum(refund.sum) as sum from refund join payment on payment.id = refund.payment_id
    where payment.booking_id = ${bookingId} and payment.certificate_use_id is not null
      and refund.created_at = ${now.toISOString()}::timestamptz`);
  return Number(rows[0]?.sum ?? 0);
}
