import { expect, it } from 'vitest';
import { bucketsOf, changeOf, daysOfPeriod, formatPeriod, periodOf } from './period.ts';

it.each([
  ['week', '2026-11-21', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['month', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['days30', '2026-11-21', '2026-10-23', '2026-11-21'],
] as const)('%s on %s is from %s to %s', (name, today, from, to) => {
  expect(daysOfPeriod(name, today)).toEqual({ from, to });
});

it.each([
  ['', 'week'],
  ['period=month', 'month'],
  ['period=days30', 'days30'],
  ['period=year', 'week'],
  ['from=2026-11-01&to=2026-11-05', 'own'],
  ['from=2026-11-05&to=2026-11-01', 'week'],
  ['from=2026-02-30&to=2026-03-01', 'week'],
  ['from=2020-01-01&to=2026-03-01&period=month', 'month'],
  ['from=2026-11-01', 'week'],
])('?%s names %s', (query, name) => {
  expect(periodOf(new URLSearchParams(query), '2026-11-21').name).toBe(name);
});

it('puts days together by the week when there are many', () => {
  const days = (count: number) => Array.from({ length: count }, (_, index) => ({ day: `day ${index}` }));
  expect(bucketsOf(days(62))).toHaveLength(62);
  const weeks = bucketsOf(days(63));
  expect(weeks).toHaveLength(9);
  expect(bucketsOf(days(64)).at(-1)).toEqual({ from: 'day 63', to: 'day 63', days: [{ day: 'day 63' }] });
});

it.each([
  [112, 100, '+12\u00a0%'],
  [50, 100, '−50\u00a0%'],
  [100, 100, '0\u00a0%'],
  [5, 0, ''],
  [5, -10, ''],
])('%i after %i is «%s»', (now, before, text) => {
  expect(changeOf(now, before)).toBe(text);
});

it('says a period by its ends', () => {
  expect(formatPeriod({ from: '2026-11-09', to: '2026-11-15' })).toBe('09.11.2026\u00a0– 15.11.2026');
  expect(formatPeriod({ from: '2026-11-09', to: '2026-11-09' })).toBe('09.11.2026');
});
