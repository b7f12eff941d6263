import { ApiFailure } from '@venue/sdk';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import type { Organisation } from '@venue/sdk/profile/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { noteByItself } from '../../core/record/history.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { decideRequest } from '../event-requests/event-requests.decision.service.ts';
import { tellUpdated } from '../event-requests/event-requests.notify.service.ts';
import { note } from '../event-requests/event-requests.service.ts';
import type { EventRequestTableRow } from '../event-requests/event-requests.store.ts';
import { addOrder, lastEventOrder } from '../papers/money/papers.money.store.ts';
import { dueOf, proposedLines, rateOn } from './invoice-orders.events.rules.ts';
import { acceptedOf, agreementAbout } from './invoice-orders.events.store.ts';
import { addOffer, type Issuer, issueInvoice, termsNow } from './invoice-orders.service.ts';

/**
 * What an event's invoice would be for now; undefined if payment is not requested, nothing is to be paid, or it is
 * invoiced already.
 */
export async function dueForEvent(tx: Db, { id, status, startsAt }: EventRequestTableRow) {
  if (status !== eventRequestStatus.payment || startsAt === null) return undefined;
  const accepted = await acceptedOf(tx, id);
  const last = await lastEventOrder(tx, id);
  const isFree = last === undefined || last.state === 'cancelled';
  return accepted && accepted.price > 0 && isFree ? { ...accepted, startsAt } : undefined;
}

/**
 * Makes and closes the invoice of a locked event, from the proposal its customer accepted. It uses the agreement about
 * the event, or a new one with this organisation.
 * @throws ApiFailure event_not_payable, requisites_missing
 */
export async function invoiceEvent(
  tx: Db,
  context: Issuer & Pick<Context, 'actor'>,
  request: EventRequestTableRow,
  organisation: Organisation | undefined,
): Promise<number> {
  const { now } = context;
  const { id: eventRequestId, userId, title, status } = request;
  const due = await dueForEvent(tx, request);
  if (!due) throw new ApiFailure('event_not_payable');
  const rate = rateOn(due.startsAt);
  const agreement =
    (await agreementAbout(tx, eventRequestId)) ??
    (organisation &&
      (await addOffer(tx, context, {
        userId,
        organisation,
        vatRate: rate,
        subject: `Проведение мероприятия «${title}». Оферта принимается оплатой счёта`,
        eventRequestId,
      })));
  if (!agreement) throw new ApiFailure('event_not_payable');
  const until = dueOf(now, due.startsAt, await termsNow(tx, context));
  const { price: sum } = due;
  const lines = proposedLines(due.lines);
  const { vatRate } = agreement;
  const { id, number } = await issueInvoice(tx, context, { agreement, userId, rate: vatRate, lines, sum, until });
  await addOrder(tx, { invoiceId: id, userId, eventRequestId, orderIds: [], sum, keptUntil: until });
  const what = `Выставлен счёт №\u00a0${number}`;
  await noteByItself(tx, now, { kind: 'eventRequest', objectId: eventRequestId, ownerId: userId, title, status, what });
  tellUpdated(tx, context, request);
  return id;
}

/**
 * Handles the full payment of an event: it moves on to preparation, unless staff have moved it already. The customer
 * gets one SMS about both.
 */
export async function eventPaid(
  tx: Db,
  context: Context,
  request: EventRequestTableRow,
  number: string,
): Promise<void> {
  await note(tx, context, request, `Оплачен счёт №\u00a0${number}`);
  const { payment: seen, eventPreparation: status } = eventRequestStatus;
  if (request.status === seen) {
    const smsNote = `Деньги по счёту №\u00a0${number} пришли`;
    await decideRequest(tx, context, { requestId: request.id, seen, status, smsNote });
    return;
  }
  const about = { title: request.title, number };
  await tell(tx, context, {
    event: 'eventRequest.paid',
    of: { kind: 'eventRequest', ids: [request.id] },
    to: await reachOf(tx, request.userId),
    about,
  });
}
