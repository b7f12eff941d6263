import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { placeInList, translit, UrlTranslit } from './galleries.model.ts';

test.each([
  ['Ночь музеев 2026', 'noch-muzeev-2026'],
  ['Объявление: Ёж & Ко!', 'obyavlenie-ezh-ko'],
  ['  — Щука —  ', 'shchuka'],
  ['Design Week', 'design-week'],
])('«%s» gets the address %s', (title, address) => {
  expect(translit(title)).toBe(address);
  expect(z.safeParse(UrlTranslit, address).success).toBe(true);
});

test('a long title is cut to an address that is still valid', () => {
  const address = translit(`${'ж'.repeat(74)} ш конец`);
  expect(address.length).toBeLessThanOrEqual(150);
  expect(z.safeParse(UrlTranslit, address).success).toBe(true);
});

test.each(['Ночь', 'a--b', '-a', 'a-', 'a b', 'A', ''])('«%s» is no address', address =>
  expect(z.safeParse(UrlTranslit, address).success).toBe(false),
);

test.each([
  [1, 0, 1],
  [1, 24, 25],
  [2, 0, 26],
])('page %i, row %i stands at place %i', (page, index, place) => expect(placeInList(page, index)).toBe(place));
