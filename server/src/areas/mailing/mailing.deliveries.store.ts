import { letterStatus } from '@venue/sdk/mailing/model';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { and, asc, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { prepared } from '../../core/db/prepared.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';
import { deliveryState, mailingBounce, mailingDelivery, mailingLetter } from './mailing.table.ts';

const { waiting, posted, sent, bounced, skipped } = deliveryState;

const notEnded = inArray(mailingLetter.status, [letterStatus.sending, letterStatus.stopped]);

/**
 * The next recipients of a letter. `stands` tells whether each still agrees, and the address is confirmed as theirs and
 * has not bounced.
 */
export const nextRecipients = (tx: Db, letterId: number, most: number) =>
  tx
    .select({
      id: mailingDelivery.id,
      email: mailingDelivery.email,
      stands: sql<boolean>`${consent.withdrawnAt} is null and ${mailingBounce.at} is null
        and (${consent.userId} is null or ${users.emailActive})
        and lower(coalesce(${consent.email}, ${users.email})) = ${mailingDelivery.email}`,
    })
    .from(mailingDelivery)
    .innerJoin(consent, eq(consent.id, mailingDelivery.consentId))
    .leftJoin(users, eq(users.id, consent.userId))
    .leftJoin(mailingBounce, eq(mailingBounce.email, mailingDelivery.email))
    .where(and(eq(mailingDelivery.letterId, letterId), eq(mailingDelivery.state, waiting)))
    .orderBy(asc(mailingDelivery.id))
    .limit(most);

type Values = Partial<typeof mailingDelivery.$inferInsert>;

export const changeDelivery = (tx: Db, id: number, values: Values) =>
  tx.update(mailingDelivery).set(values).where(eq(mailingDelivery.id, id));

/** Reads the outcomes of posted letters from the outbox. Returns whether anything changed. */
export async function noteOutcomes(tx: Db): Promise<boolean> {
  const { rowCount } = await tx
    .update(mailingDelivery)
    .set({
      state: sql`case when ${outbox.sentAt} is not null then ${sent}::int
        when ${outbox.refusedAt} is not null then ${bounced}::int else ${skipped}::int end`,
    })
    .from(outbox)
    .where(and(eq(mailingDelivery.state, posted), eq(outbox.id, mailingDelivery.outboxId), isNull(outbox.dueAt)));
  return rowCount !== 0;
}

/** Whether a letter has not ended or a copy of one has no outcome yet, by one statement. */
export async function isAnyUnderWay(db: Db): Promise<boolean> {
  const [answer] = await prepared(db, 'any_letter_under_way', () => {
    const letters = db.select({ id: mailingLetter.id }).from(mailingLetter).where(notEnded);
    const copies = db.select({ id: mailingDelivery.id }).from(mailingDelivery).where(eq(mailingDelivery.state, posted));
    return db.select({ is: sql<boolean>`${or(exists(letters), exists(copies))}` }).from(sql`(select 1) as once`);
  }).execute();
  return answer?.is === true;
}

/** Ends the letters that have no recipients left. */
export async function endLetters(tx: Db, now: Date): Promise<boolean> {
  const left = tx
    .select({ id: mailingDelivery.id })
    .from(mailingDelivery)
    .where(and(eq(mailingDelivery.letterId, mailingLetter.id), inArray(mailingDelivery.state, [waiting, posted])));
  const { rowCount } = await tx
    .update(mailingLetter)
    .set({ status: letterStatus.sent, endedAt: now, version: sql`${mailingLetter.version} + 1` })
    .where(and(notEnded, notExists(left)));
  return (rowCount ?? 0) > 0;
}

/** Takes the unsent copies of a letter back from the outbox; their recipients wait again. */
export async function recallPosted(tx: Db, letterId: number, now: Date): Promise<void> {
  const ids = tx
    .select({ id: mailingDelivery.outboxId })
    .from(mailingDelivery)
    .where(and(eq(mailingDelivery.letterId, letterId), eq(mailingDelivery.state, posted)));
  // A copy that a worker has already claimed is sent anyway.
  const recalled = await tx
    .update(outbox)
    .set({ dueAt: null, droppedAt: now, html: null, leave: null })
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt), eq(outbox.attempts, 0)))
    .returning({ id: outbox.id });
  if (recalled.length > 0)
    await tx
      .update(mailingDelivery)
      .set({ state: waiting, outboxId: null, postedAt: null })
      .where(
        inArray(
          mailingDelivery.outboxId,
          recalled.map(({ id }) => id),
        ),
      );
}

/** A person's copy of a letter. */
export async function deliveryById(db: Db, id: number) {
  const [row] = await db.select().from(mailingDelivery).where(eq(mailingDelivery.id, id));
  return row;
}

const standing = (email: string) =>
  and(
    eq(consent.purpose, consentPurpose.mailing),
    isNull(consent.withdrawnAt),
    or(
      eq(consent.email, email),
      sql`${consent.userId} in (select ${users.id} from ${users} where lower(${users.email}) = ${email})`,
    ),
  );

/** Whether an address has a valid consent. */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const rows = await db.select({ id: consent.id }).from(consent).where(standing(email)).limit(1);
  return rows.length > 0;
}

/** Withdraws all consents for an address, of a visitor and of accounts; returns whether there were any. */
export async function endConsents(tx: Db, email: string, now: Date): Promise<boolean> {
  const ended = await tx.update(consent).set({ withdrawnAt: now }).where(standing(email)).returning({
    userId: consent.userId,
  });
  const accounts = ended.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  if (accounts.length > 0) await tx.update(users).set({ emailAccept: false }).where(inArray(users.id, accounts));
  return ended.length > 0;
}

interface NewConsent {
  /** In lower case. */
  readonly email: string;
  readonly version: string;
  readonly ip: string;
  readonly at: Date;
}

/**
 * Saves the consent of a visitor who opened the mailed link. The address therefore exists, and its bounce is removed.
 */
export async function addConsentOf(tx: Db, given: NewConsent): Promise<void> {
  await tx
    .insert(consent)
    .values({ ...given, purpose: consentPurpose.mailing })
    .onConflictDoNothing();
  await tx.delete(mailingBounce).where(eq(mailingBounce.email, given.email));
}
