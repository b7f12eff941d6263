import type { Tariff } from '@venue/sdk/rooms/model';
import { describe, expect, it } from 'vitest';
import { betterTariff } from './betterTariff.ts';
import { chooseTariff } from './tariffChoice.ts';

const tariff = (tariffId: number): Tariff => ({
  tariffId,
  tariffValue: `Тариф ${tariffId}`,
  description: '',
  pricePerHour: 100_000,
  minHours: 1,
  rules: [],
});
const two = [tariff(4), tariff(7)];

describe('the tariff the address asks for', () => {
  it.each([
    ['no id: the first one', two, null, { id: 4, clear: false, unknown: false }],
    ['a valid id: that one', two, '7', { id: 7, clear: false, unknown: false }],
    ['an unknown id: cleared, the first one, told', two, '99', { id: 4, clear: true, unknown: true }],
    ['not a number', two, 'x', { id: 4, clear: true, unknown: true }],
    ['a number written otherwise', two, '07', { id: 4, clear: true, unknown: true }],
    ['empty', two, '', { id: 4, clear: true, unknown: true }],
    ['no tariffs: cleared, none active', [], '7', { id: undefined, clear: true, unknown: false }],
    ['no tariffs and no id', [], null, { id: undefined, clear: false, unknown: false }],
  ])('%s', (_name, tariffs, asked, { id, clear, unknown }) => {
    const choice = chooseTariff(tariffs, asked);
    expect({ id: choice.tariff?.tariffId, clear: choice.clear, unknown: choice.unknown }).toEqual({
      id,
      clear,
      unknown,
    });
  });
});

describe('a better tariff', () => {
  const [hourly = tariff(1), assisted = tariff(2)] = two;
  const long = { ...tariff(9), pricePerHour: 80_000, minHours: 4 };
  const bare = { ...tariff(5), pricePerHour: 50_000 };
  const hoursFrom = (count: number) =>
    Array.from({ length: count }, (_, each) => `2026-11-20T${String(4 + each).padStart(2, '0')}:00:00.000Z`);
  it('counts what each hour costs', () => {
    const evening = { title: 'Вечер', fromDay: null, toDay: null, weekdays: [5], fromHour: 12, toHour: 22 };
    const dearLate = { ...long, rules: [{ ...evening, pricePerHour: 300_000 }] };
    expect(betterTariff([hourly, dearLate], hourly, hoursFrom(3))?.tariffId).toBeUndefined();
    expect(betterTariff([hourly, { ...dearLate, minHours: 3 }], hourly, hoursFrom(3))?.tariffId).toBe(9);
    expect(betterTariff([hourly, dearLate], hourly, hoursFrom(6))).toBeUndefined();
  });

  it.each([
    ['is one for longer bookings, once enough hours are chosen', hourly, 4, 9],
    ['is none before', hourly, 3, undefined],
    ['is not the one that is chosen', long, 6, undefined],
    ['is not dearer', { ...assisted, pricePerHour: 70_000 }, 6, undefined],
  ])('%s', (_name, current, hours, id) => {
    expect(betterTariff([hourly, assisted, bare, long], current, hoursFrom(hours))?.tariffId).toBe(id);
  });
});
