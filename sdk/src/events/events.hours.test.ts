import { expect, test } from 'vitest';
import { formatDateTime } from '../core/format/format.ts';
import { isTooLong } from './events.days.ts';
import { clashText, hoursOfEvent } from './events.hours.ts';

const hours = (date: string, time: string, dateEnd: string | null, timeEnd: string | null) =>
  hoursOfEvent({ date, time, dateEnd, timeEnd }).map(
    each => formatDateTime(each).slice(0, 5) + formatDateTime(each).slice(10, 13),
  );

test('an event takes every hour it touches', () => {
  expect(hours('2026-12-06', '17:30', null, '19:00')).toEqual(['06.12 17', '06.12 18']);
  expect(hours('2026-12-06', '17:00', null, '17:40')).toEqual(['06.12 17']);
  expect(hours('2026-12-06', '18:00', '2026-12-06', '19:01')).toEqual(['06.12 18', '06.12 19']);
});

test('past midnight it goes on into the next day', () => {
  expect(hours('2026-12-31', '22:30', '2027-01-01', '02:00')).toEqual(['31.12 22', '31.12 23', '01.01 00', '01.01 01']);
});

test('of several days it takes the hours of each and not the nights', () => {
  expect(hours('2026-12-06', '10:00', '2026-12-07', '12:00')).toEqual(['06.12 10', '06.12 11', '07.12 10', '07.12 11']);
  expect(hours('2026-12-06', '23:00', '2026-12-08', '01:00')).toEqual(['06.12 23', '07.12 00', '07.12 23', '08.12 00']);
});

test('without a known end it lasts until the end of each day', () => {
  expect(hours('2026-12-06', '21:15', null, null)).toEqual(['06.12 21', '06.12 22', '06.12 23']);
  expect(hours('2026-12-06', '23:00', '2026-12-07', null)).toEqual(['06.12 23', '07.12 23']);
});

test('a mistyped year does not take a room for ever', () => {
  const when = { date: '2026-12-06', time: '10:00', dateEnd: '9999-12-31', timeEnd: '11:00' };
  expect(hoursOfEvent(when)).toHaveLength(100);
  expect(isTooLong(when)).toBe(true);
  expect(isTooLong({ ...when, dateEnd: '2027-03-15' })).toBe(false);
});

test('a clash is named by when and what', () => {
  const clash = { kind: 'booking', place: null, orderId: 120, eventId: null, eventRequestId: null } as const;
  const when = { start: '2026-12-06T12:00:00.000Z', end: '2026-12-06T13:00:00.000Z' };
  expect(clashText({ ...clash, ...when, title: '' })).toBe('06.12.2026 17:00–18:00, бронь №\u00a0120');
  expect(clashText({ ...clash, ...when, kind: 'technical', orderId: null, title: 'Ремонт', place: 'Зал левый' })).toBe(
    '06.12.2026 17:00–18:00, закрыто: Ремонт, Зал левый',
  );
});
