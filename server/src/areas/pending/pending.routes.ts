import { countPending } from '@venue/sdk/pending/admin';
import { pendingKinds, pendingRights } from '@venue/sdk/pending/model';
import { actorOf } from '../../core/context.ts';
import { handle } from '../../core/http/handle.ts';
import { pendingNow } from './pending.store.ts';

export const pendingRoutes = [
  handle(countPending, async (_input, context) => {
    const { permissions } = actorOf(context);
    const kinds = pendingKinds.filter(kind => permissions.has(pendingRights[kind]));
    return { message: await pendingNow(context.db, kinds, context.now) };
  }),
];
