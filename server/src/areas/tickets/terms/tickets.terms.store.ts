import { type TicketTerms, ticketRefund } from '@venue/sdk/tickets/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { ticketTerms } from './tickets.terms.table.ts';

const defaults: TicketTerms = { allowsTransfer: true, allowsReentry: false, refundTerms: ticketRefund.byDays };

/** What the holders of tickets of an event may do. */
export async function termsOf(db: Db, eventId: number): Promise<TicketTerms> {
  const [row] = await db.select().from(ticketTerms).where(eq(ticketTerms.eventId, eventId));
  if (!row) return defaults;
  const { eventId: _, ...terms } = row;
  return terms;
}

/** Which of these events let guests go out and come in again. */
export async function reentryOf(db: Db, eventIds: readonly number[]): Promise<Set<number>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .select({ eventId: ticketTerms.eventId })
    .from(ticketTerms)
    .where(and(inArray(ticketTerms.eventId, [...eventIds]), ticketTerms.allowsReentry));
  return new Set(rows.map(({ eventId }) => eventId));
}

export async function saveTerms(tx: Db, eventId: number, terms: TicketTerms): Promise<void> {
  await tx
    .insert(ticketTerms)
    .values({ eventId, ...terms })
    .onConflictDoUpdate({ target: ticketTerms.eventId, set: terms });
}
