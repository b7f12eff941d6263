import { ApiFailure, failure, formatDate, runsOf } from '@venue/sdk';
import { closeDay, closeDays, openDay } from '@venue/sdk/rooms/admin';
import { closedDayRecord, roomRecord } from '@venue/sdk/rooms/kind';
import type { DayMeets } from '@venue/sdk/rooms/model';
import type { Area } from '../../area/area.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { found } from '../../core/record/records.ts';
import { addClosedDay, removeClosedDay } from './rooms.opening.store.ts';
import { lockHoursOf } from './rooms.parts.store.ts';
import { everyRoom, roomById } from './rooms.store.ts';

/** Days on which a room, or the whole venue, is closed. */
export const roomsDaysRoutes = (areas: readonly Area[]) => [
  handle(closeDay, ({ body: { roomId, day, reason, despite } }, context) =>
    transact(context, async tx => {
      if (roomId !== null) found(await roomById(tx, roomId));
      await lockHoursOf(tx, roomId);
      const closedDayId = await addClosedDay(tx, { roomId, day, reason });
      if (closedDayId === null) throw new ApiFailure('day_closed');
      const meets = await meetsOn(areas, tx, { roomId, day, now: context.now });
      if (meets.length > despite) throw failure(closeDay, 'day_taken', { data: { meets } });
      await note(tx, context, closeDay.id, { closedDayId, roomId }, { after: { day, reason } });
      return { id: closedDayId, message: { success: true } };
    }),
  ),

  handle(closeDays, ({ body: { roomId, days, despite } }, context) =>
    transact(context, async tx => {
      if (roomId !== null) found(await roomById(tx, roomId));
      await lockHoursOf(tx, roomId);
      const meets: DayMeets['meets'] = [];
      let closed = 0;
      for (const { day, reason } of days) {
        const closedDayId = await addClosedDay(tx, { roomId, day, reason });
        if (closedDayId === null) continue;
        closed++;
        meets.push(...(await meetsOn(areas, tx, { roomId, day, now: context.now })));
        await note(tx, context, closeDays.id, { closedDayId, roomId }, { after: { day, reason } });
      }
      if (meets.length > despite) throw failure(closeDays, 'day_taken', { data: { meets } });
      return { message: { closed } };
    }),
  ),

  handle(openDay, ({ body: { closedDayId } }, context) =>
    transact(context, async tx => {
      const { roomId, day, reason } = found(await removeClosedDay(tx, closedDayId));
      await note(tx, context, openDay.id, { closedDayId, roomId }, { before: { day, reason } });
      return { message: { success: true } };
    }),
  ),
];

interface Change {
  readonly before?: { readonly day: string; readonly reason: string };
  readonly after?: { readonly day: string; readonly reason: string };
}

/** Logs a closed day: in the history of its room, or in its own if it is for the whole venue. */
async function note(
  tx: Db,
  context: Context,
  call: string,
  { closedDayId, roomId }: { closedDayId: number; roomId: number | null },
  { before, after }: Change,
): Promise<void> {
  const text = (change: Change['before']) => change && { closedDay: `${formatDate(change.day)}, ${change.reason}` };
  await writeAudit(
    tx,
    context,
    call,
    roomId === null
      ? { subject: closedDayRecord.name, subjectId: closedDayId, before, after }
      : { subject: roomRecord.name, subjectId: roomId, before: text(before), after: text(after) },
  );
}

/** Bookings and events that have hours of a room, or of any room, on a day, by time. */
async function meetsOn(
  areas: readonly Area[],
  db: Db,
  { roomId, day, now }: { roomId: number | null; day: string; now: Date },
): Promise<DayMeets['meets']> {
  const names = new Map((await everyRoom(db)).map(({ id, name }) => [id, name]));
  const found = new Map<
    string,
    { room: number; orderId: number | null; eventRequestId: number | null; eventId: number | null; at: Date[] }
  >();
  for (const { takenHours } of areas)
    for (const hour of (await takenHours?.(db, { now, from: day, days: 1 })) ?? []) {
      const isOrder = hour.kind === 'hold' || hour.kind === 'booking' || hour.kind === 'event';
      // For the whole venue, an order of a hall is listed once and not for each of its parts.
      if (!isOrder || (roomId === null ? hour.through !== 'own' : hour.roomId !== roomId)) continue;
      const { bookingId: orderId, eventRequestId, eventId, roomId: room } = hour;
      const key = `${room} ${orderId} ${eventRequestId} ${eventId}`;
      const entry = found.get(key) ?? { room, orderId, eventRequestId, eventId, at: [] };
      entry.at.push(hour.startsAt);
      found.set(key, entry);
    }
  return [...found.values()]
    .flatMap(({ room, at, ...of }) =>
      runsOf(at).map(({ start, end }) => ({ roomName: names.get(room) ?? '', ...of, start, end })),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
