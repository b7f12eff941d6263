import { expect, it } from 'vitest';
import { numberIn } from './numberIn.ts';

it.each([
  ['12', 12],
  ['999999999', 999_999_999],
  ['0', null],
  ['012', null],
  ['1000000000', null],
  ['-1', null],
  ['1.5', null],
  ['12x', null],
  ['users', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is the number %j', (word, number) => {
  expect(numberIn(word)).toBe(number);
});
