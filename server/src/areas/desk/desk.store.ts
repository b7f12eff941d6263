import { bookingStatus } from '@venue/sdk/bookings/model';
import { eventSessions } from '@venue/sdk/event-requests/model';
import { and, asc, count, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { whole } from '../bookings/bookings.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { blockedTo, markOf } from '../customers/customers.marks.store.ts';
import { timesOf } from '../event-requests/event-requests.estimate.store.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { event } from '../events/events.table.ts';
import { shiftNote } from './desk.table.ts';

/** These bookings as the board shows them. */
export const bookingsOnBoard = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          booking: whole,
          customer: personName,
          phone: users.phone,
          accountState: accountStateInSql,
          isOffer: sql<boolean>`exists (select 1 from room_request where booking_id = booking.id)
            or exists (select 1 from room_wait where booking_id = booking.id)`,
        })
        .from(booking)
        .innerJoin(users, eq(users.id, booking.userId))
        .where(inArray(booking.id, [...ids]))
        .orderBy(asc(booking.firstStart), asc(booking.id));

interface TakenHour {
  readonly startsAt: Date;
  readonly eventId: number | null;
  readonly eventRequestId: number | null;
}

/** What the board writes on an hour that is taken for an event. */
interface EventOfHour {
  /** Title of the event, or of the request for one; empty for any other hour. */
  readonly title: string;
  /** Whether the request takes the hour only to prepare, or to clear away. */
  readonly isPreparation: boolean;
}

const numbers = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter(id => id !== null))];
const HOUR = 3_600_000;

/** Reads what the board writes on hours that events and requests for them take. */
export async function eventsOf(db: Db, taken: readonly TakenHour[]): Promise<(hour: TakenHour) => EventOfHour> {
  const eventIds = numbers(taken.map(each => each.eventId));
  const requestIds = numbers(taken.map(each => each.eventRequestId));
  const named = { id: event.id, title: event.title };
  const events = eventIds.length === 0 ? [] : await db.select(named).from(event).where(inArray(event.id, eventIds));
  const requests =
    requestIds.length === 0 ? [] : await db.select().from(eventRequest).where(inArray(eventRequest.id, requestIds));
  const titles = new Map(events.map(each => [each.id, each.title]));
  const known = new Map(requests.map(row => [row.id, { title: row.title, sessions: eventSessions(timesOf(row)) }]));
  return ({ startsAt, eventId, eventRequestId }) => {
    const request = known.get(eventRequestId ?? 0);
    const [begins, ends] = [startsAt.getTime(), startsAt.getTime() + HOUR];
    const isInSession = request?.sessions.some(({ from, to }) => from.getTime() < ends && to.getTime() > begins);
    return {
      title: titles.get(eventId ?? 0) ?? request?.title ?? '',
      isPreparation: eventId === null && isInSession === false,
    };
  };
}

/** The account of a phone, with its number of bookings that were not cancelled; undefined for a new caller. */
export async function callerBy(db: Db, phone: string, now: Date) {
  const [row] = await db
    .select({ userId: users.id, customer: personName, accountState: accountStateInSql })
    .from(users)
    .where(eq(users.phone, phone));
  if (!row) return undefined;
  const mark = await markOf(db, row.userId);
  const [made] = await db
    .select({ count: count() })
    .from(booking)
    .where(and(eq(booking.userId, row.userId), ne(booking.status, bookingStatus.cancelled)));
  return { ...row, count: made?.count ?? 0, warning: mark?.warning ?? '', blockedTo: blockedTo(mark, now) };
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
