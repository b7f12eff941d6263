import { countWaiting } from '@venue/sdk/desk/admin';
import { waitingKinds, waitingRights } from '@venue/sdk/desk/model';
import { handle } from '../../core/handle.ts';
import { actorOf } from '../../core/scope.ts';
import { waitingNow } from './desk.store.ts';

export const deskRoutes = [
  handle(countWaiting, async (_input, scope) => {
    const { permissions } = actorOf(scope);
    const kinds = waitingKinds.filter(kind => permissions.has(waitingRights[kind]));
    return { message: await waitingNow(scope.db, kinds, scope.now) };
  }),
];
