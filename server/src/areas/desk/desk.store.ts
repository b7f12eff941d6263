import { bookingStatus } from '@venue/sdk/bookings/model';
import { and, asc, count, eq, gte, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { whole } from '../bookings/bookings.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { event } from '../events/events.table.ts';
import { shiftNote } from './desk.table.ts';

/** These bookings as the board shows them. */
export const bookingsOnBoard = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ booking: whole, customer: personName, phone: users.phone, accountState: accountStateInSql })
        .from(booking)
        .innerJoin(users, eq(users.id, booking.userId))
        .where(inArray(booking.id, [...ids]))
        .orderBy(asc(booking.firstStart), asc(booking.id));

interface OfEvent {
  readonly eventId: number | null;
  readonly eventRequestId: number | null;
}

/** Returns the title of the event, or of the request for one, that takes an hour; empty for any other hour. */
export async function eventTitles(db: Db, taken: readonly OfEvent[]): Promise<(hour: OfEvent) => string> {
  const titlesIn = async (table: typeof event | typeof eventRequest, ids: readonly (number | null)[]) => {
    const some = [...new Set(ids.filter(id => id !== null))];
    if (some.length === 0) return new Map<number, string>();
    const rows = await db.select({ id: table.id, title: table.title }).from(table).where(inArray(table.id, some));
    return new Map(rows.map(({ id, title }) => [id, title]));
  };
  const events = await titlesIn(
    event,
    taken.map(each => each.eventId),
  );
  const requests = await titlesIn(
    eventRequest,
    taken.map(each => each.eventRequestId),
  );
  return ({ eventId, eventRequestId }) => events.get(eventId ?? 0) ?? requests.get(eventRequestId ?? 0) ?? '';
}

/** The account of a phone, with its number of bookings that were not cancelled; undefined for a new caller. */
export async function callerBy(db: Db, phone: string) {
  const [row] = await db
    .select({ userId: users.id, customer: personName, accountState: accountStateInSql })
    .from(users)
    .where(eq(users.phone, phone));
  if (!row) return undefined;
  const [made] = await db
    .select({ count: count() })
    .from(booking)
    .where(and(eq(booking.userId, row.userId), ne(booking.status, bookingStatus.cancelled)));
  return { ...row, count: made?.count ?? 0 };
}

export const notesOf = (db: Db, from: string, to: string) =>
  db
    .select({
      note: shiftNote,
      name: { lastname: users.lastname, name: users.name, middlename: users.middlename },
    })
    .from(shiftNote)
    .innerJoin(users, eq(users.id, shiftNote.createdBy))
    .where(and(gte(shiftNote.day, from), lt(shiftNote.day, to)))
    .orderBy(asc(shiftNote.day), asc(shiftNote.id));

export const addNote = async (tx: Db, values: typeof shiftNote.$inferInsert) =>
  inserted(await tx.insert(shiftNote).values(values).returning());

export async function removeNote(tx: Db, id: number) {
  const [row] = await tx.delete(shiftNote).where(eq(shiftNote.id, id)).returning();
  return row;
}
