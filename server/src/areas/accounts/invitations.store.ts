import { hash, randomBytes } from 'node:crypto';
import { INVITATION_MINUTES } from '@venue/sdk/staff/model';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { staffInvitation } from './invitations.table.ts';

// Random bits need no slow hash; 128 of them keep the link, and with it the SMS, short.
const TOKEN_BYTES = 16;
const hashOf = (token: string) => hash('sha256', token, 'base64url');

/** Makes the link of an account, in place of an earlier one; answers its token, which is nowhere kept. */
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
    // An account without a password stays one until a link is used, whichever.
    .onConflictDoUpdate({ target: staffInvitation.userId, set: link });
  return token;
}

/** Takes the link of a token out of the table: of several who use it at once one gets the account. */
export async function spendInvitation(tx: Db, token: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .delete(staffInvitation)
    .where(and(eq(staffInvitation.tokenHash, hashOf(token)), gt(staffInvitation.expiresAt, now)))
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
