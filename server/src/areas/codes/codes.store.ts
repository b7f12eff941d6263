import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { MOST_TRIES } from './codes.rules.ts';
import { oneTimeCode } from './codes.table.ts';

export async function addCode(
  tx: Db,
  code: { smsuid: string; target: string; type: number; codeHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.insert(oneTimeCode).values(code);
}

interface CodeAttempt {
  readonly smsuid: string;
  readonly target: string;
  readonly type: number;
  readonly now: Date;
}

/**
 * Uses one try of a valid code and returns the code's hash; undefined if there is no try left. It is one statement, so
 * concurrent tries are counted one by one.
 */
export async function takeTry(db: Db, { smsuid, target, type, now }: CodeAttempt): Promise<string | undefined> {
  // guard: codes.test.ts, server/src/areas/auth/account.test.ts
  const [row] = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(and(isThis(smsuid, target, type), alive(now), lt(oneTimeCode.tries, MOST_TRIES)))
    .returning({ codeHash: oneTimeCode.codeHash });
  return row?.codeHash;
}

/** Why there was no try to use, and if all are spent, when the code was sent. */
export async function whyNoTry(
  db: Db,
  { smsuid, target, type, now }: CodeAttempt,
): Promise<{ code: 'code_wrong' | 'code_expired' } | { code: 'code_tries_spent'; sentAt: Date }> {
  const [row] = await db
    .select()
    .from(oneTimeCode)
    .where(isThis(smsuid, target, type));
  if (!row) return { code: 'code_wrong' };
  if (row.usedAt || row.expiresAt <= now) return { code: 'code_expired' };
  return { code: 'code_tries_spent', sentAt: row.createdAt };
}

/** The phone or e-mail a code was sent to; undefined for an unknown code. */
export async function targetOf(db: Db, smsuid: string): Promise<string | undefined> {
  const [row] = await db.select({ target: oneTimeCode.target }).from(oneTimeCode).where(eq(oneTimeCode.smsuid, smsuid));
  return row?.target;
}

/** Uses up a code; false if it was used already or has expired. */
export async function spend(tx: Db, smsuid: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(oneTimeCode)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCode.smsuid, smsuid), alive(now)))
    .returning({ smsuid: oneTimeCode.smsuid });
  return rows.length > 0;
}

const isThis = (smsuid: string, target: string, type: number) =>
  // guard: server/src/areas/auth/account.test.ts
  and(eq(oneTimeCode.smsuid, smsuid), eq(oneTimeCode.target, target), eq(oneTimeCode.type, type));

const alive = (now: Date) => and(isNull(oneTimeCode.usedAt), gt(oneTimeCode.expiresAt, now));
