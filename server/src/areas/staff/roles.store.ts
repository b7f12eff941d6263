import type { Permission } from '@venue/sdk';
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffRole } from '../accounts/roles.table.ts';

export type RoleRow = typeof staffRole.$inferSelect;

/**
 * Adds the role with all permissions to the database if it is missing. At every start rather than in a migration, so
 * that no database is served without it.
 */
export async function keepAdministratorRole(db: Db, now: Date): Promise<void> {
  await db
    .insert(staffRole)
    .values({ title: 'Администратор', permissions: [], hasAll: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

/** The id of the role with all permissions. */
export async function administratorRoleId(db: Db): Promise<number> {
  const [row] = await db.select({ id: staffRole.id }).from(staffRole).where(eq(staffRole.hasAll, true));
  if (!row) throw new Error('there is no role that may do everything');
  return row.id;
}

/** All roles, the one with all permissions first. */
export const allRoles = (db: Db): Promise<RoleRow[]> =>
  db.select().from(staffRole).orderBy(desc(staffRole.hasAll), asc(staffRole.title));

/** The accounts with a role, by name. */
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

/** Adds a role. A title that another role has, in any case, violates `staff_role_title`. */
export async function addRole(tx: Db, values: Values, now: Date): Promise<RoleRow> {
  const [row] = await tx
    .insert(staffRole)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the role was not added');
  return row;
}

/** Changes an existing role; the caller holds the lock of staff. */
export async function changeRole(tx: Db, id: number, values: Values, now: Date): Promise<RoleRow> {
  const [row] = await tx
    .update(staffRole)
    .set({ ...values, version: sql`${staffRole.version} + 1`, updatedAt: now })
    .where(eq(staffRole.id, id))
    .returning();
  if (!row) throw new Error('the role was not changed');
  return row;
}

/** Removes a role. One that somebody has violates `users_role_id_staff_role_id_fk`. */
export async function dropRole(tx: Db, id: number): Promise<void> {
  await tx.delete(staffRole).where(eq(staffRole.id, id));
}

/** Sets whether a role requires a second factor; the caller holds the lock of staff. */
export async function setFactorRule(tx: Db, id: number, needsFactor: boolean, now: Date): Promise<RoleRow> {
  const [row] = await tx
    .update(staffRole)
    .set({ needsFactor, version: sql`${staffRole.version} + 1`, updatedAt: now })
    .where(eq(staffRole.id, id))
    .returning();
  if (!row) throw new Error('the role was not changed');
  return row;
}
