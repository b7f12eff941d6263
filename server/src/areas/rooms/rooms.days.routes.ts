import { ApiFailure, dayOf, formatDate } from '@venue/sdk';
import { kinds } from '@venue/sdk/kinds';
import { closeDay, closeDays, listStanding, openDay } from '@venue/sdk/rooms/admin';
import { closedDayRecord, roomRecord } from '@venue/sdk/rooms/kind';
import type { Area } from '../../area/area.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { closeOver, presentStanding } from './rooms.closing.service.ts';
import { addClosedDay, removeClosedDay } from './rooms.opening.store.ts';
import { lockHoursOf } from './rooms.parts.store.ts';
import { standingIn } from './rooms.standing.store.ts';
import { roomById } from './rooms.store.ts';

/** Days on which a room, or the whole venue, is closed. */
export const roomsDaysRoutes = (areas: readonly Area[]) => [
  handle(listStanding, async (_input, context) => {
    const { permissions } = actorOf(context);
    const rows = await standingIn(context.db, context.now);
    // guard: rooms.closing.test.ts
    const read = rows.filter(({ kind }) => permissions.has(kinds[kind].read));
    return { message: { standing: presentStanding(read, context) } };
  }),

  handle(closeDay, ({ body: { roomId, day, reason, standing } }, context) =>
    transact(context, async tx => {
      if (roomId !== null) mustExist(await roomById(tx, roomId));
      await lockHoursOf(tx, roomId);
      const make = async () => {
        const closedDayId = await addClosedDay(tx, { roomId, day, reason });
        if (closedDayId === null) throw new ApiFailure('day_closed');
        await note(tx, context, closeDay.id, { closedDayId, roomId }, { after: { day, reason } });
        return { id: closedDayId, message: { success: true } };
      };
      return closeOver(areas, tx, context, { choices: standing, reasonAt: () => reason, make });
    }),
  ),

  handle(closeDays, ({ body: { roomId, days, standing } }, context) =>
    transact(context, async tx => {
      if (roomId !== null) mustExist(await roomById(tx, roomId));
      await lockHoursOf(tx, roomId);
      const make = async () => {
        let closed = 0;
        for (const { day, reason } of days) {
          const closedDayId = await addClosedDay(tx, { roomId, day, reason });
          if (closedDayId === null) continue;
          closed++;
          await note(tx, context, closeDays.id, { closedDayId, roomId }, { after: { day, reason } });
        }
        return { message: { closed } };
      };
      const reasons = new Map(days.map(({ day, reason }) => [day, reason]));
      const reasonAt = (hours: readonly Date[]) =>
        hours.map(each => reasons.get(dayOf(each))).find(reason => reason !== undefined) ?? '';
      return closeOver(areas, tx, context, { choices: standing, reasonAt, make });
    }),
  ),

  handle(openDay, ({ body: { closedDayId } }, context) =>
    transact(context, async tx => {
      const { roomId, day, reason } = mustExist(await removeClosedDay(tx, closedDayId));
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
