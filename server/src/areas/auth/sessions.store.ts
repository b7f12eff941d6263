import { type RoleName, roles } from '@venue/sdk';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/database.ts';
import { plainRows } from '../../core/db/rows.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffRole } from '../accounts/roles.table.ts';
import { session } from './auth.table.ts';
import { type NewTokens, newTokens } from './tokens.ts';

const HOUR = 60 * 60 * 1000;

/** How long a session lasts, in milliseconds: staff sign in every working day. */
const lifetime: Record<RoleName, number> = { marketplace: 30 * 24 * HOUR, landing: 30 * 24 * HOUR, admin: 12 * HOUR };

/** Opens a session and updates when the person was last seen. Only hashes of the tokens are stored. */
export async function openSession(
  tx: Db,
  {
    userId,
    role,
    now,
    device,
  }: {
    userId: number;
    role: RoleName;
    now: Date;
    device?: { readonly agent: string; readonly address: string } | undefined;
  },
): Promise<NewTokens & { sessionId: number; expiresAt: Date }> {
  const tokens = newTokens();
  const expiresAt = new Date(now.getTime() + lifetime[role]);
  const { accessHash, profileHash } = tokens;
  const [row] = await tx
    .insert(session)
    .values({ accessHash, profileHash, userId, roleId: roles[role].id, createdAt: now, expiresAt, ...device })
    .returning({ id: session.id });
  await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
  return { ...tokens, sessionId: row?.id ?? 0, expiresAt };
}

/** Stands for the permissions of the role that has all of them. */
export const ALL = 'all';

/**
 * A session with its person, as `sessionsBy` reads it. Dates and permissions are the text that the database returns.
 */
export interface SessionRow {
  readonly id: number;
  readonly access_hash: string;
  readonly profile_hash: string;
  readonly role_id: number;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly user_id: number;
  /** Null for customers. */
  readonly permissions: string | null;
  /** The role whose view is on, with its permissions; null while the person has their own. */
  readonly view_role_id: number | null;
  readonly view_title: string | null;
  readonly view_permissions: string | null;
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
}

const viewRole = alias(staffRole, 'view_role');
const permissionsText = (role: typeof staffRole | typeof viewRole) =>
  sql`case when ${role.hasAll} then ${sql.raw(`'${ALL}'`)} else ${role.permissions}::text end`;

/** The query that begins every signed-in request. It is prepared once per connection and can find several sessions. */
export function sessionsBy(db: Db): (accessHashes: readonly string[]) => Promise<SessionRow[]> {
  const query = db
    .select({
      id: session.id,
      accessHash: session.accessHash,
      profileHash: session.profileHash,
      roleId: session.roleId,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      userId: session.userId,
      permissions: permissionsText(staffRole).as('permissions'),
      viewRoleId: sql`${viewRole.id}`.as('view_role_id'),
      viewTitle: sql`${viewRole.title}`.as('view_title'),
      viewPermissions: permissionsText(viewRole).as('view_permissions'),
      lastname: users.lastname,
      name: users.name,
      middlename: users.middlename,
    })
    .from(session)
    .innerJoin(users, eq(users.id, session.userId))
    .leftJoin(staffRole, eq(staffRole.id, users.roleId))
    .leftJoin(viewRole, eq(viewRole.id, session.viewRoleId))
    .where(sql`${session.accessHash} = any(${sql.placeholder('accessHashes')})`)
    .prepare('sessions_by_access');
  return accessHashes => plainRows(query, { accessHashes });
}

export async function revokeSession(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, id), isNull(session.revokedAt)));
}

export async function revokeSessionsOf(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.userId, userId), isNull(session.revokedAt)));
}

/** The open sessions of a person in one role, the newest first. */
export const openSessionsOf = (db: Db, userId: number, role: RoleName, now: Date) =>
  db
    .select()
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        eq(session.roleId, roles[role].id),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
      ),
    )
    .orderBy(desc(session.createdAt), desc(session.id));

/** Ends one open session of a person; false when they have no such session. */
export async function revokeOwnSession(tx: Db, userId: number, id: number, now: Date): Promise<boolean> {
  // guard: server/src/areas/security/security.sessions.test.ts
  const rows = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, id), eq(session.userId, userId), isNull(session.revokedAt), gt(session.expiresAt, now)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** Ends the open sessions of a person but one. */
export async function revokeOtherSessions(tx: Db, userId: number, id: number, now: Date): Promise<void> {
  // guard: server/src/areas/security/security.sessions.test.ts
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.userId, userId), ne(session.id, id), isNull(session.revokedAt), gt(session.expiresAt, now)));
}

/** Turns the view of a role on in a session, or off with null. */
export async function setView(tx: Db, id: number, viewRoleId: number | null): Promise<void> {
  await tx.update(session).set({ viewRoleId }).where(eq(session.id, id));
}

/** Which of these sessions are still valid. */
export async function standingSessions(db: Db, ids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  // guard: server/src/live/live.test.ts
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, [...ids]), isNull(session.revokedAt), gt(session.expiresAt, now)));
  return new Set(rows.map(row => row.id));
}

/** Ends all sessions. A copy has some that were ended since, because a phone was lost or a role was taken away. */
export async function endSessions(tx: Db): Promise<void> {
  await tx.delete(session);
}
