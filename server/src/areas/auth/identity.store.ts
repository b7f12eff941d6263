import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import type { Outcome } from '../../ports/identity/identity.ts';
import { type UserRow, users } from '../accounts/accounts.table.ts';
import { identityAttempt, identityLink } from './identity.table.ts';

export type AttemptRow = typeof identityAttempt.$inferSelect;

export async function addAttempt(db: Db, row: typeof identityAttempt.$inferInsert): Promise<void> {
  await db.insert(identityAttempt).values(row);
}

export async function attemptBy(
  db: Db,
  key: { uuid: string } | { state: string },
  now: Date,
): Promise<AttemptRow | undefined> {
  const is = 'uuid' in key ? eq(identityAttempt.uuid, key.uuid) : eq(identityAttempt.state, key.state);
  // guard: identity.test.ts
  const [row] = await db
    .select()
    .from(identityAttempt)
    .where(and(is, gt(identityAttempt.expiresAt, now)));
  return row;
}

/** Marks an attempt as returned. True only for its first return. */
export async function claimReturn(db: Db, uuid: string, now: Date): Promise<boolean> {
  // guard: identity.test.ts
  const claimed = await db
    .update(identityAttempt)
    .set({ returnedAt: now })
    .where(and(eq(identityAttempt.uuid, uuid), isNull(identityAttempt.returnedAt)))
    .returning({ uuid: identityAttempt.uuid });
  return claimed.length > 0;
}

export async function saveOutcome(db: Db, uuid: string, outcome: Outcome): Promise<void> {
  await db.update(identityAttempt).set({ outcome }).where(eq(identityAttempt.uuid, uuid));
}

/** Deletes an attempt and returns it; of several concurrent calls only one gets it. */
export async function takeAttempt(tx: Db, uuid: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.delete(identityAttempt).where(eq(identityAttempt.uuid, uuid)).returning();
  return row;
}

/** The account a person of a provider is linked with. */
export async function userLinkedWith(tx: Db, provider: string, subject: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(identityLink)
    .innerJoin(users, eq(users.id, identityLink.userId))
    .where(and(eq(identityLink.provider, provider), eq(identityLink.subject, subject)));
  return row?.user;
}

/** Whether an account is linked with anybody of a provider. */
export async function isLinked(tx: Db, provider: string, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: identityLink.id })
    .from(identityLink)
    .where(and(eq(identityLink.provider, provider), eq(identityLink.userId, userId)));
  return rows.length > 0;
}

/** Links a person with an account. Violates `identity_link_subject` or `identity_link_user` if either has a link. */
export async function addLink(tx: Db, link: typeof identityLink.$inferInsert): Promise<void> {
  await tx.insert(identityLink).values(link);
}

export async function fillIn(
  tx: Db,
  userId: number,
  filled: Pick<UserRow, 'lastname' | 'name' | 'middlename' | 'email' | 'emailActive' | 'verified'>,
): Promise<void> {
  await tx.update(users).set(filled).where(eq(users.id, userId));
}
