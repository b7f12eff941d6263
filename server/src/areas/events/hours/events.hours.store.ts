import { ApiFailure } from '@venue/sdk';
import {
  type EventDates,
  type EventStatus,
  eventStatus,
  hoursOfEvent,
  isTooLong,
  MOST_EVENT_DAYS,
  type RoomClash,
  roomClashes,
} from '@venue/sdk/events/model';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { clashesAt } from '../../bookings/bookings.clashes.store.ts';
import { freeHoursOfEvent } from '../../bookings/bookings.events.store.ts';
import { takeHours } from '../../bookings/bookings.store.ts';
import { eventRequest } from '../../event-requests/event-requests.table.ts';
import type { EventTableRow, event } from '../events.table.ts';

type Row = EventTableRow;
const HOUR = 3_600_000;

/** The statuses in which an event has the hours of its room. */
export const statusesWithHours: readonly EventStatus[] = [
  eventStatus.published,
  eventStatus.awaitingPayment,
  eventStatus.processing,
];

/**
 * Whether an event has the hours of its room: from its acceptance on, so that whoever pays for it finds them. An event
 * elsewhere takes none.
 */
export const holdsHours = ({ status, roomId }: Pick<Row, 'status' | 'roomId'>): boolean =>
  roomId !== null && statusesWithHours.includes(status);

const claims = ['roomId', 'date', 'time', 'dateEnd', 'timeEnd'] as const satisfies readonly (keyof Row)[];

/** Whether a change of an event takes other hours, or frees them. */
export function needsHours(before: Row, values: Partial<typeof event.$inferInsert>): boolean {
  const after = { ...before, ...values } as Row;
  // guard: events.hours.test.ts
  if (holdsHours(before) !== holdsHours(after)) return true;
  if (!holdsHours(after)) return false;
  const isMoved = claims.some(name => before[name] !== after[name]);
  return isMoved || (before.lacksHours && before.status !== after.status && after.status === eventStatus.published);
}

/** Takes the hours of an event as it is now, and frees those it had. Throws `room_taken` and `invalid_input`. */
export async function holdHours(tx: Db, row: Row): Promise<void> {
  const { id: eventId, roomId, updatedAt: now } = row;
  await freeHoursOfEvent(tx, eventId);
  // guard: events.hours.test.ts
  if (roomId === null || !holdsHours(row)) return;
  if (isTooLong(row)) {
    const dateEnd = `Помещение занимают не\u00a0больше чем на\u00a0${MOST_EVENT_DAYS} дней`;
    throw new ApiFailure('invalid_input', { fields: { dateEnd } });
  }
  const hours = hoursAhead(row, now);
  if (await takeHours(tx, roomId, hours, { kind: 'event', eventId }, now)) return;
  throw new ApiFailure('room_taken', { data: roomClashes(await clashesOf(tx, { ...row, eventId, roomId }, now)) });
}

/** Hours that are over are nobody's any more. */
// guard: events.hours.test.ts
const hoursAhead = (when: EventDates, now: Date): Date[] =>
  hoursOfEvent(when).filter(each => each.getTime() + HOUR > now.getTime());

interface ListQuery extends EventDates {
  readonly eventId: number | null;
  readonly roomId: number;
  readonly userId: number;
  readonly requestId: number | null;
}

/** What takes the hours that an event needs, by time. */
export async function clashesOf(db: Db, wanted: ListQuery, now: Date): Promise<RoomClash[]> {
  const shared = new Set(await requestsOf(db, wanted));
  return clashesAt(db, {
    roomId: wanted.roomId,
    hours: hoursAhead(wanted, now),
    isOwn: ({ eventId, eventRequestId }) =>
      (eventId !== null && eventId === wanted.eventId) ||
      (eventId === null && eventRequestId !== null && shared.has(eventRequestId)),
    now,
  });
}

/** Requests whose hours an event shares. */
async function requestsOf(db: Db, { userId, requestId }: ListQuery): Promise<number[]> {
  const own = eq(eventRequest.userId, userId);
  const rows = await db
    .select({ id: eventRequest.id })
    .from(eventRequest)
    .where(requestId === null ? own : or(own, eq(eventRequest.id, requestId)));
  return rows.map(({ id }) => id);
}
