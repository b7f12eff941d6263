import { kinds } from '@venue/sdk/kinds';
import { countPending } from '@venue/sdk/pending/admin';
import type { Area } from '../../area/area.ts';
import { actorOf } from '../../core/context.ts';
import { handle } from '../../core/http/handle.ts';
import { countRows } from './pending.store.ts';

/** Counts the records of all areas that wait for staff, for the kinds the reader may see. */
export const pendingRoutes = (areas: readonly Area[]) => [
  handle(countPending, async (_input, context) => {
    const { permissions } = actorOf(context);
    const pending = areas
      .flatMap(area => area.pending?.(context.now) ?? [])
      .filter(({ kind }) => permissions.has(kinds[kind].read));
    return { message: await countRows(context.db, pending) };
  }),
];
