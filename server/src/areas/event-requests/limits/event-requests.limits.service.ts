import { ApiFailure, dayOf, momentOf } from '@venue/sdk';
import { eventRequestStatus, requestLimits } from '@venue/sdk/event-requests/model';
import { and, eq, gte, isNull, sum } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { lockUser } from '../../accounts/accounts.store.ts';
import { eventRequest, eventRequestFile } from '../event-requests.table.ts';

// Each of these is counted with the person's account locked, so that two calls cannot both find the last free place.

/** Throws `draft_limit` when a person may not begin another draft. */
export async function mayBegin(tx: Db, userId: number): Promise<void> {
  await lockUser(tx, userId);
  const own = and(eq(eventRequest.userId, userId), eq(eventRequest.status, eventRequestStatus.draft));
  if ((await tx.$count(eventRequest, own)) >= requestLimits.drafts) throw new ApiFailure('draft_limit');
}

/** Throws `request_limit` when a person may not send another request today. */
export async function maySend(tx: Db, userId: number, now: Date): Promise<void> {
  await lockUser(tx, userId);
  const today = and(eq(eventRequest.userId, userId), gte(eventRequest.submittedAt, momentOf(dayOf(now), 0)));
  if ((await tx.$count(eventRequest, today)) >= requestLimits.sentPerDay) throw new ApiFailure('request_limit');
}

/**
 * Throws `file_space_full` when `bytes` more would not fit among a person's files; papers of the venue do not count.
 */
export async function mayKeep(tx: Db, userId: number, bytes: number): Promise<void> {
  await lockUser(tx, userId);
  const [row] = await tx
    .select({ bytes: sum(eventRequestFile.size) })
    .from(eventRequestFile)
    .innerJoin(eventRequest, eq(eventRequest.id, eventRequestFile.requestId))
    .where(and(eq(eventRequest.userId, userId), isNull(eventRequestFile.paper)));
  if (Number(row?.bytes ?? 0) + bytes > requestLimits.fileBytes) throw new ApiFailure('file_space_full');
}
