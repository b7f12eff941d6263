import { ApiFailure, failureTexts, momentOf } from '@venue/sdk';
import { bookingMode } from '@venue/sdk/rooms/model';
import { addWait, leaveWait, listMyWaits } from '@venue/sdk/waitlist';
import { listWaitsOfDay } from '@venue/sdk/waitlist/admin';
import { MOST_LAPSES, MOST_WAITS, waitStatus } from '@venue/sdk/waitlist/model';
import { actorOf } from '../../core/context.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { freeFrom, tariffsFor } from '../bookings/desk/bookings.line.service.ts';
import { openingOf } from '../rooms/rooms.opening.store.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { presentDeskWait, presentWait } from './waitlist.presenter.ts';
import { canWait } from './waitlist.rules.ts';
import { tellWait } from './waitlist.service.ts';
import * as store from './waitlist.store.ts';

const MOST_SHOWN = 50;

export const waitlistRoutes = [
  handle(addWait, async ({ body }, context) => {
    const { db, now, config } = context;
    const { userId } = actorOf(context);
    const { roomId, day, hours, toHour } = body;
    if (mustExist(await roomById(db, roomId)).bookingMode !== bookingMode.instant)
      throw new ApiFailure('room_not_bookable');
    if ((await tariffsFor(db, roomId, hours)).length === 0) throw new ApiFailure('tariff_gone');
    const opening = await openingOf(db, roomId, { from: day, days: 1 });
    if (!canWait(body, { now, openDays: config.openDays, opening }))
      throw new ApiFailure('slot_invalid', { fields: { fromHour: failureTexts.slot_invalid } });
    // guard: waitlist.test.ts
    if ((await freeFrom(db, [body], context))[0] !== null) throw new ApiFailure('hours_free');
    try {
      return await transact(context, async tx => {
        // guard: waitlist.test.ts
        if ((await store.liveWaits(tx, userId)) >= MOST_WAITS) throw new ApiFailure('wait_limit');
        if ((await store.lapses(tx, { ...body, userId })) >= MOST_LAPSES) throw new ApiFailure('wait_lapsed');
        const row = await store.addWait(tx, {
          ...body,
          userId,
          until: momentOf(day, toHour - hours),
          status: waitStatus.waiting,
          createdAt: now,
          updatedAt: now,
        });
        tellWait(tx, now, row);
        return { id: row.id, message: { success: true } };
      });
    } catch (error) {
      if (brokenConstraint(error) === 'room_wait_once') throw new ApiFailure('wait_repeated');
      throw error;
    }
  }),

  handle(listMyWaits, async (_input, { db, now, ...context }) => {
    const rows = await store.waitsOf(db, actorOf({ db, now, ...context }).userId, MOST_SHOWN);
    return { message: { inLine: rows.map(row => presentWait(row, now)) } };
  }),

  handle(leaveWait, ({ id }, context) =>
    transact(context, async tx => {
      const row = await store.lockWait(tx, id);
      if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
      // guard: waitlist.test.ts
      if (row.status !== waitStatus.waiting) throw new ApiFailure('move_not_allowed');
      await store.changeWait(tx, id, { status: waitStatus.left, updatedAt: context.now });
      tellWait(tx, context.now, row);
      return { message: { success: true } };
    }),
  ),

  handle(listWaitsOfDay, async ({ query: { day } }, { db, now }) => ({
    message: { inLine: (await store.waitsOfDay(db, day)).map(row => presentDeskWait(row, now)) },
  })),
];
