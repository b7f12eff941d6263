import { ApiFailure } from '@venue/sdk';
import { eventRecord } from '@venue/sdk/events/kind';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { namesOfRooms } from '../rooms/rooms.store.ts';
import { filedById } from './events.admin.store.ts';
import { fieldsOf, presentAdminEvent } from './events.presenter.ts';
import * as store from './events.store.ts';

/** The name of events and announcements in the audit log. */
export const subject = 'event';

/** An event as staff read it. Throws `not_found`. */
export async function presented(db: Db, context: Context, eventId: number): Promise<AdminEvent> {
  const row = mustExist(await filedById(db, eventId));
  return presentAdminEvent(db, row, mayManage(context, eventRecord));
}

/** An event in any status, locked. Throws `not_found`. */
export async function lockAny(tx: Db, eventId: number): Promise<store.EventTableRow> {
  return mustExist(await store.lockEvent(tx, eventId));
}

/** The same, but throws `not_found` for a deleted one too. */
export async function lockStanding(tx: Db, eventId: number): Promise<store.EventTableRow> {
  const row = await lockAny(tx, eventId);
  if (row.status === eventStatus.deleted) throw new ApiFailure('not_found');
  return row;
}

/** Throws `conflict` with the current event if `version` is not its version; undefined accepts any. */
export const mustBeRead = (tx: Db, context: Context, row: store.EventTableRow, version: number | undefined) =>
  mustBeCurrent(tx, context, subject, row, version, () => presented(tx, context, row.id));

/** The fields of an event that the audit log compares. */
export const audited = async (tx: Db, row: store.EventTableRow) => {
  const { roomId, ...fields } = fieldsOf(row, await store.ticketsOf(tx, row.id));
  return {
    ...fields,
    roomName: roomId === null ? null : ((await namesOfRooms(tx, [roomId])).get(roomId) ?? null),
    objectStatusId: row.status,
    rejectionReason: row.rejectionReason,
    price: row.price,
  };
};
