import { expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatMoney,
  formatPhone,
  formatTime,
  hourOf,
  momentOf,
  plural,
} from './format.ts';

const at = '2026-11-20T19:30:00.000Z';

test('dates and times are the venue’s, deadlines Moscow’s too', () => {
  expect(formatDate(at)).toBe('21.11.2026');
  expect(formatTime(at)).toBe('00:30');
  expect(formatDateTime(at)).toBe('21.11.2026 00:30');
  expect(formatDeadline(at)).toBe('00:30 (22:30\u00a0мск)');
});

test('a day and an hour name one moment, and back', () => {
  const moment = momentOf('2026-11-20', 9);
  expect(moment.toISOString()).toBe('2026-11-20T04:00:00.000Z');
  expect(dayOf(moment)).toBe('2026-11-20');
  expect(hourOf(moment)).toBe(9);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected));

test.each([
  [0, '0 ₽'],
  [150_000, '1 500 ₽'],
  [150_050, '1 500,50 ₽'],
])('%i kopecks read %s', (kopecks, shown) => expect(formatMoney(kopecks).replace(/\s/g, ' ')).toBe(shown));

test('phones and counted nouns read as people write them', () => {
  expect(formatPhone('9001234567')).toBe('+7 900 123-45-67');
  expect(formatPhone('0000000007')).toBe('удалён');
  expect([1, 2, 5, 11, 21, 104].map(count => plural(count, 'час', 'часа', 'часов'))).toEqual([
    '1 час',
    '2 часа',
    '5 часов',
    '11 часов',
    '21 час',
    '104 часа',
  ]);
});
