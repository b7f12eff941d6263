import { draftLimits } from '@venue/sdk/drafts/model';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { draft } from './drafts.table.ts';

/** The context that a draft's encryption is bound to. */
export const aboutDraft = (userId: number, key: string): string => `draft:${userId}:${key}`;

// guard: drafts.test.ts
const its = (userId: number, key: string) => and(eq(draft.userId, userId), eq(draft.key, key));

export async function draftOf(db: Db, userId: number, key: string) {
  const [row] = await db.select().from(draft).where(its(userId, key));
  return row;
}

/** Keeps a draft in place of the former one. */
export async function keepDraft(tx: Db, values: typeof draft.$inferInsert): Promise<void> {
  const { sealed, savedAt } = values;
  await tx
    .insert(draft)
    .values(values)
    .onConflictDoUpdate({ target: [draft.userId, draft.key], set: { sealed, savedAt } });
}

/** Deletes a person's oldest drafts beyond the limit. */
export async function dropOldest(tx: Db, userId: number): Promise<void> {
  const old = tx
    .select({ key: draft.key })
    .from(draft)
    .where(eq(draft.userId, userId))
    .orderBy(desc(draft.savedAt), desc(draft.key))
    .offset(draftLimits.drafts);
  await tx.delete(draft).where(and(eq(draft.userId, userId), inArray(draft.key, old)));
}

export async function forgetDraft(tx: Db, userId: number, key: string): Promise<void> {
  await tx.delete(draft).where(its(userId, key));
}
