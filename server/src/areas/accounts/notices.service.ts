import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Decision, DecisionEvent } from '../../core/notices.decisions.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from './accounts.store.ts';

interface OwnersDecision extends Decision {
  readonly event: DecisionEvent;
  readonly ownerId: number;
}

/**
 * Queues a message to the owner about a staff decision, if the table of notices has one for the event. Owners who
 * decided themselves get none.
 */
export async function tellOwner(tx: Db, context: Context, decided: OwnersDecision): Promise<void> {
  const { event, ownerId, ...about } = decided;
  if (ownerId === actorOf(context).userId) return;
  await tell(tx, context, { event, to: await reachOf(tx, ownerId), about });
}

/** Notifies the owner of an account that its password was changed, so that nobody can take it over unnoticed. */
export const tellPasswordChanged = async (tx: Db, context: Context, userId: number): Promise<void> =>
  tell(tx, context, { event: 'account.passwordChanged', to: await reachOf(tx, userId), about: undefined });
