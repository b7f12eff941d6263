import { searchSite } from '@venue/sdk/search';
import type { Area } from '../../area/area.ts';
import { handle } from '../../core/http/handle.ts';
import { countAttempt, type Limit, networkOf } from '../../core/security/attempts.ts';
import { wantedOf } from './search.rules.ts';
import { presentDocuments } from './search.site.presenter.ts';
import { findDocuments } from './search.site.store.ts';

/** Whoever asks more often would take the database's connections from those who book. */
export const searchesPerAddress: Limit = { most: 60, seconds: 60 };

/** Looks through what the areas offer to visitors. */
export const searchSiteRoutes = (areas: readonly Area[]) => [
  handle(searchSite, async ({ query: { q, kind } }, { db, now, request }) => {
    await countAttempt(db, `search:${networkOf(request.ip)}`, now, [searchesPerAddress]);
    const offered = areas.flatMap(({ found = [] }) => found);
    const sources = kind === undefined ? offered : offered.filter(each => each.kind === kind);
    for (const wanted of wantedOf(q)) {
      const rows = await findDocuments(
        db,
        sources.map(each => each.kind),
        wanted,
      );
      if (rows.length > 0) return { message: { words: wanted.words, groups: presentDocuments(sources, rows) } };
    }
    return { message: { words: q.trim(), groups: [] } };
  }),
];
