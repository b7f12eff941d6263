import { ApiFailure, failureTexts, momentOf } from '@venue/sdk';
import { bookingMode } from '@venue/sdk/rooms/model';
import { addWait, changeWait, leaveWait, listMyWaits } from '@venue/sdk/waitlist';
import { listWaitsOfDay } from '@venue/sdk/waitlist/admin';
import { MOST_LAPSES, MOST_WAITS, type WaitWanted, waitStatus } from '@venue/sdk/waitlist/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { freeFrom, tariffsFor } from '../bookings/desk/bookings.line.service.ts';
import { mustNotBeBlocked } from '../customers/customers.marks.store.ts';
import { openingOf } from '../rooms/rooms.opening.store.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { presentDeskWait, presentWait } from './waitlist.presenter.ts';
import { canWait } from './waitlist.rules.ts';
import { tellWait } from './waitlist.service.ts';
import * as store from './waitlist.store.ts';

const MOST_SHOWN = 50;

export const waitlistRoutes = [
  handle(addWait, async ({ body }, context) => {
    await mustBeTaken(context, body);
    return once(() => transact(context, tx => join(tx, context, body)));
  }),

  handle(changeWait, async ({ id, body }, context) => {
    const place = await store.waitById(context.db, id);
    if (place?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    const wish = { ...body, roomId: place.roomId };
    await mustBeTaken(context, wish);
    return once(() =>
      transact(context, async tx => {
        await leave(tx, context, id);
        return join(tx, context, wish);
      }),
    );
  }),

  handle(listMyWaits, async (_input, { db, now, ...context }) => {
    const rows = await store.waitsOf(db, actorOf({ db, now, ...context }).userId, MOST_SHOWN);
    return { message: { inLine: rows.map(row => presentWait(row, now)) } };
  }),

  handle(leaveWait, ({ id }, context) =>
    transact(context, async tx => {
      await leave(tx, context, id);
      return { message: { success: true } };
    }),
  ),

  handle(listWaitsOfDay, async ({ query: { day } }, { db, now }) => ({
    message: { inLine: (await store.waitsOfDay(db, day)).map(row => presentDeskWait(row, now)) },
  })),
];

/**
 * Refuses a wish for hours that nobody could have, or that are free.
 * @throws ApiFailure not_found, room_not_bookable, tariff_gone, slot_invalid, hours_free
 */
async function mustBeTaken(context: Context, wish: WaitWanted): Promise<void> {
  const { db, now, config } = context;
  const { roomId, day, hours } = wish;
  if (mustExist(await roomById(db, roomId)).bookingMode !== bookingMode.instant)
    throw new ApiFailure('room_not_bookable');
  if ((await tariffsFor(db, roomId, hours)).length === 0) throw new ApiFailure('tariff_gone');
  const opening = await openingOf(db, roomId, { from: day, days: 1 });
  if (!canWait(wish, { now, openDays: config.openDays, opening }))
    throw new ApiFailure('slot_invalid', { fields: { fromHour: failureTexts.slot_invalid } });
  // guard: waitlist.test.ts
  if ((await freeFrom(db, [wish], context))[0] !== null) throw new ApiFailure('hours_free');
}

/** Takes a place at the end of a line. Throws `wait_limit` and `wait_lapsed`. */
async function join(tx: Db, context: Context, wish: WaitWanted) {
  const { now } = context;
  const { userId } = actorOf(context);
  // guard: waitlist.test.ts
  await mustNotBeBlocked(tx, userId, now);
  if ((await store.liveWaits(tx, userId)) >= MOST_WAITS) throw new ApiFailure('wait_limit');
  if ((await store.lapses(tx, { ...wish, userId })) >= MOST_LAPSES) throw new ApiFailure('wait_lapsed');
  const row = await store.addWait(tx, {
    ...wish,
    userId,
    until: momentOf(wish.day, wish.toHour - wish.hours),
    status: waitStatus.waiting,
    createdAt: now,
    updatedAt: now,
  });
  tellWait(tx, now, row);
  return { id: row.id, message: { success: true } };
}

/** Gives up the actor's own place. Throws `not_found` and `move_not_allowed`. */
async function leave(tx: Db, context: Context, id: number): Promise<void> {
  const row = await store.lockWait(tx, id);
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  // guard: waitlist.test.ts
  if (row.status !== waitStatus.waiting) throw new ApiFailure('move_not_allowed');
  await store.changeWait(tx, id, { status: waitStatus.left, updatedAt: context.now });
  tellWait(tx, context.now, row);
}

/** A person has one place per room and day. */
async function once<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === 'room_wait_once') throw new ApiFailure('wait_repeated');
    throw error;
  }
}
