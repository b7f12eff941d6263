import { hash, randomBytes } from 'node:crypto';
import { INVITATION_MINUTES } from '@venue/sdk/staff/model';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { users } from './accounts.table.ts';
import { staffInvitation } from './invitations.table.ts';

// A random token needs no slow hash. 128 bits are enough and keep the link, and so the SMS, short.
const TOKEN_BYTES = 16;
const hashOf = (token: string) => hash('sha256', token, 'base64url');

/** Creates an account's link and replaces an earlier one. Returns its token, of which only the hash is stored. */
export async function addInvitation(
  tx: Db,
  { userId, isFirst, now }: { userId: number; isFirst: boolean; now: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + INVITATION_MINUTES * 60_000);
  const link = { tokenHash: hashOf(token), sentAt: now, expiresAt };
  await tx
    .insert(staffInvitation)
    .values({ userId, isFirst, ...link })
    // `isFirst` is not updated: the account has no password until one of its links is used.
    .onConflictDoUpdate({ target: staffInvitation.userId, set: link });
  return token;
}

const ofToken = (token: string, now: Date) =>
  and(eq(staffInvitation.tokenHash, hashOf(token)), gt(staffInvitation.expiresAt, now));

/** Whether a link is valid: it has not expired or been used, and its account belongs to staff. */
export async function worksStill(db: Db, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: staffInvitation.userId })
    .from(staffInvitation)
    .innerJoin(users, eq(users.id, staffInvitation.userId))
    .where(and(ofToken(token, now), isNotNull(users.roleId)));
  return rows.length > 0;
}

/** Deletes the link of a token and returns its account, so of several concurrent uses only one succeeds. */
export async function spendInvitation(tx: Db, token: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .delete(staffInvitation)
    .where(ofToken(token, now))
    .returning({ userId: staffInvitation.userId });
  return row?.userId;
}

const firstOf = (userId: number, now: Date) =>
  and(eq(staffInvitation.userId, userId), eq(staffInvitation.isFirst, true), gt(staffInvitation.expiresAt, now));

/** Whether a colleague was invited and has not set a password yet. */
export async function isInvited(db: Db, userId: number, now: Date): Promise<boolean> {
  const rows = await db.select({ userId: staffInvitation.userId }).from(staffInvitation).where(firstOf(userId, now));
  return rows.length > 0;
}

/** Uses a colleague's first invitation up, no matter who holds its link; answers whether there was one. */
export async function spendFirstInvitation(tx: Db, userId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(staffInvitation)
    .where(firstOf(userId, now))
    .returning({ userId: staffInvitation.userId });
  return rows.length > 0;
}

export async function dropInvitation(tx: Db, userId: number): Promise<void> {
  await tx.delete(staffInvitation).where(eq(staffInvitation.userId, userId));
}
