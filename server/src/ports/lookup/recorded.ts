import type { Lookup, WhoseInn } from './lookup.ts';
import { addresses } from './recorded.addresses.ts';
import { organisations } from './recorded.organisations.ts';
import { people } from './recorded.people.ts';

const MOST = 10;

// Words that make no difference to the search.
const plainWords = new Set([
  'г',
  'город',
  'ул',
  'улица',
  'пр',
  'пр-кт',
  'проспект',
  'пл',
  'площадь',
  'д',
  'дом',
  'обл',
]);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\d-]+/u)
    .filter(word => word !== '' && !plainWords.has(word));

const isSame = (one: WhoseInn, other: WhoseInn): boolean =>
  one.passportSeries === other.passportSeries &&
  one.passportNumber === other.passportNumber &&
  one.passportBirthDay === other.passportBirthDay &&
  wordsOf(`${one.lastname} ${one.name} ${one.middlename}`).join() ===
    wordsOf(`${other.lastname} ${other.name} ${other.middlename}`).join();

/** The embedded default: made-up organisations and people, and addresses of the city, for the demo. */
export const recordedLookup: Lookup = {
  async organisation(inn) {
    return organisations.find(({ INN }) => INN === inn) ?? null;
  },
  async innOf(person) {
    return people.find(each => isSame(each, person))?.inn ?? null;
  },
  async addresses(typed) {
    const parts = wordsOf(typed);
    if (parts.length === 0) return [];
    return addresses
      .filter(({ value }) => {
        const words = wordsOf(value);
        return parts.every(part => words.some(word => word.startsWith(part)));
      })
      .slice(0, MOST);
  },
};
