import { ApiFailure, addDays, momentOf, recordsChanged } from '@venue/sdk';
import { HANDOVER_DAYS } from '@venue/sdk/events/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { toTopic } from '../../../core/publish.ts';
import { reachedAt, reachOf, type UserRow } from '../../accounts/accounts.store.ts';
import { mayBeHandedOver } from '../events.rules.ts';
import { note } from '../events.service.ts';
import { changeEvent, type EventTableRow } from '../events.store.ts';
import * as handover from './events.handover.store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Until when an event may be taken over that is offered now: its end comes first. */
export const offerEnds = ({ lastDay }: EventTableRow, now: Date): Date =>
  new Date(Math.min(now.getTime() + HANDOVER_DAYS * DAY_MS, overAt({ lastDay }).getTime()));

const overAt = ({ lastDay }: Pick<EventTableRow, 'lastDay'>): Date => momentOf(addDays(lastDay, 1), 0);

/** Whether the last day of an event has passed. */
export const isOver = (row: Pick<EventTableRow, 'lastDay'>, now: Date): boolean => overAt(row) <= now;

/** The live message to staff about an offer or an organiser. */
export const eventsChanged = toTopic(recordsChanged, 'staff', { tags: ['events', 'users', 'pending'] });

/** Throws `move_not_allowed` for an event that is over, or that something is being decided about. */
export function mustBeHandable(row: EventTableRow, now: Date): void {
  // guard
  if (!mayBeHandedOver(row.status, row.taken) || isOver(row, now)) throw new ApiFailure('move_not_allowed');
}

/**
 * Makes somebody the organiser of an event, which the caller holds locked. Its tickets, guests, refunds and hours follow
 * by themselves, because they belong to the event. Both organisers are told.
 */
export async function giveTo(
  tx: Db,
  context: Context,
  before: EventTableRow,
  {
    to,
    organizerName,
  }: { to: Pick<UserRow, 'id' | 'phone' | 'email' | 'emailActive' | 'emailBouncedAt'>; organizerName: string },
): Promise<EventTableRow> {
  const { now, config } = context;
  mustBeHandable(before, now);
  if (to.id === before.userId) throw new ApiFailure('move_not_allowed');
  await handover.endOffer(tx, before.id);
  const after = await changeEvent(tx, before.id, {
    userId: to.id,
    organizerName,
    version: before.version + 1,
    updatedAt: now,
  });
  await handover.forgetOrganiser(tx, after);
  await note(tx, context, after, 'handOver', `От учётной записи №\u00a0${before.userId}`);
  const { id, title } = after;
  const of = { kind: 'event', ids: [id] } as const;
  await tell(tx, context, { event: 'event.handedOver', of, to: await reachOf(tx, before.userId), about: { title } });
  await tell(tx, context, {
    event: 'event.takenOver',
    of,
    to: reachedAt(to),
    about: { title, link: `${config.publicUrl}/app/account/events/${id}` },
  });
  return after;
}
