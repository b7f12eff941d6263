import type { Permission } from '@venue/sdk';
import { fullName, type PersonalInfo } from '@venue/sdk/profile/model';
import { eq } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import { type UserRow, users } from './users.table.ts';

export type { UserRow } from './users.table.ts';

/** Ten digits of a person's phone. */
export async function phoneOf(db: Db, userId: number): Promise<string> {
  const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return row?.phone ?? '';
}

/** `Иванов Иван Иванович`; empty while nothing is filled in. */
export async function fullNameOf(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ bioLastname: users.lastname, bioName: users.name, bioMiddlename: users.middlename })
    .from(users)
    .where(eq(users.id, userId));
  return row ? fullName(row) : '';
}

export async function userById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function userByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.phone, phone));
  return row;
}

/** The person's row, locked until the transaction ends, so that two edits of it cannot mix. */
export async function lockUser(tx: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Adds an account. A phone that has one breaks `users_usersphone_uindex`. */
export async function addUser(
  tx: Db,
  user: { phone: string; passwordHash: string; createdAt: Date; permissions?: Permission[] },
): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, phoneActive: true })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  return row;
}

export async function setPassword(tx: Db, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function savePersonalInfo(
  tx: Db,
  userId: number,
  info: PersonalInfo & { emailActive: boolean },
): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({
      lastname: info.bioLastname,
      name: info.bioName,
      middlename: info.bioMiddlename,
      email: info.userEmail,
      emailActive: info.emailActive,
      inn: info.bioINN,
      emailAccept: info.emailAccept,
    })
    .where(eq(users.id, userId))
    .returning();
  return row;
}
