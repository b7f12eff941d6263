import { otherAlphabet, otherLayout } from './search.letters.ts';

/**
 * One way to read what was typed. The ways are tried in this order, in the search of the site and in that of the back
 * office, until one of them finds something; docs/decisions/0087 explains the order.
 */
export interface SearchTerm {
  /** The text as typed, or in the other keyboard layout. */
  readonly words: string;
  /** All words, in any form, as `to_tsquery` reads them. */
  readonly plain: string;
  /** The same, each word in both alphabets, and two neighbours also as one word. */
  readonly exact: string;
  /** The same, the last word perhaps unfinished. */
  readonly wide: string;
  /** The letters in a row that a name must have: a part of a name, or a name written as one word. */
  readonly part: string;
  /** The words in the other alphabet. */
  readonly spelled: string;
  /** Looks for names, texts and listed words that differ from these words by a letter, and for nothing else. */
  readonly isSimilar: boolean;
}

/** A shorter prefix matches too much, and so does a shorter part of a name. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 5;
/** Neighbours in a longer text are not tried as one word. */
const MOST_JOINED = 6;

/** The ways to read a text, at most four; none if it has no words. */
export function wantedOf(typed: string): readonly SearchTerm[] {
  const terms = [typed, otherLayout(typed)].flatMap(text => termOf(text) ?? []);
  return [...terms, ...terms.map(term => ({ ...term, isSimilar: true }))];
}

function termOf(typed: string): SearchTerm | undefined {
  const words =
    typed
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const phrases = [words, ...joined(words)];
  const spelled = words.map(word => otherAlphabet(word) ?? word);
  return {
    words: typed.trim(),
    plain: words.join(' & '),
    exact: anyOf(phrases.map(phrase => allOf(phrase, each => each))),
    wide: anyOf(phrases.map(phrase => allOf(phrase, beginning))),
    part: anyOf([words, spelled].flatMap(each => partOf(each.join('')) ?? [])),
    spelled: spelled.join(' '),
    isSimilar: false,
  };
}

/** The words with two neighbours written as one: «фото студия» as «фотостудия». */
const joined = (words: readonly string[]): string[][] =>
  words.length > MOST_JOINED
    ? []
    : words.slice(1).map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);

/** Of a short word the dictionary may leave two letters, with which too much begins: «инн» and «информация». */
const isCut = (word: string): boolean => word.length === SHORTEST_BEGINNING && /[аеиоуыэюяйь]$|(.)\1$/.test(word);

const beginning = (word: string): string => (word.length < SHORTEST_BEGINNING || isCut(word) ? word : `${word}:*`);

/** All words of a phrase, each in either alphabet; `last` is what becomes of the last one. */
function allOf(phrase: readonly string[], last: (word: string) => string): string {
  const each = phrase.map((word, at) => {
    const spelled = [word, otherAlphabet(word)].filter(spelling => spelling !== undefined && spelling !== '');
    return `(${anyOf(spelled.map(spelling => (at === phrase.length - 1 ? last(spelling ?? '') : (spelling ?? ''))))})`;
  });
  return each.join(' & ');
}

const anyOf = (terms: readonly string[]): string =>
  [...new Set(terms)].map(term => (terms.length > 1 ? `(${term})` : term)).join(' | ');

/** Every three letters in a row, as `name_parts` of the database keeps those of names; the ending may differ. */
function partOf(letters: string): string | undefined {
  const whole = letters.replace(/[^0-9a-zа-я]/g, '');
  if (whole.length < SHORTEST_PART) return undefined;
  const known = /^(.{4,}?)[аеиоуыэюяйь]{1,2}$/.exec(whole)?.[1] ?? whole;
  return Array.from({ length: known.length - 2 }, (_, at) => known.slice(at, at + 3)).join(' & ');
}
