import { ApiFailure } from '@venue/sdk';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { mustBeAsSeen } from '../../../core/record/decided.ts';
import { lastReschedule } from './events.reschedules.store.ts';

/**
 * Refuses what was decided about an event, which the caller holds locked, before it was rescheduled: for staff with
 * `already_decided`, for its organiser with `rescheduled_again`. `seen` is the last reschedule they knew.
 */
export async function mustNotHaveMoved(
  tx: Db,
  context: Context,
  { id }: { readonly id: number },
  by: 'organiser' | 'staff',
  seen: number | null | undefined,
): Promise<void> {
  const last = await lastReschedule(tx, id);
  const now = last?.id ?? null;
  if (by === 'organiser') {
    // guard: server/src/areas/reschedules/reschedules.test.ts
    if (seen !== undefined && seen !== now) throw new ApiFailure('rescheduled_again');
    return;
  }
  // guard: server/src/decisions.test.ts
  await mustBeAsSeen(seen, now, async () => ({
    what: 'Перенесено',
    by: last?.by === 'staff' && last.byId !== null ? await context.staffNameOf(tx, last.byId) : 'организатор',
    at: last?.at.toISOString() ?? null,
  }));
}
