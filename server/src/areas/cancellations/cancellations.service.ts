import { ApiFailure, type Parsed } from '@venue/sdk';
import type { cancelEventRequest } from '@venue/sdk/cancellations';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { eventHoursOf } from '../bookings/bookings.events.store.ts';
import { endRequest, refundsOf } from '../event-requests/event-requests.decision.service.ts';
import { tellUpdated } from '../event-requests/event-requests.notify.service.ts';
import { mustBeAhead, noteCallOff } from '../event-requests/event-requests.service.ts';
import type { EventRequestTableRow } from '../event-requests/event-requests.store.ts';
import { writeMessage } from '../event-requests/messages/event-requests.messages.service.ts';
import { takeDown } from '../events/decision/events.takedown.service.ts';
import { lockEvent } from '../events/events.store.ts';
import { beginCancellation, cancellationOf as ticketsOf } from '../tickets/cancellation/tickets.event.service.ts';
import { eventsWith } from './cancellations.store.ts';

/** What calling off a locked request would do now. Throws `move_not_allowed` once it has begun or ended. */
export async function cancellationOf(tx: Db, context: Pick<Context, 'now'>, request: EventRequestTableRow) {
  const { now } = context;
  // guard: cancellations.test.ts
  mustBeAhead(request, now);
  const { byTerms = 0, whole = 0, unpaid = 0 } = (await refundsOf(tx, request, now)) ?? {};
  const pages = [];
  for (const eventId of await eventsWith(tx, request.id)) {
    const row = await lockEvent(tx, eventId);
    // The venue's own page about the event is for staff to take down.
    if (row?.userId !== request.userId) continue;
    const none = { tickets: 0, guests: 0, refund: 0, unpaid: 0, placementRefund: 0 };
    pages.push({ row, ...(row.taken > 0 ? await ticketsOf(tx, row, 'organiser', now) : none) });
  }
  return { received: whole, refund: byTerms, unpaid, hours: (await eventHoursOf(tx, request.id)).length, pages };
}

type Confirmed = Parsed<typeof cancelEventRequest>['body'];

/**
 * Calls off a locked request for its customer: its hours, its invoice, its pages on the site with their tickets, and
 * what staff and the customer are told. Throws `move_not_allowed`, and `price_changed` or `guests_changed` when
 * something else was confirmed.
 */
export async function callOff(
  tx: Db,
  context: Context,
  request: EventRequestTableRow,
  { reason, refund, tickets }: Confirmed,
): Promise<void> {
  const { now } = context;
  const is = await cancellationOf(tx, context, request);
  // guard: cancellations.test.ts
  if (is.refund !== refund) throw new ApiFailure('price_changed');
  // guard: cancellations.test.ts
  if (is.pages.reduce((sum, page) => sum + page.tickets, 0) !== tickets) throw new ApiFailure('guests_changed');
  for (const { row, ...numbers } of is.pages) {
    if (row.taken > 0) await beginCancellation(tx, context, row, 'organiser', { reason, ...numbers });
    await takeDown(tx, context, row, { by: 'organiser', closedBy: null, reason });
  }
  const change = {
    status: eventRequestStatus.didNotHappen,
    calledOffAt: now,
    callOffReason: reason,
    updatedAt: now,
  };
  const { after, back } = await endRequest(tx, request, { change, refund });
  await noteCallOff(tx, context, after);
  // An unread message is what staff look for, on their list, the board and the dashboard.
  await writeMessage(tx, context, after, { fromStaff: false, text: `Мероприятие отменяется. Причина: ${reason}` });
  await tell(tx, context, {
    event: 'eventRequest.calledOff',
    of: { kind: 'eventRequest', ids: [after.id] },
    to: await reachOf(tx, after.userId),
    about: { title: after.title, back, isUnpaid: is.unpaid > 0 },
  });
  tellUpdated(tx, context, after);
}
