import { searchRecords } from '@venue/sdk/search/admin';
import { MOST_DOCUMENTS } from '@venue/sdk/search/model';
import type { Area } from '../../area/area.ts';
import type { SearchSource } from '../../area/searchSource.ts';
import { actorOf } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { handle } from '../../core/http/handle.ts';
import { typedFor } from './search.kinds.rules.ts';
import { otherAlphabet } from './search.letters.ts';
import { presentGroups } from './search.presenter.ts';
import { type SearchTerm, wantedOf } from './search.rules.ts';
import { findDocuments } from './search.site.store.ts';
import { findRecords, type RecordQuery } from './search.store.ts';

/**
 * Searches the records of all areas that the reader may see. Each reading of the text is tried as in the search of the
 * site, and what that search finds is found here too.
 */
export const searchRoutes = (areas: readonly Area[]) => {
  const published = new Set(areas.flatMap(({ found = [] }) => found.map(({ kind }) => kind)));

  async function queriesOf(db: Db, sources: readonly SearchSource[], term: SearchTerm): Promise<RecordQuery[]> {
    const kinds = sources.map(({ kind: { name } }) => name).filter(name => published.has(name));
    const documents = await findDocuments(
      db,
      kinds.map(kind => ({ kind, most: MOST_DOCUMENTS })),
      term,
    );
    return sources.flatMap(source => {
      const typed = term.isSimilar ? '-' : typedFor(source, sources, term.words);
      const ids = documents.filter(({ kind }) => kind === source.kind.name).map(({ recordId }) => recordId);
      if (typed === undefined || (term.isSimilar && ids.length === 0)) return [];
      return [{ source, typed, ids: typed === '' ? [] : ids }];
    });
  }

  return [
    handle(searchRecords, async ({ query: { q } }, context) => {
      const { db, now } = context;
      const { permissions } = actorOf(context);
      const sources = areas.flatMap(({ search = [] }) => search).filter(({ kind }) => permissions.has(kind.read));
      for (const term of readingsOf(q)) {
        const wanted = await queriesOf(db, sources, term);
        const groups = presentGroups(sources, await findRecords(db, wanted, now), permissions);
        const named = new Set(wanted.filter(({ typed }) => typed !== term.words).map(({ source }) => source.kind.name));
        const isNamed = ({ kind }: { kind: string }) => Number(named.has(kind));
        if (groups.length > 0)
          return { message: { groups: groups.toSorted((one, other) => isNamed(other) - isNamed(one)) } };
      }
      return { message: { groups: [] } };
    }),
  ];
};

/** The ways to read a text; the names of people, which nothing published has, are also tried in the other alphabet. */
function readingsOf(typed: string): readonly SearchTerm[] {
  const ways = wantedOf(typed);
  const spelled = typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\p{L}+/gu, word => otherAlphabet(word) ?? word);
  const similar = ways.filter(({ isSimilar }) => isSimilar);
  return [...ways.filter(({ isSimilar }) => !isSimilar), ...wantedOf(spelled).slice(0, 1), ...similar];
}
