import { ApiFailure } from '@venue/sdk';
import { ticketWaitLimits, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { ticketLimits } from '@venue/sdk/tickets/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { lockEvent } from '../events/events.store.ts';
import { lockSoldOut, tellQueue } from '../tickets/line/tickets.line.service.ts';
import { changeWait } from '../tickets/line/tickets.line.store.ts';
import { type Holder, placesOfHolder } from '../tickets/tickets.store.ts';
import * as store from './ticket-waits.store.ts';

interface Wish {
  readonly ticketId: number;
  readonly places: number;
}

/**
 * Puts somebody into the queue for tickets of an event, whose row is locked, so that nobody joins for places that are
 * given back at the same moment. Throws what `lockSoldOut` throws, and what the limits of a person forbid.
 */
export async function joinQueue(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  eventId: number | undefined,
  { ticketId, places }: Wish,
  holder: Holder,
): Promise<store.WholeTicketWait> {
  const event = await lockSoldOut(tx, now, eventId, { ticketId, places });
  // guard: ticket-waits.test.ts
  if (event.isQueueClosed) throw new ApiFailure('line_closed');
  // guard: ticket-waits.test.ts
  if ((await store.liveWaits(tx, holder)) >= ticketWaitLimits.waits) throw new ApiFailure('ticket_wait_limit');
  const already = (await placesOfHolder(tx, event.id, holder)) + (await store.placesAwaited(tx, event.id, holder));
  // guard: ticket-waits.test.ts
  if (already + places > ticketLimits.places) throw new ApiFailure('too_many_tickets');
  // guard: ticket-waits.fair.test.ts
  if ((await store.lapses(tx, event.id, holder)) >= ticketWaitLimits.lapses) throw new ApiFailure('ticket_wait_lapsed');
  const values = { ...holder, eventId: event.id, ticketId, places, status: ticketWaitStatus.waiting };
  const row = await store.addWait(tx, { ...values, createdAt: now, updatedAt: now });
  tellQueue(tx, now, row);
  return mustBe(await store.waitByKey(tx, row.key));
}

/** Leaves the queue. Throws `not_found`, and `move_not_allowed` for a place that waits no more. */
export async function leaveQueue(tx: Db, now: Date, key: string): Promise<void> {
  const seen = await store.waitByKey(tx, key);
  if (!seen) throw new ApiFailure('not_found');
  // Places are offered and given back under the same lock.
  await lockEvent(tx, seen.wait.eventId);
  const { wait } = mustBe(await store.waitByKey(tx, key));
  // guard: ticket-waits.test.ts
  if (wait.status !== ticketWaitStatus.waiting) throw new ApiFailure('move_not_allowed');
  await changeWait(tx, wait.id, { status: ticketWaitStatus.left, gathered: 0, gatheredAt: null, updatedAt: now });
  tellQueue(tx, now, wait);
}

function mustBe<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('a place in a queue is gone');
  return row;
}
