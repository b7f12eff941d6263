import { type AnyKind, ApiFailure } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { and, desc, eq } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { audit } from '../db/core.table.ts';
import type { Db } from '../db/database.ts';

/** Whether the actor may change records of a kind. */
export const mayManage = (context: Context, { manage }: Pick<AnyKind, 'manage'>): boolean =>
  actorOf(context).permissions.has(manage);

/** The row, unless it is undefined: then throws `not_found`. */
export function mustExist<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiFailure('not_found');
  return row;
}

interface Stored {
  readonly id: number;
  readonly version: number;
  /** When it was last saved, if the table stores that. */
  readonly updatedAt?: Date;
}

/**
 * Refuses a change made from another version than the saved one: `conflict` with the record as it is now, and, for
 * staff, who saved it and when. A change without a version applies to any.
 */
export async function mustBeCurrent(
  tx: Db,
  context: Context,
  subject: KindName,
  row: Stored,
  version: number | undefined,
  present: () => Promise<unknown>,
): Promise<void> {
  if (version === undefined || version === row.version) return;
  throw new ApiFailure('conflict', {
    data: { current: await present(), ...(await lastSaved(tx, context, subject, row)) },
  });
}

/** The last change of a record by staff, or the last by this call. */
export async function lastAudited(
  tx: Db,
  subject: KindName,
  id: number,
  callId?: string,
): Promise<{ userId: number; at: Date; after: unknown } | undefined> {
  const byCall = callId === undefined ? undefined : eq(audit.callId, callId);
  const [entry] = await tx
    .select({ userId: audit.userId, at: audit.at, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subject, subject), eq(audit.subjectId, id), byCall))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  return entry;
}

/** Who last saved a record and when; no name if its owner did, or if the reader is not staff. */
async function lastSaved(tx: Db, context: Context, subject: KindName, row: Stored) {
  const entry = await lastAudited(tx, subject, row.id);
  const at = row.updatedAt ?? entry?.at;
  const byStaff = entry !== undefined && entry.at.getTime() === at?.getTime();
  const mayKnow = actorOf(context).role === 'admin';
  return {
    // guard: server/src/areas/brands/brands.admin.test.ts
    savedBy: byStaff && mayKnow ? await context.staffNameOf(tx, entry.userId) : null,
    savedAt: at?.toISOString() ?? null,
  };
}
