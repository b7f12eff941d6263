import { addDays, dayOf, runsOf } from '@venue/sdk';
import type { BoardBlock, BoardBooking, BoardRoom, ShiftNote } from '@venue/sdk/desk/model';
import { bookingMode, daysFrom, type Opening, openOn } from '@venue/sdk/rooms/model';
import { staffName } from '../accounts/accounts.store.ts';
import type { takenHours } from '../bookings/bookings.store.ts';
import { statusOf } from '../bookings/desk/bookings.desk.service.ts';
import type { RoomRow } from '../rooms/rooms.store.ts';
import type * as store from './desk.store.ts';

type EventOf = Awaited<ReturnType<typeof store.eventsOf>>;

type TakenHour = Awaited<ReturnType<typeof takenHours>>[number];

/** A taken hour with what the board writes on it. */
interface BoardHour extends Omit<TakenHour, 'kind'> {
  readonly kind: BoardBlock['kind'];
  readonly title: string;
}
const HOUR = 3_600_000;

const modes = [bookingMode.instant, bookingMode.request, bookingMode.none] as const;

/** Rooms in the desk's order: instantly bookable ones first. */
export const inOrder = (rooms: readonly RoomRow[]): RoomRow[] =>
  rooms.toSorted((one, other) => modes.indexOf(one.bookingMode) - modes.indexOf(other.bookingMode));

/** A row of the board: a room with its hours on each day. */
export const presentRoom = (
  { id, name, floor, bookingMode }: RoomRow,
  opening: Opening,
  { from, days }: { from: string; days: number },
): BoardRoom => ({
  roomId: id,
  name,
  floor,
  bookingMode,
  days: daysFrom(from, days).map(day => ({
    day,
    open: openOn(opening, day),
    reason: opening.closed.get(day) ?? null,
  })),
});

/** Identifies what takes an hour, so that hours with the same taker form one block. */
const takerOf = ({ kind, place, bookingId, eventRequestId, eventId, technicalReasonId, through }: BoardHour) =>
  [kind, through, place, bookingId, eventRequestId, eventId, technicalReasonId].join(' ');

/** Taken hours as blocks: consecutive hours of a room on one day with the same taker. */
export function blocksOf(taken: readonly TakenHour[], eventOf: EventOf): BoardBlock[] {
  // A room's own hours come after those of its parts and replace them.
  const hours = new Map(taken.map(each => [`${each.roomId} ${each.startsAt.getTime()}`, hourOf(each, eventOf(each))]));
  const sorted = [...hours.values()].sort((a, b) => a.roomId - b.roomId || a.startsAt.getTime() - b.startsAt.getTime());
  const blocks: { first: BoardHour; last: BoardHour }[] = [];
  for (const hour of sorted) {
    const block = blocks.at(-1);
    const goesOn =
      block !== undefined &&
      block.last.roomId === hour.roomId &&
      block.last.startsAt.getTime() + HOUR === hour.startsAt.getTime() &&
      dayOf(block.last.startsAt) === dayOf(hour.startsAt) &&
      takerOf(block.last) === takerOf(hour);
    if (goesOn) block.last = hour;
    else blocks.push({ first: hour, last: hour });
  }
  return blocks.map(({ first, last }) => ({
    roomId: first.roomId,
    kind: first.kind,
    start: first.startsAt.toISOString(),
    end: new Date(last.startsAt.getTime() + HOUR).toISOString(),
    place: first.through === 'own' ? null : first.place,
    orderId: first.bookingId,
    eventRequestId: first.eventRequestId,
    eventId: first.eventId,
    technicalReasonId: first.technicalReasonId,
    title: first.title,
  }));
}

const hourOf = (hour: TakenHour, { title, isPreparation }: ReturnType<EventOf>): BoardHour => ({
  ...hour,
  kind: isPreparation ? 'preparation' : hour.kind,
  title: hour.reason ?? title,
});

type OnBoard = Awaited<ReturnType<typeof store.bookingsOnBoard>>[number];

export const presentOnBoard = (
  { booking: row, customer, phone, accountState, isOffer }: OnBoard,
  now: Date,
): BoardBooking => ({
  orderId: row.id,
  status: statusOf(row, now),
  roomId: row.roomId,
  roomName: row.roomName,
  userId: row.userId,
  customer,
  phone,
  accountState,
  tariff: row.tariffTitle,
  extras: row.lines.filter(line => line.kind !== 'tariff').map(line => line.title),
  price: row.price,
  start: row.firstStart.toISOString(),
  end: row.lastEnd.toISOString(),
  runs: runsOf(row.hours),
  isOffer,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  arrival: row.arrival,
  comment: row.comment,
  guests: row.guests,
  customerComment: row.customerComment,
});

type Note = Awaited<ReturnType<typeof store.notesOf>>[number];

export const presentNote = ({ note, name }: Note): ShiftNote => ({
  noteId: note.id,
  day: note.day,
  text: note.text,
  who: staffName({ bioLastname: name.lastname, bioName: name.name, bioMiddlename: name.middlename }, note.createdBy),
  at: note.createdAt.toISOString(),
});

/** The day after the last of some days. */
export const endOfDays = (from: string, days: number): string => addDays(from, days);
