import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { audit } from '../../../core/db/core.table.ts';
import type { Db } from '../../../core/db/database.ts';
import { approvedVersion } from '../../../core/record/history.table.ts';
import { subject } from '../events.admin.service.ts';
import { kindOf } from '../events.presenter.ts';
import { type EventTableRow, standing } from '../events.store.ts';
import { event } from '../events.table.ts';
import { eventHandover } from './events.handover.table.ts';

type Offer = typeof eventHandover.$inferSelect;

/** The offer of an event that has not expired. */
export async function offerOf(db: Db, eventId: number, now: Date): Promise<Offer | undefined> {
  // guard: events.handover.test.ts
  const [row] = await db
    .select()
    .from(eventHandover)
    .where(and(eq(eventHandover.eventId, eventId), gt(eventHandover.until, now)));
  return row;
}

/** Saves an offer in place of the one before. */
export async function setOffer(tx: Db, offer: Offer): Promise<void> {
  await tx.insert(eventHandover).values(offer).onConflictDoUpdate({ target: eventHandover.eventId, set: offer });
}

export async function endOffer(tx: Db, eventId: number): Promise<void> {
  await tx.delete(eventHandover).where(eq(eventHandover.eventId, eventId));
}

/** Ends the offers that have expired, and returns their events. */
export async function endExpiredOffers(tx: Db, now: Date): Promise<EventTableRow[]> {
  const ended = await tx
    .delete(eventHandover)
    .where(lte(eventHandover.until, now))
    .returning({ id: eventHandover.eventId });
  const ids = ended.map(({ id }) => id);
  return ids.length === 0
    ? []
    : tx
        .select()
        .from(event)
        .where(and(inArray(event.id, ids), standing));
}

/** Events offered to a phone, the ones to answer first at the top. */
export const offeredTo = (db: Db, phone: string, now: Date) =>
  db
    .select({ offer: eventHandover, event })
    .from(eventHandover)
    .innerJoin(event, eq(event.id, eventHandover.eventId))
    .where(and(eq(eventHandover.toPhone, phone), gt(eventHandover.until, now), standing))
    .orderBy(asc(eventHandover.until), asc(event.id));

/**
 * Takes the former organiser's name out of what is kept of an event beside its row, because that goes with the event
 * and not with the account.
 */
export async function forgetOrganiser(tx: Db, row: EventTableRow): Promise<void> {
  const name = sql`jsonb_build_object('organizerName', ${row.organizerName}::text)`;
  await tx
    .update(approvedVersion)
    .set({ data: sql`${approvedVersion.data} || ${name}` })
    .where(and(eq(approvedVersion.kind, kindOf(row)), eq(approvedVersion.objectId, row.id)));
  await tx
    .update(audit)
    .set({ before: sql`${audit.before} - 'organizerName'`, after: sql`${audit.after} - 'organizerName'` })
    .where(and(eq(audit.subject, subject), eq(audit.subjectId, row.id)));
}
