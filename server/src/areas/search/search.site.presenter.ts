import type { MarkedText, SiteGroup } from '@venue/sdk/search/model';
import type { FoundDocuments } from '../../area/foundDocuments.ts';
import { BETWEEN, type DocumentRow, marks } from './search.site.store.ts';

/** Found documents by kind, the kind of the best document first; empty kinds are left out. */
export function presentDocuments(sources: readonly FoundDocuments[], rows: readonly DocumentRow[]): SiteGroup[] {
  return [...new Set(rows.map(({ kind }) => kind))].flatMap(kind => {
    const source = sources.find(each => each.kind === kind);
    const own = rows.filter(row => row.kind === kind);
    return source
      ? {
          kind,
          title: source.title,
          documents: own.map(row => present(source, row)),
          more: own.some(row => row.more),
        }
      : [];
  });
}

const present = ({ to }: FoundDocuments, { key, title, snippet, ...text }: DocumentRow) => ({
  title: partsOf(title),
  snippet: partsOf(snippet === '' ? '' : withDots(snippet, text)),
  to: to(key),
});

type Ends = Pick<DocumentRow, 'start' | 'end' | 'isCut'>;

const aroundWords = /^[^\p{L}\p{N}]*|[^\p{L}\p{N}]*$/gu;
const bare = (text: string): string => text.replace(aroundWords, '');

/** A snippet with dots where the text goes on, and with the final punctuation of the text where it ends. */
function withDots(snippet: string, { start, end, isCut }: Ends): string {
  const pieces = snippet.replaceAll(marks.start, '').replaceAll(marks.end, '').split(BETWEEN);
  const last = pieces.at(-1) ?? '';
  const begins = bare(start).startsWith(bare(pieces[0] ?? ''));
  const ends = !isCut && bare(end).endsWith(bare(last));
  // The database drops the punctuation after the last word of a snippet.
  const sign = last.endsWith(bare(last)) ? (/[^\p{L}\p{N}]*$/u.exec(end)?.[0] ?? '') : '';
  return `${begins ? '' : '… '}${snippet}${ends ? sign : ' …'}`;
}

/** Splits a text into marked and unmarked parts. */
function partsOf(text: string): MarkedText {
  return text.split(marks.start).flatMap((piece, index) => {
    if (index === 0) return piece === '' ? [] : [{ text: piece, marked: false }];
    const [fits = '', rest = ''] = piece.split(marks.end);
    return [{ text: fits, marked: true }, ...(rest === '' ? [] : [{ text: rest, marked: false }])];
  });
}
