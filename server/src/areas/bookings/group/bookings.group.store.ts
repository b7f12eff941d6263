import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { type BookingRow, whole } from '../bookings.store.ts';
import { booking, bookingGroup } from '../bookings.table.ts';

/** A group of bookings that are paid at once, with its owner. */
export type GroupRow = typeof bookingGroup.$inferSelect & { readonly parts: readonly BookingRow[] };

export const addGroup = async (tx: Db, values: typeof bookingGroup.$inferInsert) =>
  inserted(await tx.insert(bookingGroup).values(values).returning());

/** The bookings of a group, in order; empty without a group. */
export const partsOf = async (db: Db, groupId: number | null): Promise<BookingRow[]> =>
  groupId === null ? [] : db.select(whole).from(booking).where(eq(booking.groupId, groupId)).orderBy(asc(booking.id));

/** How many bookings each of these orders has. */
export async function countsOf(db: Db, groupIds: readonly number[]): Promise<Map<number, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ groupId: booking.groupId, count: count() })
    .from(booking)
    .where(inArray(booking.groupId, [...groupIds]))
    .groupBy(booking.groupId);
  return new Map(rows.map(each => [each.groupId ?? 0, each.count]));
}

/** Locks a group and its bookings, in order, until the transaction ends. */
export async function lockGroup(tx: Db, groupId: number): Promise<GroupRow | undefined> {
  const [row] = await tx.select().from(bookingGroup).where(eq(bookingGroup.id, groupId)).for('update');
  if (!row) return undefined;
  const ofGroup = eq(booking.groupId, groupId);
  // As `lockBooking` does.
  // guard: server/src/areas/invoice-orders/invoice-orders.term.test.ts
  await tx.select({ id: booking.id }).from(booking).where(ofGroup).orderBy(asc(booking.id)).for('update');
  return { ...row, parts: await tx.select(whole).from(booking).where(ofGroup).orderBy(asc(booking.id)) };
}
