import { ApiFailure, formatDateTime, plural, recordsChanged } from '@venue/sdk';
import { eventStatus, RoomClashes } from '@venue/sdk/events/model';
import { chooseUntil, type RescheduleTarget, targetFields } from '@venue/sdk/reschedules/model';
import { actorOf, type Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { keepPublished, mustBeFit, note, statusMessage } from '../events/events.service.ts';
import { changeEvent, type EventTableRow } from '../events/events.store.ts';
import { mustNotHaveMoved } from '../events/reschedules/events.reschedules.service.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { standingOf } from '../tickets/cancellation/tickets.cancellation.store.ts';
import { spotsOf } from './reschedules.presenter.ts';
import { beginsAt, clashesForOrganiser, mayBeRescheduled, mustBeAnother, spotText } from './reschedules.rules.ts';
import * as store from './reschedules.store.ts';

interface Wish {
  readonly target: RescheduleTarget;
  /** The figures that were shown. */
  readonly tickets: number;
  readonly refund: number;
  /** The last reschedule that was known; undefined accepts any. */
  readonly seenReschedule: number | null | undefined;
  readonly reason: string;
}

/**
 * Changes the day, the hours or the place of an event with tickets, which the caller holds locked, and the hours of its
 * room with it. A job writes to its guests, who may give their tickets back until a term. Throws `move_not_allowed`,
 * `guests_changed`, `room_taken`, `invalid_input`, and what `mustNotHaveMoved` throws.
 */
export async function reschedule(
  tx: Db,
  context: Context,
  before: EventTableRow,
  by: 'organiser' | 'staff',
  { target: wish, tickets, refund, seenReschedule, reason }: Wish,
): Promise<EventTableRow> {
  const { now } = context;
  if (!mayBeRescheduled(before, now)) throw new ApiFailure('move_not_allowed');
  await mustNotHaveMoved(tx, context, before, by, seenReschedule);
  const is = await standingOf(tx, before.id);
  // guard: reschedules.test.ts
  if (is.tickets !== tickets || is.refund !== refund) throw new ApiFailure('guests_changed');
  const target = { ...wish, place: wish.place.trim() };
  mustBeAnother(before, target, now);
  if (target.roomId !== null && !(await roomById(tx, target.roomId)))
    throw new ApiFailure('invalid_input', { fields: { roomId: 'Такого помещения нет' } });
  const after = await changed(tx, context, before, by, target);
  await mustBeFit(tx, after, after.status);
  const [was, becomes] = [beginsAt(before), beginsAt(after)];
  await store.moveSales(tx, after.id, (becomes.getTime() - was.getTime()) / 1000);
  const returning = after.date === before.date ? 0 : await store.forgetCheckIns(tx, after.id);
  const { userId: byId } = actorOf(context);
  const { date, time, dateEnd, timeEnd, roomId, place } = before;
  const row = await store.addReschedule(tx, {
    eventId: after.id,
    at: now,
    by,
    byId,
    reason,
    ...{ date, time, dateEnd, timeEnd, roomId, place },
    chooseUntil: chooseUntil(becomes, now),
  });
  if (after.status === eventStatus.published) await keepPublished(tx, context, after);
  const [from, to] = (await spotsOf(tx, [before, after])).map(spotText);
  const letIn = returning > 0 ? `Отметки о\u00a0входе сняты: ${plural(returning, 'билет', 'билета', 'билетов')}. ` : '';
  const term = `Гости выбирают до\u00a0${formatDateTime(row.chooseUntil)}.`;
  await note(tx, context, after, 'reschedule', `Было: ${from}. Стало: ${to}. ${letIn}${term} Причина: ${reason}`);
  if (before.userId !== byId)
    await tell(tx, context, {
      event: 'event.rescheduled',
      of: { kind: 'event', ids: [after.id] },
      to: await reachOf(tx, before.userId),
      about: { title: after.title, to: to ?? '', reason },
    });
  publish(tx, now, [
    statusMessage(after),
    toTopic(recordsChanged, 'staff', { tags: ['events', 'check-in', 'schedule'] }),
  ]);
  afterCommit(tx, context.ports.nudge);
  return after;
}

/** Saves the new time and place. An organiser does not read who else has the room. */
async function changed(
  tx: Db,
  { now }: Context,
  before: EventTableRow,
  by: 'organiser' | 'staff',
  target: RescheduleTarget,
): Promise<EventTableRow> {
  const values = Object.fromEntries(targetFields.map(name => [name, target[name]]));
  try {
    return await changeEvent(tx, before.id, { ...values, version: before.version + 1, updatedAt: now });
  } catch (error) {
    // guard: reschedules.test.ts
    if (by === 'staff' || !(error instanceof ApiFailure) || error.code !== 'room_taken') throw error;
    const clashes = RoomClashes.parse(error.data);
    const ids = clashes.clashes.flatMap(({ eventId }) => (eventId === null ? [] : [eventId]));
    throw new ApiFailure('room_taken', { data: clashesForOrganiser(clashes, await store.publishedOf(tx, ids)) });
  }
}
