import { listPromoCodes } from '@venue/sdk/promo-codes/admin';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { accountStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { type PromoCodeTableRow, type PromoUseRow, promoCode, promoUse } from './promo-codes.table.ts';

const sortable = {
  promoCodeId: [promoCode.id],
  promoCode: [promoCode.code, promoCode.id],
  promoUses: [promoCode.uses, promoCode.id],
  promoGiven: [promoCode.given, promoCode.id],
  promoTo: [promoCode.validTo, promoCode.id],
  updatedAt: [promoCode.updatedAt, promoCode.id],
} as const;

const rows = (db: Db) => db.select().from(promoCode);

export const promoCodeStore = recordStore(listPromoCodes, promoCode, {
  listed: rows,
  whole: rows,
  sorting: ({ sort, order = 'desc' }) => inOrder(sortable[sort ?? 'promoCodeId'], order),
  filters: { promoIsActive: promoCode.isActive },
  search: typed => [numberLike(promoCode.id, typed), withWords([promoCode.code, promoCode.note], typed)],
});

/** The code of a spelling, locked, so that its uses are counted one after another. */
export async function lockBySpelling(tx: Db, spelling: string): Promise<PromoCodeTableRow | undefined> {
  const [row] = await tx.select().from(promoCode).where(eq(promoCode.spelling, spelling)).for('update');
  return row;
}

export async function usedFor(tx: Db, bookingId: number): Promise<PromoUseRow | undefined> {
  const [row] = await tx.select().from(promoUse).where(eq(promoUse.bookingId, bookingId));
  return row;
}

export async function addUse(tx: Db, values: typeof promoUse.$inferInsert): Promise<PromoUseRow> {
  return inserted(await tx.insert(promoUse).values(values).returning());
}

export const dropUse = (tx: Db, bookingId: number) => tx.delete(promoUse).where(eq(promoUse.bookingId, bookingId));

/** How many uses of a code by a person count now. */
export async function usesBy(tx: Db, promoCodeId: number, phone: string): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(promoUse)
    .where(and(eq(promoUse.promoCodeId, promoCodeId), eq(promoUse.phone, phone), isNull(promoUse.givenBackAt)));
  return row?.uses ?? 0;
}

/** Whether anybody ever used a code; then it is kept. */
export async function isUsed(tx: Db, promoCodeId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: promoUse.id })
    .from(promoUse)
    .where(eq(promoUse.promoCodeId, promoCodeId))
    .limit(1);
  return row !== undefined;
}

/** Whether an unpaid invoice charges for a booking. */
export async function isInvoiced(tx: Db, { id, groupId }: { id: number; groupId: number | null }): Promise<boolean> {
  const { rows: found } = await tx.execute(sql`
    select 1 from ${invoiceOrder}
    where (${invoiceOrder.bookingId} = ${id} or ${invoiceOrder.groupId} = ${groupId}::int)
      and ${invoiceOrder.state} = 'awaiting' and ${id}::int = any(${invoiceOrder.orderIds}) limit 1`);
  return found.length > 0;
}

/** A page of the bookings with a code, the latest use first. */
export async function usesPage(db: Db, promoCodeId: number, { page, pageSize }: { page: number; pageSize: number }) {
  const ofCode = eq(promoUse.promoCodeId, promoCodeId);
  const used = await db
    .select({
      use: promoUse,
      roomName: booking.roomName,
      price: booking.price,
      paidAt: booking.paidAt,
      lastname: users.lastname,
      name: users.name,
      middlename: users.middlename,
      phone: users.phone,
      accountState: accountStateInSql,
    })
    .from(promoUse)
    .innerJoin(booking, eq(booking.id, promoUse.bookingId))
    .innerJoin(users, eq(users.id, booking.userId))
    .where(ofCode)
    .orderBy(desc(promoUse.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ total: count() }).from(promoUse).where(ofCode);
  return { rows: used, total: total?.total ?? 0 };
}
