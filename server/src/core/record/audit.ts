import type { KindName } from '@venue/sdk/kinds';
import { actorOf, type Context } from '../context.ts';
import { audit } from '../db/core.table.ts';
import type { Db } from '../db/database.ts';
import { keepVersion } from './versions.ts';

/**
 * Writes a change by staff to the audit log, in its transaction and after the change itself: what visitors then see of
 * the record is stored as a version. `by` is who it was, where nobody is signed in yet.
 */
export async function writeAudit(
  tx: Db,
  context: Context,
  callId: string,
  { by, ...change }: { subject: KindName; subjectId: number; before?: unknown; after?: unknown; by?: number },
): Promise<void> {
  const userId = by ?? actorOf(context).userId;
  await tx.insert(audit).values({ userId, callId, at: context.now, ...change });
  const { subject: kind, subjectId: id } = change;
  const version = await context.shownOf(tx, kind, id);
  if (version) await keepVersion(tx, version, { kind, id, byId: userId, at: context.now });
}

/** The fields in which two states of a record differ, with both values, for `writeAudit`. */
export function changed<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (state: T) => Object.fromEntries(names.map(name => [name, state[name]])) as Partial<T>;
  return { before: only(before), after: only(after) };
}
