import { searchSite } from '@venue/sdk/search';
import { MOST_DOCUMENTS, MOST_OF_KIND } from '@venue/sdk/search/model';
import type { Area } from '../../area/area.ts';
import { handlePublished } from '../../core/http/handle.ts';
import { countAttempt, type Limit, networkOf } from '../../core/security/attempts.ts';
import { wantedOf } from './search.rules.ts';
import { presentDocuments } from './search.site.presenter.ts';
import { findDocuments } from './search.site.store.ts';

/** A limit, so that searches do not take the database's connections from bookings. */
export const searchesPerAddress: Limit = { most: 60, seconds: 60 };

/** Searches what the areas publish for visitors. */
export const searchSiteRoutes = (areas: readonly Area[]) => [
  handlePublished(searchSite, async ({ query: { q, kind } }, { db, primary, now, request }) => {
    await countAttempt(primary, `search:${networkOf(request.ip)}`, now, [searchesPerAddress]);
    const offered = areas.flatMap(({ found = [] }) => found);
    // One document is enough to tell whether a kind that was not chosen has any.
    const shown = kind === undefined ? MOST_DOCUMENTS : 1;
    const asked = offered.map(({ leads, ...each }) => ({
      kind: each.kind,
      most: each.kind === kind ? MOST_OF_KIND : shown,
      ...(leads ? { leads } : {}),
    }));
    for (const wanted of wantedOf(q)) {
      const rows = await findDocuments(db, asked, wanted);
      const kinds = offered
        .filter(each => rows.some(row => row.kind === each.kind))
        .map(({ kind, title }) => ({ kind, title }));
      const groups = presentDocuments(
        offered.filter(each => kind === undefined || each.kind === kind),
        rows,
      );
      if (kinds.length > 0) return { message: { words: wanted.words, isSimilar: wanted.isSimilar, groups, kinds } };
    }
    return { message: { words: q.trim(), isSimilar: false, groups: [], kinds: [] } };
  }),
];
