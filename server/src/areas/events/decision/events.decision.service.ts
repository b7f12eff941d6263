import { ApiFailure } from '@venue/sdk';
import { acceptEvent, removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { type EventStatus, eventStatus } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { publish } from '../../../core/publish.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { mustBeAsSeen } from '../../../core/record/decided.ts';
import { lastApproved, stepTo } from '../../../core/record/history.ts';
import { tellOwner } from '../../accounts/notices.service.ts';
import { openApplication } from '../../applications/applications.service.ts';
import { sendBack } from '../../payments/payments.service.ts';
import { lockAny, mustBeRead, subject } from '../events.admin.service.ts';
import { kindOf } from '../events.presenter.ts';
import { mayGo, stepWords } from '../events.rules.ts';
import { decideEvent, note, statusMessage } from '../events.service.ts';
import * as store from '../events.store.ts';
import { eventPayable } from '../payment/events.payable.ts';
import { takeDown } from './events.takedown.service.ts';

/** The fields of an event that decisions change, for the audit log. */
const decisionFields = ({ status, rejectionReason, price }: store.EventTableRow) => ({
  objectStatusId: status,
  rejectionReason,
  price,
});

interface Decision {
  readonly status: EventStatus;
  /** The status the decision was made from; undefined accepts any. */
  readonly seen?: EventStatus | undefined;
  readonly reason?: string | undefined;
  readonly price?: number | undefined;
  /** The version that was read; undefined accepts any. */
  readonly version?: number | undefined;
}

/**
 * Applies a staff decision to any event and writes the audit log. Throws `not_found`, `already_decided`, `conflict`,
 * `move_not_allowed`, and `invalid_input` for missing fields.
 */
export async function applyDecision(
  tx: Db,
  context: Context,
  eventId: number,
  { version, seen, ...decision }: Decision,
): Promise<void> {
  const before = await lockAny(tx, eventId);
  await mustBeSeen(tx, before, seen);
  await mustBeRead(tx, context, before, version);
  const updated = await decideEvent(tx, context, before, decision);
  const turnedDown = updated.status === eventStatus.rejected && before.paidAt !== null;
  // guard: server/src/areas/events/payment/events.payment.test.ts
  if (turnedDown) await sendBack(tx, eventPayable, updated, { why: 'Отклонено площадкой' }, context.now);
  const after = turnedDown ? await store.changeEvent(tx, eventId, { paidAt: null, price: null }) : updated;
  const change = changed(decisionFields(before), decisionFields(after));
  await writeAudit(tx, context, acceptEvent.id, { subject, subjectId: eventId, ...change });
}

/** Throws `already_decided` when the event, which the caller holds locked, no longer has the status `seen`. */
export const mustBeSeen = (tx: Db, before: store.EventTableRow, seen: EventStatus | undefined): Promise<void> =>
  mustBeAsSeen(seen, before.status, () => stepTo(tx, kindOf(before), before.id, before.status));

const tell = (
  tx: Db,
  context: Context,
  { userId: ownerId, title, kind }: store.EventTableRow,
  step: 'delete' | 'restore',
  comment = '',
) =>
  tellOwner(tx, context, {
    event: `${kindOf({ kind })}.${step}`,
    ownerId,
    title,
    what: stepWords(step, kind),
    comment,
  });

/**
 * Removes any event without ticket holders, for staff. `restoredAt` limits the call to undoing that restore. Throws
 * `not_found`, `move_not_allowed`, `ticket_sold`.
 */
export async function deleteByStaff(tx: Db, context: Context, eventId: number, restoredAt?: Date): Promise<void> {
  const before = await lockAny(tx, eventId);
  const another = restoredAt !== undefined && before.updatedAt.getTime() !== restoredAt.getTime();
  // guard: server/src/areas/events/events.bulk.test.ts
  if (another || !mayGo(before.status, 'delete')) throw new ApiFailure('move_not_allowed');
  if (before.taken > 0) throw new ApiFailure('ticket_sold');
  await takeDownByStaff(tx, context, before, removeEvent.id);
}

/**
 * Takes down an event, which the caller holds locked, for staff: tells its organiser and writes the audit log. With
 * `reason` it cannot be restored.
 */
export async function takeDownByStaff(
  tx: Db,
  context: Context,
  before: store.EventTableRow,
  action: string,
  reason?: string,
): Promise<void> {
  const why = reason === undefined ? {} : { reason };
  const after = await takeDown(tx, context, before, { by: 'staff', closedBy: actorOf(context).userId, ...why });
  await tell(tx, context, after, 'delete', reason);
  const change = changed(decisionFields(before), { ...decisionFields(after), ...why });
  await writeAudit(tx, context, action, { subject, subjectId: before.id, ...change });
}

/**
 * Restores any deleted event to the status it had; one that waited for a decision gets a new application. `deletedAt`
 * limits the call to undoing that deletion. Throws `not_found` and `move_not_allowed`.
 */
export async function restoreByStaff(tx: Db, context: Context, eventId: number, deletedAt?: Date): Promise<void> {
  const { now } = context;
  const before = await lockAny(tx, eventId);
  const another = deletedAt !== undefined && before.updatedAt.getTime() !== deletedAt.getTime();
  // Ticket holders were told of the cancellation, so it is final.
  const isOff = before.cancelledAt !== null;
  // guard: server/src/areas/tickets/cancellation/tickets.cancellation.test.ts
  if (before.deletedFrom === null || another || isOff) throw new ApiFailure('move_not_allowed');
  const after = await store.changeEvent(tx, eventId, { status: before.deletedFrom, deletedFrom: null, updatedAt: now });
  await note(tx, context, after, 'restore');
  await tell(tx, context, after, 'restore');
  if (after.status === eventStatus.onVerification)
    await openApplication(tx, now, {
      kind: 'event',
      objectId: eventId,
      title: after.title,
      userId: after.userId,
      isAmendment: (await lastApproved(tx, kindOf(after), eventId)) !== undefined,
    });
  const change = changed(decisionFields(before), decisionFields(after));
  await writeAudit(tx, context, restoreEvent.id, { subject, subjectId: eventId, ...change });
  publish(tx, now, [statusMessage(after)]);
}
