import { searchSite } from '@venue/sdk/search';
import type { SiteKind } from '@venue/sdk/search/model';
import type { Area } from '../../area/area.ts';
import type { FoundDocuments } from '../../area/foundDocuments.ts';
import type { Db } from '../../core/db/database.ts';
import { handle } from '../../core/http/handle.ts';
import { countAttempt, type Limit, networkOf } from '../../core/security/attempts.ts';
import { type Wanted, wantedOf } from './search.rules.ts';
import { presentDocuments } from './search.site.presenter.ts';
import { type DocumentRow, findDocuments, findKinds } from './search.site.store.ts';

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
      const kinds = await kindsWith(db, offered, rows, kind === undefined ? undefined : wanted);
      if (kinds.length > 0) return { message: { words: wanted.words, groups: presentDocuments(sources, rows), kinds } };
    }
    return { message: { words: q.trim(), groups: [], kinds: [] } };
  }),
];

/** The kinds that have the words, in the order of the areas: those of the rows, or all when one kind alone was asked for. */
async function kindsWith(
  db: Db,
  offered: readonly FoundDocuments[],
  rows: readonly DocumentRow[],
  wanted: Wanted | undefined,
): Promise<SiteKind[]> {
  const names = offered.map(each => each.kind);
  const having = new Set(wanted ? await findKinds(db, names, wanted) : rows.map(row => row.kind));
  return offered.filter(each => having.has(each.kind)).map(({ kind, title }) => ({ kind, title }));
}
