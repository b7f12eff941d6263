import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { requestStatusChanged } from '@venue/sdk/market';
import { type Announcement, onTopic } from '../../core/announce.ts';
import type { Db } from '../../core/database.ts';
import { noteStep } from '../../core/history.ts';
import { actorOf, type Scope } from '../../core/scope.ts';
import { closeApplication, openApplicationId } from '../applications/applications.work.ts';
import { titleOf, type UserRow } from './users.store.ts';

export interface Decision {
  readonly kind: 'user' | 'avatar';
  /** After the decision. */
  readonly user: UserRow;
  readonly status: number;
  readonly what: string;
  readonly comment: string;
}

/**
 * What follows from a decision about a person or their picture: history, and the application done. Answers what there is
 * to announce to them, last in the transaction.
 */
export async function decided(tx: Db, scope: Scope, { kind, user, ...step }: Decision): Promise<Announcement[]> {
  const about = { kind, objectId: user.id } as const;
  await noteStep(tx, scope, { ...about, ...step, ownerId: user.id, title: titleOf(user) });
  const requestId = await openApplicationId(tx, about);
  if (requestId === null) return [];
  const closed = await closeApplication(tx, scope.now, { ...about, by: actorOf(scope).userId });
  const moved = { kind: 'application', requestId, requestStatus: simpleRequestStatus.done } as const;
  return [onTopic(requestStatusChanged, `info/${user.id}`, moved), ...closed];
}
