import type { AppliedPromo } from '@venue/sdk/bookings/model';
import type { PromoTerms } from '@venue/sdk/promo-codes/model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';

/** What a promo code lowers the price of, and a certificate pays for: a booking, or an order of tickets. */
export interface Discounted {
  readonly kind: 'booking' | 'ticketOrder';
  readonly id: number;
}

/** The condition for a use, whose table has the alias `used`. */
export const isOf = ({ kind, id }: Discounted): SQL =>
  kind === 'booking' ? sql`used.booking_id = ${id}` : sql`used.ticket_order_id = ${id}`;

// The tables are those of promo codes, which know bookings; here they are only named.

/** The promo code whose discount a booking has. Its names are qualified, because drizzle qualifies none in one table. */
export const appliedPromo = sql<AppliedPromo | null>`(
  select json_build_object('promoCode', code.code, 'discount', used.discount)
  from promo_use used join promo_code code on code.id = used.promo_code_id
  where used.booking_id = booking.id and used.discount > 0)`;

/** The terms of a booking's discount, as they were when it was given. */
export async function promoTermsOf(db: Db, bookingId: number): Promise<PromoTerms | undefined> {
  const { rows } = await db.execute<{ terms: PromoTerms }>(sql`
    select json_build_object('percent', percent, 'sum', sum, 'minSum', min_sum) as terms
    from promo_use where booking_id = ${bookingId}`);
  return rows[0]?.terms;
}

/** The promo code whose discount an order has; null without one. */
export async function promoOf(db: Db, order: Discounted): Promise<AppliedPromo | null> {
  const { rows } = await db.execute<AppliedPromo & Record<string, unknown>>(sql`
    select code.code as "promoCode", used.discount::float8 as discount
    from promo_use used join promo_code code on code.id = used.promo_code_id
    where ${isOf(order)} and used.discount > 0`);
  const [row] = rows;
  return row ? { promoCode: row.promoCode, discount: Number(row.discount) } : null;
}

/**
 * Whether an order that has ended may have its discount again: nobody else has used the code up meanwhile. Locks the
 * code, so that the answer holds until the end of the transaction.
 */
export async function mayReuse(tx: Db, order: Discounted): Promise<boolean> {
  await tx.execute(sql`
    select 1 from promo_code where id in (select used.promo_code_id from promo_use used where ${isOf(order)}) for update`);
  const { rows } = await tx.execute(sql`
    select 1 from promo_use used join promo_code code on code.id = used.promo_code_id
    where ${isOf(order)} and used.given_back_at is not null
      and (code.uses >= code.max_uses or code.max_per_person <= (select count(*) from promo_use other
        where other.promo_code_id = code.id and other.phone = used.phone and other.given_back_at is null))`);
  return rows.length === 0;
}
