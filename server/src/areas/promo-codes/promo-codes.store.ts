import { listPromoCodes } from '@venue/sdk/promo-codes/admin';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { ownerStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Discounted } from '../bookings/bookings.discount.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { event } from '../events/events.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';
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

const isOf = ({ kind, id }: Discounted) => eq(kind === 'booking' ? promoUse.bookingId : promoUse.ticketOrderId, id);

export async function usedFor(tx: Db, order: Discounted): Promise<PromoUseRow | undefined> {
  const [row] = await tx.select().from(promoUse).where(isOf(order));
  return row;
}

export async function addUse(
  tx: Db,
  { kind, id }: Discounted,
  values: typeof promoUse.$inferInsert,
): Promise<PromoUseRow> {
  const order = kind === 'booking' ? { bookingId: id } : { ticketOrderId: id };
  return inserted(
    await tx
      .insert(promoUse)
      .values({ ...values, ...order })
      .returning(),
  );
}

export const dropUse = (tx: Db, order: Discounted) => tx.delete(promoUse).where(isOf(order));

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

/** A page of the bookings and orders of tickets with a code, the latest use first. */
export async function usesPage(db: Db, promoCodeId: number, { page, pageSize }: { page: number; pageSize: number }) {
  const ofCode = eq(promoUse.promoCodeId, promoCodeId);
  const used = await db
    .select({
      use: promoUse,
      usedOn: sql<string>`coalesce(${booking.roomName}, ${event.title})`,
      price: sql<number>`coalesce(${booking.price}, ${ticketOrder.total})`.mapWith(Number),
      paidAt: sql<Date | null>`coalesce(${booking.paidAt}, ${ticketOrder.paidAt})`.mapWith(booking.paidAt),
      lastname: users.lastname,
      name: sql<string>`coalesce(${users.name}, ${ticketOrder.name})`,
      middlename: users.middlename,
      phone: sql<string>`coalesce(${users.phone}, ${ticketOrder.phone})`,
      accountState: ownerStateInSql,
    })
    .from(promoUse)
    .leftJoin(booking, eq(booking.id, promoUse.bookingId))
    .leftJoin(ticketOrder, eq(ticketOrder.id, promoUse.ticketOrderId))
    .leftJoin(event, eq(event.id, ticketOrder.eventId))
    .leftJoin(users, sql`${users.id} = coalesce(${booking.userId}, ${ticketOrder.userId})`)
    .where(ofCode)
    .orderBy(desc(promoUse.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ total: count() }).from(promoUse).where(ofCode);
  return { rows: used, total: total?.total ?? 0 };
}
