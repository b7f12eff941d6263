// One text in other letters: what the same keys write in the other layout, and the same sounds in the other alphabet.

const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁХЪЖЭБЮ';
const otherKey = new Map(
  [...latin].flatMap((letter, index) => {
    const own = cyrillic[index] ?? letter;
    return [
      [letter, own],
      [own, letter],
    ];
  }),
);

/** The text that the same keys write in the other layout: «ghjtrn» and «проект». */
export const otherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map(letter => otherKey.get(letter) ?? letter).join('');

/** Sounds by their Latin letters, longer ones first; a «c» before a front vowel is another sound. */
const sounds: readonly (readonly [RegExp | string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['tz', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ['oo', 'у'],
  ['ee', 'и'],
  [/c(?=[aoulrkt])/g, 'к'],
  [/(?<=[aeiouy])y|j/g, 'й'],
  ['x', 'кс'],
  ['w', 'в'],
  ['q', 'к'],
  ['h', 'х'],
  ['y', 'ы'],
];
const letters = new Map(
  [...'abcdefgiklmnoprstuvz'].map((letter, at) => [letter, [...'абцдефгиклмнопрстувз'][at] ?? '']),
);

const spellings: Readonly<Record<string, string>> = {
  ж: 'zh',
  й: 'y',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};
const latinOf = new Map([...[...letters].map(([to, from]) => [from, to] as const), ...Object.entries(spellings)]);

/** A lower-case word in the other alphabet: «fotostudiya» and «фотостудия». Undefined if it mixes both or has neither. */
export function otherAlphabet(word: string): string | undefined {
  if (/^[a-z\d]*[a-z][a-z\d]*$/.test(word)) {
    const whole = sounds.reduce((text, [sound, letter]) => text.replaceAll(sound, letter), word);
    return [...whole].map(letter => letters.get(letter) ?? letter).join('');
  }
  if (/^[а-я\d]*[а-я][а-я\d]*$/.test(word)) return [...word].map(letter => latinOf.get(letter) ?? letter).join('');
  return undefined;
}
