import type { SearchSource } from '../../area/searchSource.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The first words by which people call the records of a kind: «счёт», «счета», «бронь». */
const namesOf = ({ kind: { noun }, aliases = [] }: SearchSource): readonly string[] =>
  [noun.one, noun.acc, noun.gen, noun.dat, noun.many, noun.manyGen, ...aliases].map(
    name => plain(name).split(/[\s\u00a0]/)[0] ?? '',
  );

/**
 * The text to look for among the records of a kind: without the word for the kind, if the text begins with it, so that
 * «счёт 2» finds invoice 2 and «акт» the latest acts. Undefined if the text begins with a word for other kinds and goes
 * on with a number: «бронь 69» is no event 69.
 */
export function typedFor(source: SearchSource, sources: readonly SearchSource[], typed: string): string | undefined {
  const [, word = '', rest = ''] = /^\s*(\p{L}+)[\s\u00a0]*(.*)$/su.exec(typed) ?? [];
  if (namesOf(source).includes(plain(word))) return rest.trim();
  const isOther = /^(№\s*)?\d/.test(rest) && sources.some(each => namesOf(each).includes(plain(word)));
  return isOther ? undefined : typed;
}
