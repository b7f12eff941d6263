import { capitalized, type Permission } from '@venue/sdk';
import { MOST_FOUND, type SearchGroup, type SearchHit } from '@venue/sdk/search/model';
import type { FoundRow, SearchSource } from '../../area/searchSource.ts';
import type { KindRow } from './search.store.ts';

const byNumber = (row: FoundRow) => [`№\u00a0${row.id}`];
const ownTitle = (row: FoundRow) => row.title;

function presentHit(source: SearchSource, row: FoundRow, may: ReadonlySet<Permission>): SearchHit {
  const { title = ownTitle, caption = byNumber, status, to } = source;
  const { label, tone = 'neutral' } = status(row.status);
  return {
    id: row.id,
    title: title(row),
    caption: caption(row).filter(Boolean).join(' · '),
    status: { id: row.status, label, tone },
    to: to(row, may),
  };
}

/** The found records for a reader by kind, in the order of `sources`; empty kinds are left out. */
export const presentGroups = (
  sources: readonly SearchSource[],
  rows: readonly KindRow[],
  may: ReadonlySet<Permission>,
): SearchGroup[] =>
  sources.flatMap(source => {
    const { name, noun } = source.kind;
    const own = rows.filter(row => row.kind === name);
    if (own.length === 0) return [];
    return {
      kind: name,
      title: source.heading ?? capitalized(noun.many),
      items: own.slice(0, MOST_FOUND).map(row => presentHit(source, row, may)),
      more: own.length > MOST_FOUND,
    };
  });
