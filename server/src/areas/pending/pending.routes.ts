import { countWaiting } from '@venue/sdk/pending/admin';
import { waitingKinds, waitingRights } from '@venue/sdk/pending/model';
import { actorOf } from '../../core/context.ts';
import { handle } from '../../core/http/handle.ts';
import { waitingNow } from './pending.store.ts';

export const deskRoutes = [
  handle(countWaiting, async (_input, scope) => {
    const { permissions } = actorOf(scope);
    const kinds = waitingKinds.filter(kind => permissions.has(waitingRights[kind]));
    return { message: await waitingNow(scope.db, kinds, scope.now) };
  }),
];
