import { audit } from './core.table.ts';
import type { Db } from './database.ts';
import { actorOf, type Scope } from './scope.ts';

/** Records what staff changed, in the transaction of the change. */
export async function record(
  tx: Db,
  scope: Scope,
  callId: string,
  change: { subject: string; subjectId: number; before?: unknown; after?: unknown },
): Promise<void> {
  await tx.insert(audit).values({ userId: actorOf(scope).userId, callId, at: scope.now, ...change });
}
