import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Decision, DecisionEvent } from '../../core/notices.ts';
import { post } from '../../core/outbox.ts';
import { phoneOf } from './accounts.store.ts';

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
  await post(tx, context.now, { event, to: await phoneOf(tx, ownerId), about });
}

/** Notifies the owner of an account that its password was changed, so that nobody can take it over unnoticed. */
export const tellPasswordChanged = (tx: Db, now: Date, to: string): Promise<unknown> =>
  post(tx, now, { event: 'account.passwordChanged', to, about: undefined });
