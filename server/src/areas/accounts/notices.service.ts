import { isKindName } from '@venue/sdk/kinds';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Decision, DecisionEvent } from '../../core/notices.decisions.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from './accounts.store.ts';

interface OwnersDecision extends Decision {
  readonly event: DecisionEvent;
  readonly ownerId: number;
  /** The record, if its card shows the messages about it. */
  readonly id?: number;
}

/**
 * Queues a message to the owner about a staff decision, if the table of notices has one for the event. Owners who
 * decided themselves get none.
 */
export async function tellOwner(tx: Db, context: Context, decided: OwnersDecision): Promise<void> {
  const { event, ownerId, id, ...about } = decided;
  if (ownerId === actorOf(context).userId) return;
  const [kind = ''] = event.split('.');
  const of = id !== undefined && isKindName(kind) ? { kind, ids: [id] } : undefined;
  await tell(tx, context, { event, of, to: await reachOf(tx, ownerId), about });
}

/** Notifies the owner of an account that its password was changed, so that nobody can take it over unnoticed. */
export const tellPasswordChanged = async (tx: Db, context: Context, userId: number): Promise<void> =>
  void (await tell(tx, context, {
    event: 'account.passwordChanged',
    to: await reachOf(tx, userId),
    about: undefined,
  }));
