import { ApiFailure, type Decided } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { lastAudited } from './records.ts';

/**
 * Refuses a decision that was based on another status than the record has, with the step that was faster:
 * `already_decided`. The caller holds the record's lock, so of two simultaneous decisions one is refused.
 */
export async function mustBeAsSeen<State>(
  seen: State,
  state: State,
  step: () => Decided | Promise<Decided>,
): Promise<void> {
  if (seen !== state) throw new ApiFailure('already_decided', { data: await step() });
}

/** The step that was faster, for records whose steps the log alone keeps: `what` led to where the record is now. */
export async function lastStepBy(
  tx: Db,
  context: Context,
  { subject, id, what }: { subject: KindName; id: number; what: string },
): Promise<Decided> {
  const last = await lastAudited(tx, subject, id);
  return {
    what,
    by: last ? await context.staffNameOf(tx, last.userId) : null,
    at: last?.at.toISOString() ?? null,
  };
}
