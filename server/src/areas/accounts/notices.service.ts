import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Decision, DecisionEvent } from '../../core/notices.ts';
import { post } from '../../core/outbox.ts';
import { phoneOf } from './accounts.store.ts';

interface OwnersDecision extends Decision {
  readonly event: DecisionEvent;
  readonly ownerId: number;
}

/** Writes to the owner of a record what staff decided about it, where the table says so. Nobody writes to themselves. */
export async function tellOwner(tx: Db, context: Context, decided: OwnersDecision): Promise<void> {
  const { event, ownerId, ...about } = decided;
  if (ownerId === actorOf(context).userId) return;
  await post(tx, context.now, { event, to: await phoneOf(tx, ownerId), about });
}

/** Tells the owner of an account that its password is another one now: whoever took it over does not do so unnoticed. */
export const tellPasswordChanged = (tx: Db, now: Date, to: string): Promise<unknown> =>
  post(tx, now, { event: 'account.passwordChanged', to, about: undefined });
