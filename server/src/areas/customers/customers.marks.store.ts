import { ApiFailure, dayOf } from '@venue/sdk';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { type CustomerMarkRow, customerMark } from './customers.table.ts';

/** What staff noted about a person; undefined if nothing. */
export async function markOf(db: Db, userId: number): Promise<CustomerMarkRow | undefined> {
  const [row] = await db.select().from(customerMark).where(eq(customerMark.userId, userId));
  return row;
}

/** The last day on which a person may not book; null if they may. */
export const blockedTo = (mark: Pick<CustomerMarkRow, 'blockedUntil'> | undefined, now: Date): string | null =>
  mark?.blockedUntil && mark.blockedUntil > now ? dayOf(new Date(mark.blockedUntil.getTime() - 1)) : null;

/** Notes something about a person. */
export async function saveMark(
  tx: Db,
  userId: number,
  values: Omit<Partial<CustomerMarkRow>, 'userId'> & { readonly updatedAt: Date },
): Promise<void> {
  await tx
    .insert(customerMark)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: customerMark.userId, set: values });
}

/**
 * Refuses a person whom staff keep from booking. What adds a booking needs no such question: the database refuses it.
 * @throws ApiFailure booking_blocked
 */
export async function mustNotBeBlocked(db: Db, userId: number, now: Date): Promise<void> {
  const rows = await db
    .select({ userId: customerMark.userId })
    .from(customerMark)
    .where(and(eq(customerMark.userId, userId), gt(customerMark.blockedUntil, now)));
  // guard: customers.block.test.ts
  if (rows.length > 0) throw new ApiFailure('booking_blocked');
}
