import { ApiFailure, formatMoney } from '@venue/sdk';
import { eventRefundPercent, MONEY_BACK_DAYS } from '@venue/sdk/cancellations/model';
import { type EventRequestStatus, eventHours, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { roomClashes } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { stepTo } from '../../core/record/history.ts';
import { mustExist } from '../../core/record/records.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { tellOwner } from '../accounts/notices.service.ts';
import { freeEventHours } from '../bookings/bookings.events.store.ts';
import { takeHours } from '../bookings/bookings.store.ts';
import { clashesAhead, timesOf } from './event-requests.estimate.store.ts';
import { isClosedFor, isIssued, keepOfInvoice, lockMoney, owedForRequest } from './event-requests.issued.store.ts';
import { tellUpdated } from './event-requests.notify.service.ts';
import { isHeld, shareBack, stepBetween, stepWords } from './event-requests.rules.ts';
import { note } from './event-requests.service.ts';
import * as store from './event-requests.store.ts';
import { hasAccepted } from './proposals/event-requests.proposals.store.ts';
import { reviewLink } from './reviewLink.service.ts';

interface RequestDecision {
  readonly requestId: number;
  /** The status the decision was made from. */
  readonly seen: EventRequestStatus | undefined;
  readonly status: EventRequestStatus;
  readonly reason?: string | undefined;
  /** How much of the money of its invoice goes back when it ends; all unless it is given. */
  readonly refund?: number | undefined;
  /** What the SMS adds to the step, where it is not the reason. */
  readonly smsNote?: string;
}

/**
 * Moves a request for staff: hours, history, messages. Throws `not_found`, `already_decided`, `move_not_allowed`,
 * `slot_taken`, `proposal_missing`, `event_not_over`, `papers_issued` and `price_changed`.
 */
export async function decideRequest(
  tx: Db,
  context: Context,
  { requestId, seen, status, reason = '', smsNote = '', refund }: RequestDecision,
) {
  const { now } = context;
  const before = mustExist(await store.lockRequest(tx, requestId));
  if (before.status === eventRequestStatus.draft) throw new ApiFailure('not_found');
  await mustBeAsSeen(seen, before.status, () => stepTo(tx, 'eventRequest', requestId, before.status));
  const step = stepBetween(before.status, status);
  // guard: event-requests.admin.test.ts
  if (step === 'askForPayment' && !(await hasAccepted(tx, requestId))) throw new ApiFailure('proposal_missing');
  if (step === 'finish' && !isHeld(timesOf(before), now)) throw new ApiFailure('event_not_over');
  if (step === 'takeBack' && (await isIssued(tx, requestId))) throw new ApiFailure('papers_issued');
  // What its customer called off is theirs to request anew.
  // guard: ../cancellations/cancellations.test.ts
  if (step === 'takeBack' && before.calledOffAt !== null) throw new ApiFailure('move_not_allowed');
  const freed = step === 'takeBack' && before.status === eventRequestStatus.didNotHappen;
  if (step === 'prepareDocuments' || freed) await takeSpace(tx, before, now);
  const change = {
    status,
    rejectionReason: step === 'refuse' ? reason : null,
    managerId: before.managerId ?? actorOf(context).userId,
    updatedAt: now,
  };
  const isEnd = step === 'refuse' || step === 'cancel';
  const { after, back } = isEnd
    ? await endRequest(tx, before, { change, refund: await chosenRefund(tx, before, refund, now) })
    : { after: await store.changeRequest(tx, requestId, change), back: '' };
  const comment = after.rejectionReason ?? '';
  await note(tx, context, after, stepWords[step], comment);
  const notice = { event: `eventRequest.${step}`, ownerId: after.userId, id: requestId, title: after.title } as const;
  const what = [stepWords[step], back].filter(Boolean).join('. ');
  await tellOwner(tx, context, { ...notice, what, comment: comment || smsNote });
  if (step === 'finish') {
    const link = reviewLink(context.config, requestId, now);
    const to = await reachOf(tx, after.userId);
    const of = { kind: 'eventRequest', ids: [requestId] } as const;
    const about = { title: after.title, link };
    await tell(tx, context, { event: 'eventRequest.review', of, to, about, secret: link });
  }
  tellUpdated(tx, context, after);
  return { before, after };
}

/** What comes back of the money of a request's invoice if it ends now: by the customer's terms, and all of it. */
export async function refundsOf(tx: Db, request: store.EventRequestTableRow, now: Date) {
  const money = await lockMoney(tx, request.id);
  if (!money || request.startsAt === null) return undefined;
  const percent = (await isClosedFor(tx, request.id, now)) ? 100 : eventRefundPercent(request.startsAt, now);
  return { byTerms: shareBack(money, percent), whole: money.received, unpaid: Math.max(0, money.sum - money.received) };
}

/** The sum that staff chose; null for all of it. Throws `price_changed` when it is neither. */
async function chosenRefund(
  tx: Db,
  request: store.EventRequestTableRow,
  refund: number | undefined,
  now: Date,
): Promise<number | null> {
  if (refund === undefined) return null;
  const { byTerms = 0, whole = 0 } = (await refundsOf(tx, request, now)) ?? {};
  // guard: ../cancellations/cancellations.test.ts
  if (refund !== byTerms && refund !== whole) throw new ApiFailure('price_changed');
  return refund;
}

interface End {
  readonly change: Parameters<typeof store.changeRequest>[2];
  /** What goes back of the money of its invoice; null for all of it. */
  readonly refund: number | null;
}

/**
 * Ends a locked request before its event: its hours are free, a trigger ends its invoice, and what the venue keeps of
 * its money is written down; all else that is here is owed back. Answers with what is said of the money.
 */
export async function endRequest(tx: Db, before: store.EventRequestTableRow, { change, refund }: End) {
  const money = await lockMoney(tx, before.id);
  await freeEventHours(tx, before.id);
  const after = await store.changeRequest(tx, before.id, change);
  const kept = money && refund !== null ? money.received - refund : 0;
  if (money && kept > 0) await keepOfInvoice(tx, money.invoiceId, kept);
  const owed = await owedForRequest(tx, before.id);
  return { after, back: backText(owed, kept) };
}

/** «Вернём 45 000 ₽ из 90 000 ₽ в течение 10 дней»; empty if nothing was paid. */
function backText(owed: number, kept: number): string {
  if (owed === 0) return kept === 0 ? '' : 'По\u00a0условиям отмены оплата не\u00a0возвращается';
  const part = kept === 0 ? '' : ` из\u00a0${formatMoney(owed + kept)}`;
  return `Вернём ${formatMoney(owed)}${part} в\u00a0течение ${MONEY_BACK_DAYS} дней`;
}

/** Takes the hours of a request's space in the table of booked hours, so an event and a booking cannot overlap. */
export async function takeSpace(tx: Db, request: store.EventRequestTableRow, now: Date): Promise<void> {
  const { id: eventRequestId, spaceId } = request;
  if (spaceId === null) throw new Error(`the submitted event request ${eventRequestId} has no space`);
  const taken = await takeHours(tx, spaceId, eventHours(timesOf(request)), { kind: 'event', eventRequestId }, now);
  if (!taken) throw new ApiFailure('slot_taken', { data: roomClashes(await clashesAhead(tx, request, now)) });
}
