import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { forgetSubjects } from '../../core/security/attempts.ts';
import { users } from './accounts.table.ts';
import { recoveryCode, secondFactor, secondFactorUse } from './factor.table.ts';
import { staffRole } from './roles.table.ts';

/** What the secret of an account is encrypted about. */
export const aboutFactor = (userId: number): string => `second-factor:${userId}`;

/** Whose wrong codes are counted together: strangers do not hinder the owner on a device that the owner signed in from. */
export const factorSubject = (userId: number, device = ''): string => `second-factor:${userId}:${device}`;

/** The second factor of an account, with how many recovery codes are left. */
export async function factorOf(db: Db, userId: number) {
  const [row] = await db
    .select({ sealed: secondFactor.sealed, addedAt: secondFactor.addedAt, codesLeft: count(recoveryCode.codeHash) })
    .from(secondFactor)
    .leftJoin(recoveryCode, eq(recoveryCode.userId, secondFactor.userId))
    .where(eq(secondFactor.userId, userId))
    .groupBy(secondFactor.userId);
  return row;
}

/** Whether the role of an account requires a second factor. */
export async function factorNeeded(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ needed: staffRole.needsFactor })
    .from(users)
    .innerJoin(staffRole, eq(staffRole.id, users.roleId))
    .where(eq(users.id, userId));
  return row?.needed ?? false;
}

/** Stores a second factor; false when the account has one. */
export async function addFactor(tx: Db, values: typeof secondFactor.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(secondFactor)
    .values(values)
    .onConflictDoNothing()
    .returning({ userId: secondFactor.userId });
  return rows.length > 0;
}

/** Removes the second factor with its recovery codes and what strangers tried; false when there is none. */
export async function dropFactor(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.userId, userId))
    .returning({ userId: secondFactor.userId });
  await forgetSubjects(tx, [factorSubject(userId)]);
  return rows.length > 0;
}

/** Marks the code of a half minute as used; false when it was used already, also by a simultaneous request. */
export async function spendStep(tx: Db, userId: number, step: number, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(secondFactorUse)
    .values({ userId, step, usedAt })
    .onConflictDoNothing()
    .returning({ step: secondFactorUse.step });
  return rows.length > 0;
}

/** Uses a recovery code up; false when there is no such code, or no longer. */
export async function spendRecoveryCode(tx: Db, userId: number, codeHash: string): Promise<boolean> {
  // guard: server/src/areas/security/security.login.test.ts
  const rows = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash)))
    .returning({ codeHash: recoveryCode.codeHash });
  return rows.length > 0;
}

/** Replaces the recovery codes of an account. */
export async function setRecoveryCodes(tx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx.insert(recoveryCode).values(hashes.map(codeHash => ({ userId, codeHash })));
}
