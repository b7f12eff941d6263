import { eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { accountStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { whole } from './bookings.store.ts';
import { booking, roomSlot, technicalReason } from './bookings.table.ts';

/** The columns of a booking with its customer. */
export const withPerson = {
  ...whole,
  lastname: users.lastname,
  name: users.name,
  middlename: users.middlename,
  phone: users.phone,
  accountState: accountStateInSql,
};

export async function adminBookingById(db: Db, bookingId: number) {
  const [row] = await db
    .select({ ...withPerson, email: users.email })
    .from(booking)
    .innerJoin(users, eq(users.id, booking.userId))
    .where(eq(booking.id, bookingId));
  return row;
}

export async function addTechnicalReason(tx: Db, values: typeof technicalReason.$inferInsert): Promise<number> {
  const row = inserted(await tx.insert(technicalReason).values(values).returning({ id: technicalReason.id }));
  return row.id;
}

/** Deletes a reason with its hours. Returns it with the freed hours, or undefined if there is none. */
export async function removeTechnicalReason(tx: Db, id: number) {
  const freed = await tx
    .delete(roomSlot)
    .where(eq(roomSlot.technicalReasonId, id))
    .returning({ startsAt: roomSlot.startsAt, hallId: roomSlot.hallId });
  const [row] = await tx.delete(technicalReason).where(eq(technicalReason.id, id)).returning();
  const hours = freed.filter(({ hallId }) => hallId === null).map(each => each.startsAt);
  return row && { ...row, hours };
}
