import * as sdk from '@venue/sdk';
import { describe, expect, it } from 'vitest';
import * as calendar from './calendar.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayAndTime,
  formatDays,
  formatDeadline,
  formatLongDay,
  formatRun,
  formatTime,
  formatWeekday,
} from './format.ts';
import { formatPeriod } from './formatPeriod.ts';

const instants = [
  '2026-11-20T04:00:00.000Z',
  '2026-11-20T19:30:00.000Z',
  '2026-12-31T18:59:59.999Z',
  '2026-12-31T19:00:00.000Z',
  '2024-02-28T20:00:00.000Z',
];

describe.each(instants)('%s', at => {
  // The server formats dates in letters and files with the SDK's functions; they must look the same as on screen.
  it.each([
    [formatDate, sdk.formatDate],
    [formatTime, sdk.formatTime],
    [formatDateTime, sdk.formatDateTime],
    [formatDeadline, sdk.formatDeadline],
    [formatDay, sdk.formatDay],
    [formatDayAndTime, sdk.formatDayAndTime],
  ] as const)('reads as the server writes: %o', (read, write) => expect(read(at)).toBe(write(at)));

  it('is the same whatever carries the moment', () => {
    for (const moment of [new Date(at), Date.parse(at)]) expect(formatDateTime(moment)).toBe(formatDateTime(at));
  });

  it('is the same day and hour here and there', () => {
    expect(calendar.dayOf(at)).toBe(sdk.dayOf(at));
    expect(calendar.hourOf(at)).toBe(sdk.hourOf(at));
  });
});

it.each([
  ['2026-11-20', 9],
  ['2024-02-29', 0],
  ['2026-12-31', 23],
])('the hour of %s, %i o’clock, begins when the server says', (day, hour) =>
  expect(calendar.instantOf(day, hour)).toBe(sdk.momentOf(day, hour).toISOString()),
);

it('names the day of a deadline that is not today', () => {
  const deadline = '2026-11-20T19:30:00.000Z';
  expect(formatDeadline(deadline, '2026-11-20T19:10:00.000Z')).toBe('00:30 (22:30\u00a0мск)');
  expect(formatDeadline(deadline, '2026-11-20T18:50:00.000Z')).toBe('21 ноября, 00:30 (22:30\u00a0мск)');
});

it('formats days as well as moments', () => {
  expect(formatDate('2026-11-01')).toBe('01.11.2026');
  expect(formatLongDay('2026-11-26')).toBe('четверг, 26 ноября');
  expect(formatWeekday('2026-11-26')).toBe('чт');
  expect(formatDays(['2026-11-20', '2026-11-26'])).toBe('20–26 ноября');
  expect(formatDays(['2026-11-27', '2026-12-03'])).toBe('27 ноября\u00a0– 3 декабря');
  expect(formatDays([])).toBe('');
  const run = { start: '2026-11-26T05:00:00.000Z', end: '2026-11-26T07:00:00.000Z' };
  expect(formatRun(run)).toBe('чт, 26 ноября, 10:00–12:00');
});

it('counts days across months and leap years', () => {
  expect(calendar.addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(calendar.addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(calendar.daysApart('2024-02-28', '2024-03-01')).toBe(2);
  expect(calendar.daysFrom('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday, %s', (day, monday) => expect(calendar.mondayOf(day)).toBe(monday));

it('knows a month’s days', () =>
  expect(calendar.monthOf('2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' }));

it('knows what is a day of the calendar', () => {
  for (const day of ['2024-02-29', '1999-12-31']) expect(calendar.isDay(day)).toBe(true);
  for (const none of ['2026-02-29', '2026-13-01', '29.02.2024', '2024-2-9', '', null])
    expect(calendar.isDay(none)).toBe(false);
});

it.each([
  ['2026-05-16', '2026-05-16', '16 мая 2026'],
  ['2026-05-16', '2026-05-17', '16–17 мая 2026'],
  ['2026-05-30', '2026-06-02', '30 мая – 2 июня 2026'],
  ['2026-12-30', '2027-01-02', '30 декабря 2026 – 2 января 2027'],
])('from %s to %s is «%s»', (first, last, text) => {
  expect(formatPeriod(first, last).replaceAll('\u00a0', ' ')).toBe(text);
});
