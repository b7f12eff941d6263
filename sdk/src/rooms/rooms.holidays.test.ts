import { expect, it } from 'vitest';
import { holidaysFrom, isHoliday } from './rooms.holidays.ts';

it('are those of a year from a day on, in order', () => {
  const found = holidaysFrom('2026-11-25');
  expect(found.map(({ days }) => days[0])).toEqual([
    '2027-01-01',
    '2027-02-23',
    '2027-03-08',
    '2027-05-01',
    '2027-05-09',
    '2027-06-12',
    '2027-11-04',
  ]);
  expect(found.flatMap(({ days }) => days)).toHaveLength(14);
});

it('what of one is past is left out, and so is what is more than a year ahead', () => {
  const found = holidaysFrom('2027-01-03');
  expect(found[0]?.days).toEqual(['2027-01-03', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08']);
  expect(found.at(-1)?.days).toEqual(['2028-01-01', '2028-01-02']);
});

it('a day is a holiday in any year, and the days beside it are not', () => {
  expect(['2027-01-01', '2031-01-08', '2028-05-09'].map(isHoliday)).toEqual([true, true, true]);
  expect(['2027-01-09', '2026-12-31', '2028-05-10'].map(isHoliday)).toEqual([false, false, false]);
});
