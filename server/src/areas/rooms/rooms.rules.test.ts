import { momentOf } from '@venue/sdk';
import { expect, test } from 'vitest';
import { hourPrices } from './rooms.prices.service.ts';
import { occupancyAt } from './rooms.rules.ts';

const day = '2026-11-20';
const taken = (...hours: number[]) => new Set(hours.map(hour => momentOf(day, hour).getTime()));
const at = (hour: number, minutes = 0) => new Date(momentOf(day, hour).getTime() + minutes * 60_000);

// The tests run on a Friday; the venue opens an hour later on Saturdays, and is closed on Sundays.
const week = [1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: weekday === 6 ? 10 : 9, to: 18 }));
const opening = { week, closed: new Map([['2026-11-23', 'Санитарный день']]) };

test.each([
  ['before opening', at(7), taken(), 'closed', 9, 9],
  ['free till the evening', at(9, 10), taken(), 'free', 18, 8],
  ['free till the next booking', at(10, 30), taken(13), 'free', 13, 6],
  ['busy till the next free hour', at(13, 30), taken(13, 14), 'busy', 15, 3],
  ['busy till closing', at(16, 5), taken(16, 17), 'busy', null, 0],
  ['the last hour', at(17, 59), taken(), 'free', 18, 0],
  ['after closing: opens on Saturday, an hour later', at(18), taken(), 'closed', 34, 0],
] as const)('%s', (_, now, hours, state, until, freeToday) => {
  expect(occupancyAt(now, hours, opening)).toEqual({
    state,
    until: until === null ? null : at(0, until * 60),
    freeToday,
  });
});

test.each([
  ['on a Sunday, before a day it is closed on', momentOf('2026-11-22', 12), momentOf('2026-11-24', 9)],
  ['on that day', momentOf('2026-11-23', 12), momentOf('2026-11-24', 9)],
])('a room that is closed %s says when it opens next', (_, now, until) => {
  expect(occupancyAt(now, taken(), opening)).toEqual({ state: 'closed', until, freeToday: 0 });
});

test('a room without hours never opens', () => {
  const never = { week: [], closed: new Map() };
  expect(occupancyAt(at(12), taken(), never)).toEqual({ state: 'closed', until: null, freeToday: 0 });
});

const tariff = (pricePerHour: number, minHours = 1) => ({ pricePerHour, minHours, rules: [] });
const long = (pricePerHour: number, minHours: number) => ({ pricePerHour, minHours });
test.each([
  ['none', [], null, null],
  ['the lowest of an hour alone', [tariff(240), tariff(150)], 150, null],
  ['and less from four hours on', [tariff(150), tariff(240), tariff(120, 4)], 150, long(120, 4)],
  ['a longer one that is not cheaper', [tariff(150), tariff(150, 4)], 150, null],
  ['only from two hours on', [tariff(150, 2), tariff(120, 4)], 150, long(120, 4)],
])('the price of an hour: %s', (_, tariffs, priceFrom, priceLong) => {
  expect(hourPrices(tariffs, { week: [], from: '2026-11-20', days: 90 })).toEqual({ priceFrom, priceLong });
});
