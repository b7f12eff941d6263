import { listPresence, presenceChanged, setPresence } from '@venue/sdk/presence/admin';
import { type PresenceKind, presenceRights, presenceTimes } from '@venue/sdk/presence/model';
import { actorOf, type Scope } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { admit } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { announce, onTopic } from '../../core/publish.ts';
import { staffName } from '../applications/applications.store.ts';
import * as store from './presence.store.ts';

export const presenceRoutes = [
  handle(setPresence, async ({ body: { kind, id, tab, here } }, scope) => {
    const page = { kind, objectId: id, userId: readerOf(scope, kind), tab };
    const { now } = scope;
    const until = new Date(now.getTime() + presenceTimes.silentMs);
    await transact(scope, async tx => {
      const news = here ? await store.stay(tx, page, { now, until }) : await store.leave(tx, page);
      if (news) await announce(tx, now, [onTopic(presenceChanged, 'staff', { kind, id })]);
    });
    return { message: { success: true } };
  }),

  handle(listPresence, async ({ query: { kind, id } }, scope) => {
    const userId = readerOf(scope, kind);
    const others = await store.othersAt(scope.db, { kind, objectId: id, userId, now: scope.now });
    return {
      message: { others: others.map(each => ({ userId: each.userId, userName: staffName(each, each.userId) })) },
    };
  }),
];

/** Who asks, if they may read records of this kind. */
function readerOf(scope: Scope, kind: PresenceKind): number {
  admit(presenceRights[kind], scope.actor);
  return actorOf(scope).userId;
}
