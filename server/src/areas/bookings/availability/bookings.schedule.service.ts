import type { Slot } from '@venue/sdk/bookings/model';
import type { Opening } from '@venue/sdk/rooms/model';
import type { Db } from '../../../core/db/database.ts';
import { type Days, openingOf } from '../../rooms/rooms.opening.store.ts';
import type { RoomRow } from '../../rooms/rooms.store.ts';
import { presentSchedule } from '../bookings.presenter.ts';
import { takenHours } from '../bookings.store.ts';

interface Viewer {
  readonly now: Date;
  readonly openDays: number;
  /** Whose hours are shown as their own; nobody's for a visitor. */
  readonly userId?: number | undefined;
  readonly staff?: boolean;
  /** The booking that its owner is moving. */
  readonly moving?: number | undefined;
}

/** Every hour of some days of a room as the viewer may see it, and when the room is open on them. */
export async function scheduleOf(
  db: Db,
  room: Pick<RoomRow, 'id' | 'bufferBefore' | 'bufferAfter'>,
  { from, days }: Days,
  { now, openDays, userId, staff = false, moving }: Viewer,
): Promise<{ readonly schedule: Slot[]; readonly opening: Opening }> {
  const all = await takenHours(db, { now, from, days, roomId: room.id });
  // The hours of the booking that its owner is moving count as free.
  // guard: server/src/areas/bookings/move/bookings.move.test.ts
  const taken = all.filter(each => !moving || each.bookingId !== moving || each.userId !== userId);
  const opening = await openingOf(db, room.id, { from, days });
  const buffers = { before: room.bufferBefore, after: room.bufferAfter };
  const reader = { opening, buffers, userId: staff ? undefined : userId, staff, now, openDays };
  return { schedule: presentSchedule({ from, days }, taken, reader), opening };
}
