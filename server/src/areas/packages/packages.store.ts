import { listHourPackages } from '@venue/sdk/packages/admin';
import { purchaseStatus } from '@venue/sdk/packages/model';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { booking } from '../bookings/bookings.table.ts';
import { room } from '../rooms/rooms.table.ts';
import { hourPackage, type PurchaseTableRow, packagePurchase, packageStep, packageUse } from './packages.table.ts';

export type { PurchaseTableRow } from './packages.table.ts';

const { awaiting, active, lapsed } = purchaseStatus;

const sortable = {
  packageId: [hourPackage.id],
  packageTitle: [hourPackage.title, hourPackage.id],
  packagePrice: [hourPackage.price, hourPackage.id],
  packageHours: [hourPackage.hours, hourPackage.id],
  updatedAt: [hourPackage.updatedAt, hourPackage.id],
} as const;

const withSales = (db: Db) =>
  db
    .select({
      ...getTableColumns(hourPackage),
      sold: sql<number>`(select count(*) from package_purchase bought
        where bought.package_id = hour_package.id and bought.paid_at is not null)`.mapWith(Number),
    })
    .from(hourPackage);
export type PackageRow = Awaited<ReturnType<typeof withSales>>[number];

export const packageStore = recordStore(listHourPackages, hourPackage, {
  listed: withSales,
  whole: withSales,
  sorting: ({ sort, order = 'desc' }) => inOrder(sortable[sort ?? 'packageId'], order),
  filters: { isPublished: hourPackage.isPublished },
  search: typed => [numberLike(hourPackage.id, typed), withWords([hourPackage.title, hourPackage.about], typed)],
});

/** Packages on sale, the cheapest first. */
export const onSale = (db: Db) =>
  db
    .select()
    .from(hourPackage)
    .where(eq(hourPackage.isPublished, true))
    .orderBy(asc(hourPackage.price), asc(hourPackage.id));

/** A package on sale, locked against changes of its price. */
export async function lockOnSale(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(hourPackage)
    .where(and(eq(hourPackage.id, id), eq(hourPackage.isPublished, true)))
    .for('share');
  return row;
}

/** Whether anybody ever bought or began to buy a package; then it is kept. */
export async function isBought(tx: Db, packageId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: packagePurchase.id })
    .from(packagePurchase)
    .where(eq(packagePurchase.packageId, packageId))
    .limit(1);
  return row !== undefined;
}

/** Names of rooms. */
export async function roomNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: room.id, name: room.name }).from(room);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function purchaseById(db: Db, id: number): Promise<PurchaseTableRow | undefined> {
  const [row] = await db.select().from(packagePurchase).where(eq(packagePurchase.id, id));
  return row;
}

export async function lockPurchase(tx: Db, id: number): Promise<PurchaseTableRow | undefined> {
  const [row] = await tx.select().from(packagePurchase).where(eq(packagePurchase.id, id)).for('update');
  return row;
}

/** The purchase that this person has begun and not paid. */
export async function unpaidOf(tx: Db, userId: number, packageId: number): Promise<PurchaseTableRow | undefined> {
  const [row] = await tx
    .select()
    .from(packagePurchase)
    .where(
      and(
        eq(packagePurchase.userId, userId),
        eq(packagePurchase.packageId, packageId),
        eq(packagePurchase.status, awaiting),
      ),
    )
    .for('update');
  return row;
}

export async function addPurchase(tx: Db, values: typeof packagePurchase.$inferInsert): Promise<PurchaseTableRow> {
  return inserted(await tx.insert(packagePurchase).values(values).returning());
}

export async function changePurchase(
  tx: Db,
  id: number,
  values: Partial<typeof packagePurchase.$inferInsert>,
): Promise<PurchaseTableRow> {
  const [row] = await tx.update(packagePurchase).set(values).where(eq(packagePurchase.id, id)).returning();
  if (!row) throw new Error(`the bought package ${id} is gone`);
  return row;
}

/** Purchases of a person, those that wait for payment first; without those that were never paid. */
export const purchasesOf = (db: Db, userId: number) =>
  db
    .select()
    .from(packagePurchase)
    .where(and(eq(packagePurchase.userId, userId), sql`${packagePurchase.status} <> ${lapsed}`))
    .orderBy(sql`${packagePurchase.status} <> ${awaiting}`, desc(packagePurchase.id))
    .limit(100);

/** Paid packages of a person that have hours left. */
export const usableOf = (db: Db, userId: number, day: string) =>
  db
    .select()
    .from(packagePurchase)
    .where(
      and(
        eq(packagePurchase.userId, userId),
        eq(packagePurchase.status, active),
        gt(packagePurchase.hoursLeft, 0),
        sql`${packagePurchase.validUntil} >= ${day}`,
      ),
    )
    .orderBy(asc(packagePurchase.validUntil), asc(packagePurchase.id));

/** Unpaid purchases whose time is over, locked. */
export const lockLapsed = (tx: Db, now: Date) =>
  tx
    .select()
    .from(packagePurchase)
    .where(and(eq(packagePurchase.status, awaiting), lte(packagePurchase.payUntil, now)))
    .orderBy(asc(packagePurchase.id))
    .limit(100)
    .for('update', { skipLocked: true });

/** The most uses or steps that are shown. */
const MOST_LINES = 200;

/** The bookings that these packages pay, or paid, for, the latest first; the latest ones of many. */
export function usesOf(db: Db, purchaseIds: readonly number[]) {
  return db
    .select({ use: packageUse, roomName: room.name, startsAt: booking.firstStart })
    .from(packageUse)
    .innerJoin(booking, eq(booking.id, packageUse.bookingId))
    .innerJoin(room, eq(room.id, booking.roomId))
    .where(inArray(packageUse.purchaseId, [...purchaseIds]))
    .orderBy(desc(packageUse.id))
    .limit(MOST_LINES);
}
export type UseRow = Awaited<ReturnType<typeof usesOf>>[number];

/** Bookings ahead, or not over yet, that a package pays for. */
export async function usesAhead(tx: Db, purchaseId: number, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: packageUse.id })
    .from(packageUse)
    .innerJoin(booking, eq(booking.id, packageUse.bookingId))
    .where(and(eq(packageUse.purchaseId, purchaseId), isNull(packageUse.endedAt), gt(booking.lastEnd, now)));
  return rows.length;
}

export async function packageUseOf(db: Db, bookingId: number) {
  const [row] = await db
    .select({ use: packageUse, purchase: packagePurchase })
    .from(packageUse)
    .innerJoin(packagePurchase, eq(packagePurchase.id, packageUse.purchaseId))
    .where(and(eq(packageUse.bookingId, bookingId), isNull(packageUse.endedAt)));
  return row;
}

export const addUse = (tx: Db, values: typeof packageUse.$inferInsert) => tx.insert(packageUse).values(values);

export const dropUse = (tx: Db, bookingId: number) => tx.delete(packageUse).where(eq(packageUse.bookingId, bookingId));

/** Uses whose booked hours are over and whose part of the prepayment has no receipt of full payment yet. */
export async function usesToSettle(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: packageUse.id })
    .from(packageUse)
    .innerJoin(booking, eq(booking.id, packageUse.bookingId))
    .where(
      and(
        isNull(packageUse.settledAt),
        gt(packageUse.hours, packageUse.hoursBack),
        inArray(booking.status, [2, 3]),
        lte(booking.lastEnd, now),
      ),
    )
    .orderBy(asc(packageUse.id))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Marks a use as settled; a trigger writes its receipt. Of several calls only the first has an effect. */
export async function settleUse(tx: Db, id: number, now: Date): Promise<boolean> {
  const settled = await tx
    .update(packageUse)
    .set({ settledAt: now })
    .where(and(eq(packageUse.id, id), isNull(packageUse.settledAt)))
    .returning({ id: packageUse.id });
  return settled.length > 0;
}

export const noteStep = (tx: Db, purchaseId: number, line: { at: Date; who: string; what: string }) =>
  tx.insert(packageStep).values({ purchaseId, ...line });

/** The latest steps of a purchase, the latest first. */
export const stepsOf = (db: Db, purchaseId: number) =>
  db
    .select({ at: packageStep.at, who: packageStep.who, what: packageStep.what })
    .from(packageStep)
    .where(eq(packageStep.purchaseId, purchaseId))
    .orderBy(desc(packageStep.id))
    .limit(MOST_LINES);
