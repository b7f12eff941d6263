import { ApiFailure, type EarlierDecision } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { lastAudited } from './records.ts';

/**
 * Refuses a decision based on a status that the record no longer has: `already_decided`, with the step that came first.
 * A decision that does not say what it is based on applies to any status.
 * The caller holds the record's lock, so of two simultaneous decisions one is refused.
 */
export async function mustBeAsSeen<State>(
  seen: State | undefined,
  state: State,
  step: () => EarlierDecision | Promise<EarlierDecision>,
): Promise<void> {
  if (seen !== undefined && seen !== state) throw new ApiFailure('already_decided', { data: await step() });
}

/**
 * The step that came first, for records whose steps only the audit log keeps; `what` names the step to the current
 * status.
 */
export async function lastStepBy(
  tx: Db,
  context: Context,
  { subject, id, what }: { subject: KindName; id: number; what: string },
): Promise<EarlierDecision> {
  const last = await lastAudited(tx, subject, id);
  return {
    what,
    by: last ? await context.staffNameOf(tx, last.userId) : null,
    at: last?.at.toISOString() ?? null,
  };
}
