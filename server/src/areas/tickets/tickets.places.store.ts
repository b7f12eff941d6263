import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { event, eventTicket } from '../events/events.table.ts';
import type { PricedLine } from './tickets.rules.ts';

type Place = 'held' | 'sold';
type Counted = Pick<PricedLine, 'ticketId' | 'count'>;

const placesOf = (lines: readonly Counted[]): number => lines.reduce((all, each) => all + each.count, 0);

/**
 * Takes places of an event, which the caller holds locked. Returns false when there are not enough, and the transaction
 * must then be rolled back. Nothing is read first: each is one conditional update, guarded by a check constraint.
 */
export async function takePlaces(tx: Db, eventId: number, lines: readonly Counted[], as: Place): Promise<boolean> {
  for (const { ticketId, count: places } of lines) {
    const { held, sold, quantity } = eventTicket;
    const taken = await tx
      .update(eventTicket)
      .set({ [as]: sql`${eventTicket[as]} + ${places}` })
      .where(
        // guard: tickets.race.test.ts
        and(
          eq(eventTicket.id, ticketId),
          eq(eventTicket.eventId, eventId),
          sql`${held} + ${sold} + ${places} <= ${quantity}`,
        ),
      )
      .returning({ id: eventTicket.id });
    if (taken.length === 0) return false;
  }
  const places = placesOf(lines);
  const { taken, participantsLimit } = event;
  const fits = await tx
    .update(event)
    .set({ taken: sql`${taken} + ${places}` })
    .where(and(eq(event.id, eventId), or(isNull(participantsLimit), sql`${taken} + ${places} <= ${participantsLimit}`)))
    .returning({ id: event.id });
  return fits.length > 0;
}

/** The same within a transaction that goes on: false when there are not enough, and then none was taken. */
export async function placesTaken(...[tx, ...asked]: Parameters<typeof takePlaces>): Promise<boolean> {
  const none = new Error('there are not enough places');
  try {
    await inTransaction(tx, async inner => {
      if (!(await takePlaces(inner, ...asked))) throw none;
    });
    return true;
  } catch (error) {
    if (error === none) return false;
    throw error;
  }
}

/** Turns the places that an order holds into sold ones. */
export async function sellHeld(tx: Db, lines: readonly Counted[]): Promise<void> {
  const { held, sold } = eventTicket;
  for (const { ticketId, count: places } of lines)
    await tx
      .update(eventTicket)
      .set({ held: sql`${held} - ${places}`, sold: sql`${sold} + ${places}` })
      .where(eq(eventTicket.id, ticketId));
}

/** Frees taken places of an event. */
export async function givePlacesBack(tx: Db, eventId: number, lines: readonly Counted[], from: Place): Promise<void> {
  for (const { ticketId, count: places } of lines)
    await tx
      .update(eventTicket)
      .set({ [from]: sql`${eventTicket[from]} - ${places}` })
      .where(eq(eventTicket.id, ticketId));
  await tx
    .update(event)
    .set({ taken: sql`${event.taken} - ${placesOf(lines)}` })
    .where(eq(event.id, eventId));
}

/** The event of a kind of ticket; undefined when there is no such kind. */
export async function eventOfKind(db: Db, ticketId: number): Promise<number | undefined> {
  const [row] = await db.select({ eventId: eventTicket.eventId }).from(eventTicket).where(eq(eventTicket.id, ticketId));
  return row?.eventId;
}
