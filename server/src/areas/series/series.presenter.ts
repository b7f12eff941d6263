import type { MoveDate, MoveKind, MoveOptions, OtherDate, SeriesCandidate } from '@venue/sdk/series/model';
import { eventPlace, ticketSale } from '@venue/sdk/tickets/model';
import type { Db } from '../../core/db/database.ts';
import { type EventTableRow, type EventTicketRow, ticketsOf } from '../events/events.store.ts';
import { namesOfRooms } from '../rooms/rooms.store.ts';
import { beginsAt, isSameKind, placesLeft, saleOf } from '../tickets/moves/tickets.moves.service.ts';
import type { HeldTicket } from '../tickets/tickets.store.ts';
import { otherDates, seriesOf } from './series.store.ts';

/** When and where each of these events is. */
async function datesOf(db: Db, rows: readonly EventTableRow[]) {
  const rooms = await namesOfRooms(
    db,
    rows.map(({ roomId }) => roomId),
  );
  return rows.map(({ id, title, date, time, dateEnd, timeEnd, roomId, place }) => ({
    ...{ eventId: id, eventTitle: title, date, time, dateEnd, timeEnd },
    place: eventPlace({ roomName: roomId === null ? null : (rooms.get(roomId) ?? null), place }),
  }));
}

/** The other dates of an event, as visitors see them. */
export async function presentDates(db: Db, eventId: number, now: Date): Promise<OtherDate[]> {
  const rows = await otherDates(db, eventId, now);
  const dates = await datesOf(db, rows);
  const soldOut = await Promise.all(
    rows.map(async row => {
      const kinds = await ticketsOf(db, row.id);
      return kinds.length > 0 && kinds.every(kind => saleOf(kind, row, now) === ticketSale.soldOut);
    }),
  );
  return dates.map((date, index) => ({ ...date, isSoldOut: soldOut[index] ?? false }));
}

export async function presentCandidates(
  db: Db,
  eventId: number,
  rows: readonly { readonly event: EventTableRow; readonly seriesId: number | null }[],
): Promise<SeriesCandidate[]> {
  const own = (await seriesOf(db, eventId)) ?? null;
  const dates = await datesOf(
    db,
    rows.map(({ event }) => event),
  );
  return dates.map((date, index) => {
    const seriesId = rows[index]?.seriesId ?? null;
    return {
      ...date,
      isChosen: seriesId !== null && seriesId === own,
      isElsewhere: seriesId !== null && seriesId !== own,
    };
  });
}

/**
 * The dates that tickets of one event may be moved to; null for an event without other dates, and for no tickets.
 * `movable` are those of them that may be moved now.
 */
export async function presentMove(
  db: Db,
  { tickets, movable, isOwn }: Record<'tickets' | 'movable', readonly HeldTicket[]> & { readonly isOwn: boolean },
  now: Date,
): Promise<MoveOptions | null> {
  const [first] = tickets;
  const rows = first ? (await otherDates(db, first.event.id, now)).filter(row => beginsAt(row) > now) : [];
  if (!first || rows.length === 0) return null;
  const dates = await datesOf(db, rows);
  const kinds = await Promise.all(rows.map(({ id }) => ticketsOf(db, id)));
  const ofEachKind = [...Map.groupBy(movable, ({ kind }) => kind.name).values()].flatMap(([each]) => each ?? []);
  return {
    from: first.event.id,
    isOwn,
    isLate: movable.length === 0,
    tickets: movable.map(({ ticket, kind }) => ({
      ticketNumber: ticket.id,
      ticketName: kind.name,
      price: ticket.price,
    })),
    dates: rows.flatMap((row, index): MoveDate[] => {
      const date = dates[index];
      return date ? [{ ...date, kinds: ofEachKind.map(each => presentKind(each, row, kinds[index] ?? [], now)) }] : [];
    }),
  };
}

function presentKind({ kind }: HeldTicket, row: EventTableRow, kinds: readonly EventTicketRow[], now: Date): MoveKind {
  const same = kinds.find(each => isSameKind(each, kind));
  const isOpen = same && saleOf(same, row, now) === ticketSale.open;
  return { ticketName: kind.name, ticketPrice: same?.price ?? null, left: isOpen ? placesLeft(same, row) : 0 };
}
