import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '../../../core/db/core.table.ts';
import type { Db } from '../../../core/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { deliveryState, mailingBounce, mailingDelivery } from '../mailing.table.ts';

export type Letter = typeof outbox.$inferSelect;

/** A letter that was sent, locked. */
export async function lockLetter(tx: Db, id: number): Promise<Letter | undefined> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.kind, 'mail')))
    .for('update');
  return row;
}

export const changeLetter = (tx: Db, id: number, values: Partial<Letter>) =>
  tx.update(outbox).set(values).where(eq(outbox.id, id));

/** Marks an address that does not exist: for newsletters, and for the accounts that have it. */
export async function markGone(tx: Db, address: string, now: Date): Promise<void> {
  const email = address.toLowerCase();
  await tx.insert(mailingBounce).values({ email, at: now }).onConflictDoNothing();
  await tx
    .update(users)
    .set({ emailBouncedAt: now })
    .where(eq(sql`lower(${users.email})`, email));
}

/** A letter to this address has arrived: the code in it was entered. */
export const forgetBounce = (tx: Db, email: string) =>
  tx.delete(mailingBounce).where(eq(mailingBounce.email, email.toLowerCase()));

/** The copy of a newsletter that this letter was has not arrived. */
export const markCopy = (tx: Db, { id }: Letter) =>
  tx
    .update(mailingDelivery)
    .set({ state: deliveryState.bounced })
    .where(and(eq(mailingDelivery.outboxId, id), eq(mailingDelivery.state, deliveryState.sent)));
