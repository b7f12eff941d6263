/** What is looked for, as `to_tsquery` reads it. */
export interface Wanted {
  /** As it was typed, or would have been in the other keyboard layout. */
  readonly words: string;
  /** Every word, in any form. */
  readonly exact: string;
  /** The same, the last word perhaps unfinished. */
  readonly wide: string;
}

/** A shorter beginning of a word fits half of what there is. */
const SHORTEST_BEGINNING = 3;

/** What was typed, then what it is in the other layout; nothing where there are no words. */
export const wantedOf = (typed: string): readonly Wanted[] =>
  [typed, otherLayout(typed)].flatMap(words => asked(words) ?? []);

function asked(typed: string): Wanted | undefined {
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

/** A text as the same keys write it in the other layout: «ghjtrn» and «проект». */
const otherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map(letter => other.get(letter) ?? letter).join('');
