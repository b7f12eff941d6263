import { ApiFailure } from '@venue/sdk';
import { eventEditable, eventGaps, eventStatus } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { fieldsOf, imagesOf } from './events.presenter.ts';
import { mustNotBeOver, type Reader } from './events.rules.ts';
import * as store from './events.store.ts';

/** `organiser` for the organiser of an event, otherwise `guest`; staff have calls of their own. */
export const readerOf =
  ({ actor }: Pick<Context, 'actor'>) =>
  ({ userId }: Pick<store.EventTableRow, 'userId'>): Reader =>
    actor !== null && actor.role !== 'admin' && userId === actor.userId ? 'organiser' : 'guest';

/** An event of the actor's own. Throws `not_found` for anybody else's and for a deleted one. */
export async function ownEvent(context: Context, eventId: number): Promise<store.EventTableRow> {
  const row = await store.eventById(context.db, eventId);
  if (row?.userId !== actorOf(context).userId || row.status === eventStatus.deleted) throw new ApiFailure('not_found');
  return row;
}

/** An event of the actor's own, locked. Throws `not_found` for anybody else's and for a deleted one. */
export async function takeOwn(tx: Db, context: Context, eventId: number): Promise<store.EventTableRow> {
  const row = await store.lockEvent(tx, eventId);
  if (row?.userId !== actorOf(context).userId || row.status === eventStatus.deleted) throw new ApiFailure('not_found');
  return row;
}

/** The same, to change it. Also throws `not_editable`. */
export async function takeToEdit(tx: Db, context: Context, eventId: number): Promise<store.EventTableRow> {
  const row = await takeOwn(tx, context, eventId);
  if (!eventEditable.includes(row.status)) throw new ApiFailure('not_editable');
  return row;
}

/** Throws `invalid_input` for what an event lacks before staff review it, and for one that is over. */
export async function mustBeReady(tx: Db, row: store.EventTableRow, now: Date): Promise<void> {
  const { mainImage } = await imagesOf(tx, row.id);
  const fields = eventGaps({ ...fieldsOf(row, await store.ticketsOf(tx, row.id)), mainImage });
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
  mustNotBeOver(eventStatus.published, row, now);
}
