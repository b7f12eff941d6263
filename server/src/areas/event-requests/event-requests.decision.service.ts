import { ApiFailure, formatMoney } from '@venue/sdk';
import { type EventRequestStatus, eventHours, eventRequestStatus } from '@venue/sdk/event-requests/model';
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
import { timesOf } from './event-requests.estimate.store.ts';
import { isIssued, owedForRequest } from './event-requests.issued.store.ts';
import { tellUpdated } from './event-requests.notify.service.ts';
import { isHeld, stepBetween, stepWords } from './event-requests.rules.ts';
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
  /** What the SMS adds to the step, where it is not the reason. */
  readonly smsNote?: string;
}

/**
 * Moves a request for staff: hours, history, messages. Throws `not_found`, `already_decided`, `move_not_allowed`,
 * `slot_taken`, `proposal_missing`, `event_not_over` and `papers_issued`.
 */
export async function decideRequest(
  tx: Db,
  context: Context,
  { requestId, seen, status, reason = '', smsNote = '' }: RequestDecision,
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
  const freed = step === 'takeBack' && before.status === eventRequestStatus.didNotHappen;
  if (step === 'prepareDocuments' || freed) await takeSpace(tx, before, now);
  if (step === 'refuse' || step === 'cancel') await freeEventHours(tx, requestId);
  const after = await store.changeRequest(tx, requestId, {
    status,
    rejectionReason: step === 'refuse' ? reason : null,
    managerId: before.managerId ?? actorOf(context).userId,
    updatedAt: now,
  });
  const comment = after.rejectionReason ?? '';
  await note(tx, context, after, stepWords[step], comment);
  const notice = { event: `eventRequest.${step}`, ownerId: after.userId, id: requestId, title: after.title } as const;
  const owed = step === 'refuse' || step === 'cancel' ? await owedForRequest(tx, requestId) : 0;
  const what = owed > 0 ? `${stepWords[step]}. Вернём ${formatMoney(owed)}` : stepWords[step];
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

/** Takes the hours of a request's space in the table of booked hours, so an event and a booking cannot overlap. */
export async function takeSpace(tx: Db, request: store.EventRequestTableRow, now: Date): Promise<void> {
  const { id: eventRequestId, spaceId } = request;
  if (spaceId === null) throw new Error(`the submitted event request ${eventRequestId} has no space`);
  const taken = await takeHours(tx, spaceId, eventHours(timesOf(request)), { kind: 'event', eventRequestId }, now);
  if (!taken) throw new ApiFailure('slot_taken');
}
