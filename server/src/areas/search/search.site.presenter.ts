import { type MarkedText, MOST_DOCUMENTS, MOST_OF_KIND, type SiteGroup } from '@venue/sdk/search/model';
import type { FoundDocuments } from '../../area/foundDocuments.ts';
import { type DocumentRow, marks } from './search.site.store.ts';

/** What was found, kind by kind, that of the best find first; empty kinds are left out. */
export function presentDocuments(sources: readonly FoundDocuments[], rows: readonly DocumentRow[]): SiteGroup[] {
  const most = sources.length === 1 ? MOST_OF_KIND : MOST_DOCUMENTS;
  return [...new Set(rows.map(({ kind }) => kind))].flatMap(kind => {
    const source = sources.find(each => each.kind === kind);
    const own = rows.filter(row => row.kind === kind);
    return source
      ? {
          kind,
          title: source.title,
          documents: own.slice(0, most).map(row => present(source, row)),
          more: own.length > most,
        }
      : [];
  });
}

const present = ({ to }: FoundDocuments, { key, title, snippet, start }: DocumentRow) => ({
  title: partsOf(title),
  snippet: partsOf(begins(snippet, start) ? snippet : `… ${snippet}`),
  to: to(key),
});

const begins = (snippet: string, start: string): boolean => {
  const plain = snippet.replaceAll(marks.start, '').replaceAll(marks.end, '');
  return start.startsWith(plain.slice(0, start.length)) || plain.startsWith(start);
};

/** A text whose marks stand for parts of it. */
function partsOf(text: string): MarkedText {
  return text.split(marks.start).flatMap((piece, index) => {
    if (index === 0) return piece === '' ? [] : [{ text: piece, marked: false }];
    const [fits = '', rest = ''] = piece.split(marks.end);
    return [{ text: fits, marked: true }, ...(rest === '' ? [] : [{ text: rest, marked: false }])];
  });
}
