import { expect, test } from 'vitest';
import { sumInWords } from './sumInWords.ts';

test.each([
  [0, 'Ноль рублей 00 копеек'],
  [1, 'Ноль рублей 01 копейка'],
  [1_02, 'Один рубль 02 копейки'],
  [2_11, 'Два рубля 11 копеек'],
  [5_00, 'Пять рублей 00 копеек'],
  [11_12, 'Одиннадцать рублей 12 копеек'],
  [21_21, 'Двадцать один рубль 21 копейка'],
  [1_000_00, 'Одна тысяча рублей 00 копеек'],
  [2_002_00, 'Две тысячи два рубля 00 копеек'],
  [14_340_00, 'Четырнадцать тысяч триста сорок рублей 00 копеек'],
  [1_000_001_00, 'Один миллион один рубль 00 копеек'],
  [5_011_021_112_99, 'Пять миллиардов одиннадцать миллионов двадцать одна тысяча сто двенадцать рублей 99 копеек'],
])('%i kopecks are «%s»', (kopecks, words) => expect(sumInWords(kopecks)).toBe(words));

const values: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['ноль', 'один|одна', 'два|две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'],
    ['одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать'],
    ['шестнадцать', 'семнадцать', 'восемнадцать', 'девятнадцать', 'двадцать'],
  ]
    .flat()
    .flatMap((words, value) => words.split('|').map(word => [word, value] as const))
    .concat(
      ['тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто'].map(
        (word, index) => [word, (index + 3) * 10] as const,
      ),
      [...['сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот']].map(
        (word, index) => [word, (index + 1) * 100] as const,
      ),
    ),
);
const scales = ['тысяч', 'миллион', 'миллиард', 'триллион'];

/** Reads the words back, another way than they were written. */
function kopecksOf(text: string): number {
  const [, words = '', kopecks = ''] = /^(.*) рубл\S+ (\d\d) копе\S+$/.exec(text.toLowerCase()) ?? [];
  let [total, group] = [0, 0];
  for (const word of words.split(' ')) {
    const power = scales.findLastIndex(scale => word.startsWith(scale)) + 1;
    if (power > 0) {
      total += group * 1000 ** power;
      group = 0;
    } else group += values[word] ?? Number.NaN;
  }
  return (total + group) * 100 + Number(kopecks);
}

/** The case of a noun after a number, from the grammar's own tables. */
const form = (count: number) => new Intl.PluralRules('ru').select(count);
const roubles = { one: 'рубль', few: 'рубля', many: 'рублей', other: '', zero: '', two: '' };

test('any sum is read back as itself, with its nouns in the right case', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let each = 0; each < 5_000; each++) {
    const kopecks = Math.floor(random() * 10 ** (1 + Math.floor(random() * 15)));
    const text = sumInWords(kopecks);
    expect(kopecksOf(text), text).toBe(kopecks);
    expect(text.split(' ').at(-3), text).toBe(roubles[form(Math.floor(kopecks / 100))]);
    expect(text).toMatch(/^[А-ЯЁ][а-яё]+( [а-яё]+)* \d\d копе(йка|йки|ек)$/);
  }
});
