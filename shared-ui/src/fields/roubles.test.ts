import { expect, test } from 'vitest';
import { kopecksOf, roublesText } from './roubles.ts';

test.each([
  ['1200', 120_000],
  ['1 200', 120_000],
  ['1\u00a0200,50', 120_050],
  ['1200.5', 120_050],
  ['1200,', 120_000],
  ['0,01', 1],
  ['19,99 ₽', 1999],
  ['350 руб.', 35_000],
  ['350р', 35_000],
  ['  ', null],
  ['', null],
  ['1,234', undefined],
  ['1.200,50', undefined],
  ['-5', undefined],
  ['сто', undefined],
  [',50', undefined],
  ['1e3', undefined],
])('«%s» is %s kopecks', (typed, kopecks) => expect(kopecksOf(typed)).toBe(kopecks));

test.each([
  [120_000, '1200'],
  [120_050, '1200,50'],
  [1, '0,01'],
  [1999, '19,99'],
  [115, '1,15'],
])('%i kopecks are typed as «%s», and read back', (kopecks, text) => {
  expect(roublesText(kopecks)).toBe(text);
  expect(kopecksOf(text)).toBe(kopecks);
});
