import { expect, test } from 'vitest';
import type { PriceRule } from './rooms.hours.ts';
import { lowestOf } from './rooms.prices.ts';

const rule: PriceRule = {
  title: 'Вечер',
  fromDay: null,
  toDay: null,
  weekdays: [1],
  fromHour: 18,
  toHour: 22,
  pricePerHour: 90_000,
};
const tariff = { pricePerHour: 150_000, rules: [rule] };
const monday = '2026-11-30';
const open = (from: number, to: number) => [{ weekday: 1, from, to }];

test('the lowest price is that of an hour at which the room is open, and the tariff’s own where it never is', () => {
  expect(lowestOf(tariff, { week: open(10, 22), from: monday, days: 0 })).toBe(90_000);
  expect(lowestOf(tariff, { week: open(10, 18), from: monday, days: 6 })).toBe(150_000);
  expect(lowestOf(tariff, { week: [], from: monday, days: 90 })).toBe(150_000);
  // Open on Mondays alone, looked at from Tuesday to Sunday.
  expect(lowestOf(tariff, { week: open(10, 22), from: '2026-12-01', days: 5 })).toBe(150_000);
});
