import { ApiFailure } from '@venue/sdk';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { filedById } from './events.admin.store.ts';
import { fieldsOf, presentAdminEvent } from './events.presenter.ts';
import * as store from './events.store.ts';

/** By what name the audit knows events and announcements. */
export const subject = 'event';

export const mayManage = (context: Context) => actorOf(context).permissions.has('events.manage');

/** An event as staff read it. Throws `not_found`. */
export async function presented(db: Db, context: Context, eventId: number): Promise<AdminEvent> {
  const row = await filedById(db, eventId);
  if (!row) throw new ApiFailure('not_found');
  return presentAdminEvent(db, row, mayManage(context));
}

/** An event in any status, locked. Throws `not_found`. */
export async function lockAny(tx: Db, eventId: number): Promise<store.EventTableRow> {
  const row = await store.lockEvent(tx, eventId);
  if (!row) throw new ApiFailure('not_found');
  return row;
}

/** The same but for deleted ones. */
export async function lockStanding(tx: Db, eventId: number): Promise<store.EventTableRow> {
  const row = await lockAny(tx, eventId);
  if (row.status === eventStatus.deleted) throw new ApiFailure('not_found');
  return row;
}

/** Throws `conflict` with what the event is now, unless it is what was read; `version` undefined takes whatever there is. */
export async function mustBeCurrent(
  tx: Db,
  context: Context,
  { id, version: now }: store.EventTableRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === now) return;
  throw new ApiFailure('conflict', { data: { current: await presented(tx, context, id) } });
}

/** What the audit compares of an event. */
export const audited = async (tx: Db, row: store.EventTableRow) => ({
  ...fieldsOf(row, await store.ticketsOf(tx, row.id)),
  objectStatusId: row.status,
  rejectionReason: row.rejectionReason,
  price: row.price,
});
