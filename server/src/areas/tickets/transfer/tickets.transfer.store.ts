import { ticketChange as changes, checkInOutcome, type TicketChange } from '@venue/sdk/tickets/model';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { eventAttendee, newTicketCode } from '../../events/tickets/events.attendees.table.ts';
import { payment, refund } from '../../payments/payments.table.ts';
import { ticketChange } from './tickets.transfer.table.ts';

/** Writes how a ticket changed hands. */
export async function addChange(tx: Db, values: typeof ticketChange.$inferInsert): Promise<void> {
  await tx.insert(ticketChange).values(values);
}

type NewHolder = Pick<typeof eventAttendee.$inferSelect, 'name'> & Partial<typeof eventAttendee.$inferInsert>;

/** Gives a ticket with this code other data and a new code; undefined when the code is void, or the ticket cancelled. */
export async function replaceCode(tx: Db, id: number, code: string, holder: NewHolder): Promise<string | undefined> {
  const [row] = await tx
    .update(eventAttendee)
    .set({ ...holder, code: newTicketCode() })
    .where(and(eq(eventAttendee.id, id), eq(eventAttendee.code, code), isNull(eventAttendee.cancelledAt)))
    .returning({ code: eventAttendee.code });
  return row?.code;
}

/** What the door says to a code that was replaced. */
export const outcomes = {
  [changes.renamed]: checkInOutcome.renamed,
  [changes.passedOn]: checkInOutcome.passedOn,
  [changes.moved]: checkInOutcome.moved,
} as const;

/** Of which ticket a void code was, and how it was replaced. */
export async function replacedCode(db: Db, code: string) {
  const [row] = await db
    .select({ attendeeId: ticketChange.attendeeId, kind: ticketChange.kind })
    .from(ticketChange)
    .where(eq(ticketChange.code, code));
  return row;
}

/** The void codes that may be shown at the door of an event. */
export const replacedCodes = (db: Db, eventId: number) =>
  db
    .select({ attendeeId: ticketChange.attendeeId, kind: ticketChange.kind, code: ticketChange.code })
    .from(ticketChange)
    .innerJoin(eventAttendee, eq(eventAttendee.id, ticketChange.attendeeId))
    .where(or(eq(ticketChange.eventId, eventId), eq(eventAttendee.eventId, eventId)))
    .orderBy(asc(ticketChange.id));

/** How these tickets changed hands, by ticket, the oldest first. */
export async function changesOf(db: Db, ids: readonly number[]): Promise<Map<number, TicketChange[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ticketChange)
    .where(inArray(ticketChange.attendeeId, [...ids]))
    .orderBy(asc(ticketChange.id));
  const byTicket = Map.groupBy(rows, ({ attendeeId }) => attendeeId);
  return new Map(
    [...byTicket].map(([id, steps]) => [
      id,
      steps.map(({ kind, at, name }) => ({ change: kind, at: at.toISOString(), formerName: name })),
    ]),
  );
}

/** Which of these orders have a refund on its way. */
export async function refundedOrders(db: Db, orderIds: readonly (number | null)[]): Promise<Set<number>> {
  const ids = [...new Set(orderIds)].filter(id => id !== null);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ orderId: payment.ticketOrderId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(inArray(payment.ticketOrderId, ids), inArray(refund.status, ['requested', 'failed'])));
  return new Set(rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])));
}
