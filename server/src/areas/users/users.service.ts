import { ApiFailure } from '@venue/sdk';
import type { verificationStatus } from '@venue/sdk/profile/model';
import { confirmUser } from '@venue/sdk/users/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { noteStep } from '../../core/record/history.ts';
import { change, titleOf, type UserRow } from '../accounts/accounts.store.ts';
import { tellOwner } from '../accounts/notices.service.ts';
import { closeApplication, openApplicationId } from '../applications/applications.service.ts';
import { marksOf, mayBecome, statusOf, verificationStep } from './users.rules.ts';

export interface UserDecision {
  readonly kind: 'user' | 'avatar';
  /** After the decision. */
  readonly user: UserRow;
  readonly status: number;
  readonly what: string;
  readonly comment: string;
}

type Status = (typeof verificationStatus.ids)[number] | 0;

/**
 * Gives a person this status, with a reason for a refusal. Throws `move_not_allowed` for the status they have, unless
 * they wait.
 */
export async function confirmation(
  tx: Db,
  context: Context,
  { before, status, reason }: { before: UserRow; status: Status; reason: string | null },
): Promise<UserDecision> {
  const present = statusOf(before);
  const waits = (await openApplicationId(tx, { kind: 'user', objectId: before.id })) !== null;
  if (!mayBecome(present, status, waits)) throw new ApiFailure('move_not_allowed');
  const after = await change(tx, before.id, { ...marksOf(status), verificationReason: reason });
  await writeAudit(tx, context, confirmUser.id, {
    subject: 'user',
    subjectId: before.id,
    before: { status: present },
    after: { status, rejectionReason: reason },
  });
  return { kind: 'user', user: after, status, what: verificationStep(present, status), comment: reason ?? '' };
}

/** Completes a decision about a person or their picture: writes the history, closes the application, sends messages. */
export async function decided(tx: Db, context: Context, { kind, user, ...step }: UserDecision): Promise<void> {
  const about = { kind, objectId: user.id } as const;
  await noteStep(tx, context, { ...about, ...step, ownerId: user.id, title: titleOf(user) });
  const { what, comment } = step;
  await tellOwner(tx, context, { event: `${kind}.decide`, ownerId: user.id, title: titleOf(user), what, comment });
  await closeApplication(tx, context.now, { ...about, by: actorOf(context).userId });
}
