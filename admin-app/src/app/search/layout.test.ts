import { expect, it } from 'vitest';
import { otherLayout } from './layout.ts';

it.each([
  ['ghbdtn', 'привет'],
  ['Hz,bybyf', 'рябинина'],
  [',jkmijq', 'большой'],
  ['увшещк@', 'editor@'],
  ['№ 12', '№ 12'],
])('%s was meant as %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});
