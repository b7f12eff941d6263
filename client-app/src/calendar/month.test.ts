import { expect, it } from 'vitest';
import { chosenDay, dayAfterKey, daysOf, monthAway, weeksOf } from './month.ts';

it('a month is drawn in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11-20');
  expect(weeks).toHaveLength(6);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  // February 2027 begins on a Monday and has four weeks to the day.
  expect(weeksOf('2027-02-14')).toHaveLength(4);
});

it.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
  ['a', undefined],
])('%s leads to %s', (key, day) => expect(dayAfterKey('2026-11-20', key)).toBe(day));

it('a shorter month has no such day: its last one stands in', () => {
  expect(monthAway('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthAway('2027-03-30', -1)).toBe('2027-02-28');
});

it('what ends at midnight is over on the day before, by the clock of the venue', () => {
  expect(daysOf({ start: '2026-12-05T13:30:00.000Z', end: '2026-12-05T19:00:00.000Z' })).toEqual([
    '2026-12-05',
    '2026-12-05',
  ]);
  expect(daysOf({ start: '2026-12-05T20:00:00.000Z', end: '2026-12-06T20:00:00.000Z' })).toEqual([
    '2026-12-06',
    '2026-12-07',
  ]);
  expect(daysOf({ start: '2026-12-05T13:30:00.000Z', end: null })).toEqual(['2026-12-05', '2026-12-05']);
});

it('an address that names no day means today', () => {
  expect(chosenDay('2026-13-40', '2026-11-20')).toBe('2026-11-20');
  expect(chosenDay('2026-12-05', '2026-11-20')).toBe('2026-12-05');
});
