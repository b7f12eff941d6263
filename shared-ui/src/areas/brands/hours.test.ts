import { type BrandWorkingHours, brandTimeOption, hoursText } from '@venue/sdk/brands/model';
import { expect, test } from 'vitest';
import { wholeWeek } from './hours.ts';

const hours = (over: Partial<BrandWorkingHours>): BrandWorkingHours => ({
  timeOption: brandTimeOption.daily,
  from: '',
  to: '',
  days: [],
  ...over,
});
const week = (...spans: readonly string[]) =>
  spans.map((span, index) => {
    const [from = '', to = ''] = span.split('–');
    return { weekday: index + 1, from, to };
  });

test('hours are said in a few words', () => {
  const { daily, weekdays, byDay, aroundTheClock, byAppointment } = brandTimeOption;
  expect(hoursText(hours({ from: '10:00', to: '20:00' }))).toEqual(['Ежедневно, 10:00–20:00']);
  expect(hoursText(hours({ timeOption: weekdays, from: '09:00', to: '18:00' }))).toEqual(['По будням, 09:00–18:00']);
  expect(hoursText(hours({ timeOption: daily, from: '10:00' }))).toEqual([]);
  expect(hoursText(hours({ timeOption: aroundTheClock }))).toEqual(['Круглосуточно']);
  expect(hoursText(hours({ timeOption: byAppointment }))).toEqual(['По записи']);
  const days = week('', '10:00–20:00', '10:00–20:00', '10:00–20:00', '12:00–21:00', '12:00–21:00', '');
  expect(hoursText(hours({ timeOption: byDay, days }))).toEqual(['вт–чт 10:00–20:00', 'пт, сб 12:00–21:00']);
});

test('the editor always has seven days', () => {
  const days = [{ weekday: 3, from: '10:00', to: '11:00' }];
  expect(wholeWeek(hours({ days })).days.map(({ weekday, from }) => [weekday, from])).toEqual([
    [1, ''],
    [2, ''],
    [3, '10:00'],
    [4, ''],
    [5, ''],
    [6, ''],
    [7, ''],
  ]);
});
