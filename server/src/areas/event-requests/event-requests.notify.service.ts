import { eventRequestUpdated } from '@venue/sdk/event-requests';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { publish, toTopic } from '../../core/publish.ts';
import type { EventRequestTableRow } from './event-requests.store.ts';

/** Tells screens that a request has changed: those of staff, and the customer's unless the customer changed it. */
export function tellUpdated(tx: Db, by: Pick<Context, 'actor' | 'now'>, { id, userId }: EventRequestTableRow): void {
  const data = { eventRequestId: id };
  const theirs = by.actor?.userId === userId ? [] : [toTopic(eventRequestUpdated, `info/${userId}`, data)];
  publish(tx, by.now, [...theirs, toTopic(eventRequestUpdated, 'staff', data)]);
}
