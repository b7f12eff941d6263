import type { EventReschedules, Reschedule, Spot } from '@venue/sdk/reschedules/model';
import { eventPlace } from '@venue/sdk/tickets/model';
import type { Db } from '../../core/db/database.ts';
import type { EventTableRow } from '../events/events.store.ts';
import { type EventRescheduleRow, reschedulesOf } from '../events/reschedules/events.reschedules.store.ts';
import { namesOfRooms } from '../rooms/rooms.store.ts';
import { heldOrders, standingOf } from '../tickets/cancellation/tickets.cancellation.store.ts';
import { countsOf } from './reschedules.store.ts';

/** An event is seldom rescheduled more than once or twice. */
const MOST = 50;

type Placed = Pick<EventTableRow | EventRescheduleRow, 'date' | 'time' | 'dateEnd' | 'timeEnd' | 'roomId' | 'place'>;

/** When and where, with the current names of rooms. */
export async function spotsOf(db: Db, rows: readonly Placed[]): Promise<Spot[]> {
  const rooms = await namesOfRooms(
    db,
    rows.map(({ roomId }) => roomId),
  );
  return rows.map(({ date, time, dateEnd, timeEnd, roomId, place }) => ({
    date,
    time,
    dateEnd,
    timeEnd,
    place: eventPlace({ roomName: roomId === null ? null : (rooms.get(roomId) ?? null), place }),
  }));
}

export const isOpen = ({ replacedAt, chooseUntil }: EventRescheduleRow, now: Date): boolean =>
  replacedAt === null && now < chooseUntil;

/** Whom rescheduling an event touches, and what guests chose before. */
export async function presentReschedules(db: Db, { id }: EventTableRow, now: Date): Promise<EventReschedules> {
  const rows = await reschedulesOf(db, id, MOST);
  const counts = await countsOf(db, id);
  const spots = await spotsOf(db, rows);
  const { tickets, guests, refund } = await standingOf(db, id);
  return {
    tickets,
    guests,
    refund,
    unpaid: (await heldOrders(db, id)).length,
    reschedules: rows.flatMap((row, index): Reschedule[] => {
      const [before, of] = [spots[index], counts.get(row.id)];
      if (!before || !of) return [];
      const waits = isOpen(row, now);
      return [
        {
          rescheduleId: row.id,
          at: row.at.toISOString(),
          by: row.by,
          reason: row.reason,
          before,
          chooseUntil: row.chooseUntil.toISOString(),
          isOpen: waits,
          writtenAt: row.writtenAt?.toISOString() ?? null,
          // Silence keeps the ticket.
          keep: of.keep + (waits ? 0 : of.waiting),
          waiting: waits ? of.waiting : 0,
          waitingSum: waits ? of.waiting_sum : 0,
          returned: of.returned,
          returnedSum: of.returned_sum,
        },
      ];
    }),
  };
}
