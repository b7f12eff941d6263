/** A search, as `to_tsquery` reads it. */
export interface SearchTerm {
  /** The text as typed, or in the other keyboard layout. */
  readonly words: string;
  /** All words, in any form. */
  readonly exact: string;
  /** The same, the last word perhaps unfinished. */
  readonly wide: string;
}

/** A shorter prefix matches too much. */
const SHORTEST_BEGINNING = 3;

/** The search as typed, then in the other keyboard layout; empty when there are no words. */
export const wantedOf = (typed: string): readonly SearchTerm[] =>
  [typed, otherLayout(typed)].flatMap(words => asked(words) ?? []);

function asked(typed: string): SearchTerm | undefined {
  const words =
    typed
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const exact = words.join(' & ');
  const unfinished = last.length < SHORTEST_BEGINNING ? last : `${last}:*`;
  return { words: typed.trim(), exact, wide: [...words.slice(0, -1), unfinished].join(' & ') };
}

const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁХЪЖЭБЮ';
const other = new Map(
  [...latin].flatMap((letter, index) => {
    const own = cyrillic[index] ?? letter;
    return [
      [letter, own],
      [own, letter],
    ];
  }),
);

/** The text that the same keys write in the other layout: «ghjtrn» and «проект». */
const otherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map(letter => other.get(letter) ?? letter).join('');
