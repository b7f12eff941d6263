import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { type SearchQuery, whereOf } from '../../core/db/search.ts';
import { isCalled } from '../accounts/accounts.search.store.ts';
import { nameInOrder, type UserRow, users } from '../accounts/accounts.table.ts';
import { staffInvitation } from '../accounts/invitations.table.ts';
import { staffRole } from '../accounts/roles.table.ts';
import { session } from '../auth/auth.table.ts';

/**
 * Lets only one change of roles or their members run at a time, until the transaction ends. The rule that somebody
 * manages staff is about all accounts, and of two concurrent changes each would rely on the other's account.
 */
export async function lockStaff(tx: Db): Promise<void> {
  await tx.select({ id: staffRole.id }).from(staffRole).where(eq(staffRole.hasAll, true)).for('no key update');
}

/** Whether anybody who can sign in manages staff. Accounts without a password do not count. */
export async function somebodyManages(tx: Db): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(staffRole, eq(staffRole.id, users.roleId))
    .leftJoin(staffInvitation, and(eq(staffInvitation.userId, users.id), staffInvitation.isFirst))
    .where(and(isNull(staffInvitation.userId), or(staffRole.hasAll, sql`${staffRole.permissions} ? 'staff.manage'`)))
    .limit(1);
  return rows.length > 0;
}

interface StaffListQuery {
  readonly sort?: 'userName' | 'roleTitle' | 'lastSeenAt' | undefined;
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly roleId?: number | undefined;
}

const standing = (now: Date) =>
  sql<number>`(select count(*) from ${session} where ${and(
    eq(session.userId, users.id),
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
  )})`.mapWith(Number);

const member = (db: Db, now: Date) =>
  db
    .select({
      id: users.id,
      user: users,
      role: staffRole,
      sessions: standing(now),
      hasFactor: sql<boolean>`exists (select 1 from second_factor f where f.user_id = users.id)`,
      invitation: staffInvitation,
    })
    .from(users)
    .innerJoin(staffRole, eq(staffRole.id, users.roleId))
    .leftJoin(staffInvitation, and(eq(staffInvitation.userId, users.id), staffInvitation.isFirst));

export type MemberRow = Awaited<ReturnType<typeof member>>[number];

const fitting = ({ search, roleId }: StaffListQuery): SearchQuery => ({
  id: users.id,
  fits: and(isNotNull(users.roleId), roleId === undefined ? undefined : eq(users.roleId, roleId)),
  found: search ? [isCalled(search)] : undefined,
});

const sortable = {
  userName: [nameInOrder(users), users.id],
  roleTitle: [users.roleTitle, users.id],
  lastSeenAt: [users.lastSeenAt, users.id],
} as const;

// Sorted by name from the first letter on unless asked otherwise; accounts that were never seen come last in both
// directions.
const sortingOf = ({ sort, order }: StaffListQuery): Sorting =>
  inOrder(sortable[sort ?? 'userName'], sort ? order : 'asc', sort === 'lastSeenAt' ? 'last' : undefined);

/** All matching accounts with a role, for exports. */
export const allStaff = (db: Db, now: Date, query: StaffListQuery) =>
  member(db, now)
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns());

/** A page of the accounts with a role. */
export function staffPage(db: Db, now: Date, query: StaffListQuery & { page: number; pageSize: number }) {
  return pageByIds(db, query, {
    ...fitting(query),
    sorting: sortingOf(query),
    rowsOf: ids => member(db, now).where(inArray(users.id, [...ids])),
  });
}

/** An account with its role; undefined for a customer and for an unknown id. */
export async function memberById(db: Db, now: Date, userId: number): Promise<MemberRow | undefined> {
  const [row] = await member(db, now).where(eq(users.id, userId));
  return row;
}

/** Gives an account a role, or takes it away with null. */
export async function setRole(tx: Db, userId: number, roleId: number | null): Promise<UserRow> {
  const [row] = await tx.update(users).set({ roleId }).where(eq(users.id, userId)).returning();
  if (!row) throw new Error('the account was not changed');
  return row;
}
