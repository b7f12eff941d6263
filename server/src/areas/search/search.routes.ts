import { searchRecords } from '@venue/sdk/search/admin';
import type { Area } from '../../area/area.ts';
import { actorOf } from '../../core/context.ts';
import { handle } from '../../core/http/handle.ts';
import { presentGroups } from './search.presenter.ts';
import { findRecords } from './search.store.ts';

/** Searches the records of all areas that the reader may see. */
export const searchRoutes = (areas: readonly Area[]) => [
  handle(searchRecords, async ({ query: { q } }, context) => {
    const { permissions } = actorOf(context);
    const sources = areas.flatMap(({ search = [] }) => search).filter(({ kind }) => permissions.has(kind.read));
    const rows = await findRecords(context.db, sources, q, context.now);
    return { message: { groups: presentGroups(sources, rows, permissions) } };
  }),
];
