import { expect, test } from 'vitest';
import {
  addDays,
  DEADLINE_ZONE,
  dayOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatMoney,
  formatNumber,
  formatPhone,
  formatTime,
  hourOf,
  momentOf,
  plural,
  VENUE_ZONE,
} from './format.ts';

const at = '2026-11-20T19:30:00.000Z';

test('dates and times are the venue’s, deadlines Moscow’s too', () => {
  expect(formatDate(at)).toBe('21.11.2026');
  expect(formatTime(at)).toBe('00:30');
  expect(formatDateTime(at)).toBe('21.11.2026 00:30');
  expect(formatDeadline(at)).toBe('00:30 (22:30\u00a0мск)');
});

test.each([VENUE_ZONE, DEADLINE_ZONE] as const)('%s shows what its clocks do since 2015', zone => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  // A step that visits every hour of the day and every day of the year.
  const named = new Intl.DateTimeFormat('ru-RU', {
    timeZone: VENUE_ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  });
  for (
    let at = Date.parse('2015-01-01T00:00Z');
    at < Date.parse('2040-01-01T00:00Z');
    at += 86_400_000 + 7 * 3_600_000
  ) {
    const [day = '', time = ''] = clock.format(at).split(' ');
    expect(formatDateTime(at, zone)).toBe(`${day.split('-').reverse().join('.')} ${time}`);
    expect(formatDay(at)).toBe(named.format(at));
  }
});

test('numbers are written as the language has it', () => {
  const inRussian = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 });
  for (const value of [0, 7, 999, 1000, 12_345, 1_234_567, 0.5, 2.4, 1234.125, -1, -1234.5])
    expect(formatNumber(value)).toBe(inRussian.format(value));
});

test('sums and nouns are written as the language has it', () => {
  const inRussian = (digits: number) =>
    new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', minimumFractionDigits: digits });
  const [whole, exact, rules] = [inRussian(0), inRussian(2), new Intl.PluralRules('ru-RU')];
  const words = { one: 'час', few: 'часа', many: 'часов', other: 'часов', zero: '', two: '' };
  for (let sum = -120; sum < 10_000_000_000; sum = sum < 1300 ? sum + 1 : Math.floor(sum * 1.37)) {
    expect(formatMoney(sum)).toBe((sum % 100 === 0 ? whole : exact).format(sum / 100));
    expect(plural(sum, 'час', 'часа', 'часов')).toBe(`${sum} ${words[rules.select(sum)]}`);
  }
  expect(plural(1.5, 'час', 'часа', 'часов')).toBe('1.5 часов');
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
])('%i kopecks read %s', (kopecks, text) => expect(formatMoney(kopecks).replace(/\s/g, ' ')).toBe(text));

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
