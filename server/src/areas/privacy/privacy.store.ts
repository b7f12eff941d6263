import type { ConsentPurpose } from '@venue/sdk/privacy/model';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent, personalDataView } from './privacy.table.ts';

const VIEWS_SHOWN = 200;
const VIEWS_AT_ONCE = 1000;

type View = typeof personalDataView.$inferInsert;

/** The consents a person gave, withdrawn ones too, newest first. */
export const consentsOf = (db: Db, userId: number) =>
  db.select().from(consent).where(eq(consent.userId, userId)).orderBy(desc(consent.id));

/** Whether a person agrees to a purpose now. */
export async function agrees(db: Db, userId: number, purpose: ConsentPurpose): Promise<boolean> {
  const rows = await db.select({ id: consent.id }).from(consent).where(standing(userId, purpose)).limit(1);
  return rows.length > 0;
}

const standing = (userId: number, purpose: ConsentPurpose) =>
  // guard: server/src/areas/profile/profile.test.ts
  and(eq(consent.userId, userId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt));

export interface NewConsent {
  readonly userId: number;
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly ip: string;
  readonly at: Date;
}

/** Saves a consent, unless the person agrees to this wording already. */
export async function addConsent(tx: Db, row: NewConsent): Promise<void> {
  await tx.insert(consent).values(row).onConflictDoNothing();
}

/** Ends a consent; it stays on record. */
export async function endConsent(tx: Db, userId: number, purpose: ConsentPurpose, now: Date): Promise<void> {
  await tx.update(consent).set({ withdrawnAt: now }).where(standing(userId, purpose));
}

export async function setLetters(tx: Db, userId: number, emailAccept: boolean): Promise<void> {
  await tx.update(users).set({ emailAccept }).where(eq(users.id, userId));
}

/** Logs that somebody viewed personal data, in the transaction that reads them. */
export async function noteView(tx: Db, view: View): Promise<void> {
  await tx.insert(personalDataView).values(view);
}

/** The same for many people at once, in as few statements as the limit of parameters allows. */
export async function noteViews(tx: Db, userIds: readonly number[], view: Omit<View, 'userId'>): Promise<void> {
  for (let from = 0; from < userIds.length; from += VIEWS_AT_ONCE)
    await tx
      .insert(personalDataView)
      .values(userIds.slice(from, from + VIEWS_AT_ONCE).map(userId => ({ ...view, userId })));
}

/** Who opened a person's data, newest first. */
export const viewsOf = (db: Db, userId: number) =>
  db
    .select()
    .from(personalDataView)
    .where(eq(personalDataView.userId, userId))
    .orderBy(desc(personalDataView.id))
    .limit(VIEWS_SHOWN);

/** Sets when an account is deleted, and whether staff have to decide something before; null ends the request. */
export async function setDeletion(tx: Db, userId: number, at: Date | null, needsStaff = false): Promise<void> {
  const withdrawal = at === null ? { deletionToldAt: null } : {};
  await tx
    .update(users)
    .set({ deletionAt: at, deletionNeedsStaff: needsStaff, ...withdrawal })
    .where(eq(users.id, userId));
}

/** Notes that the owner of an account is told why it is not deleted yet. */
export async function setTold(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ deletionToldAt: now }).where(eq(users.id, userId));
}
