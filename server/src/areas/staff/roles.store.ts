import type { Permission } from '@venue/sdk';
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffRole } from '../accounts/roles.table.ts';

export type RoleRow = typeof staffRole.$inferSelect;

/**
 * Keeps the role that may do everything in the database. At every start rather than in a migration, so that a database
 * without it cannot be served.
 */
export async function keepAdministratorRole(db: Db, now: Date): Promise<void> {
  await db
    .insert(staffRole)
    .values({ title: 'Администратор', permissions: [], hasAll: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

/** The number of the role that may do everything. */
export async function administratorRoleId(db: Db): Promise<number> {
  const [row] = await db.select({ id: staffRole.id }).from(staffRole).where(eq(staffRole.hasAll, true));
  if (!row) throw new Error('there is no role that may do everything');
  return row.id;
}

/** All roles, the one that may do everything first. */
export const allRoles = (db: Db): Promise<RoleRow[]> =>
  db.select().from(staffRole).orderBy(desc(staffRole.hasAll), asc(staffRole.title));

/** Who has which role. */
export const membersOfRoles = (db: Db) =>
  db
    .select({ userId: users.id, userName: personName, phone: users.phone, roleId: users.roleId })
    .from(users)
    .where(isNotNull(users.roleId))
    .orderBy(asc(personName), asc(users.id));

export async function roleById(db: Db, id: number): Promise<RoleRow | undefined> {
  const [row] = await db.select().from(staffRole).where(eq(staffRole.id, id));
  return row;
}

interface Values {
  readonly title: string;
  readonly permissions: Permission[];
}

/** Adds a role. A title another one has, in any case of letters, breaks `staff_role_title`. */
export async function addRole(tx: Db, values: Values, now: Date): Promise<RoleRow> {
  const [row] = await tx
    .insert(staffRole)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the role was not added');
  return row;
}

/** Changes a role that there is: the caller holds the lock of staff. */
export async function changeRole(tx: Db, id: number, values: Values, now: Date): Promise<RoleRow> {
  const [row] = await tx
    .update(staffRole)
    .set({ ...values, version: sql`${staffRole.version} + 1`, updatedAt: now })
    .where(eq(staffRole.id, id))
    .returning();
  if (!row) throw new Error('the role was not changed');
  return row;
}

/** Removes a role. One that somebody has breaks `users_role_id_staff_role_id_fk`. */
export async function dropRole(tx: Db, id: number): Promise<void> {
  await tx.delete(staffRole).where(eq(staffRole.id, id));
}
