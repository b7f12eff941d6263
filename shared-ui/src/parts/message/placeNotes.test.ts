import { expect, it } from 'vitest';
import { freeTop, gapIn } from './placeNotes.ts';

const header = { top: 0, bottom: 68, left: 0, right: 1280 };
const box = (top: number, bottom: number) => ({ top, bottom, left: 900, right: 1200 });

it.each([
  ['with nothing on the screen, at its top', [], 12],
  ['below the header', [header], 80],
  ['below the heading of the page', [box(96, 150), header], 162],
  ['below a button that it would cover', [header, box(100, 140)], 152],
  ['above a button that it does not reach', [header, box(160, 200)], 80],
  ['below each of several buttons without room between them', [header, box(100, 140), box(200, 240)], 252],
  ['between two buttons with room between them', [header, box(100, 140), box(230, 270)], 152],
])('a note lies %s', (_, obstacles, top) => {
  expect(freeTop(60, 800, obstacles)).toBe(top);
});

it('a note that fits nowhere lies below the header', () => {
  expect(freeTop(60, 300, [header, box(80, 290)])).toBe(80);
});

it.each([
  [
    'between the logo and the search',
    [
      { left: 20, right: 160 },
      { left: 890, right: 1260 },
    ],
    { left: 176, right: 874 },
  ],
  [
    'whatever the order of the parts',
    [
      { left: 890, right: 1260 },
      { left: 20, right: 160 },
    ],
    { left: 176, right: 874 },
  ],
  ['at its end', [{ left: 20, right: 500 }], { left: 516, right: 1264 }],
  [
    'nowhere if the menu fills it',
    [
      { left: 20, right: 160 },
      { left: 200, right: 800 },
      { left: 900, right: 1270 },
    ],
    null,
  ],
])('the header has room for notes %s', (_, parts, gap) => {
  expect(gapIn(header, parts)).toEqual(gap);
});
