import { ApiFailure } from '@venue/sdk';
import { isKindName, kinds } from '@venue/sdk/kinds';
import { listPresence, presenceChanged, setPresence } from '@venue/sdk/presence/admin';
import { presenceTimes } from '@venue/sdk/presence/model';
import { actorOf, type Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { authorize } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { staffName } from '../accounts/accounts.store.ts';
import * as store from './presence.store.ts';

export const presenceRoutes = [
  handle(setPresence, async ({ body: { kind, id, tab, here } }, context) => {
    const page = { kind, objectId: id, userId: readerOf(context, kind), tab };
    const { now } = context;
    const until = new Date(now.getTime() + presenceTimes.silentMs);
    await transact(context, async tx => {
      const news = here ? await store.stay(tx, page, { now, until }) : await store.leave(tx, page);
      if (news) publish(tx, now, [toTopic(presenceChanged, 'staff', { kind, id })]);
    });
    return { message: { success: true } };
  }),

  handle(listPresence, async ({ query: { kind, id } }, context) => {
    const userId = readerOf(context, kind);
    const others = await store.othersAt(context.db, { kind, objectId: id, userId, now: context.now });
    return {
      message: { others: others.map(each => ({ userId: each.userId, userName: staffName(each, each.userId) })) },
    };
  }),
];

/** The id of the actor. Throws unless they may read records of this kind. */
function readerOf(context: Context, kind: string): number {
  if (!isKindName(kind)) throw new ApiFailure('profile_denied');
  authorize(kinds[kind].read, context.actor);
  return actorOf(context).userId;
}
