import { expect, test } from 'vitest';
import { ticketPlace } from './events.tickets.model.ts';
import { formatWhen } from './events.when.ts';

const one = { date: '2026-12-05', time: '18:30', dateEnd: null, timeEnd: '20:00' };
const two = { date: '2026-12-12', time: '10:00', dateEnd: '2026-12-13', timeEnd: '19:00' };

test.each([
  [one, false, 'сб, 5 декабря, 18:30–20:00'],
  [one, true, 'сб, 5 декабря 2026, 18:30–20:00'],
  [two, false, '12 декабря, 10:00\u00a0– 13 декабря, 19:00'],
  [{ ...two, dateEnd: '2027-01-02' }, true, '12 декабря 2026, 10:00\u00a0– 2 января 2027, 19:00'],
  [{ ...one, timeEnd: null }, true, 'сб, 5 декабря 2026, 18:30'],
  [{ ...one, date: null }, true, ''],
])('%j, with the year: %j, is %s', (event, year, text) => expect(formatWhen(event, { year })).toBe(text));

test('a ticket says the venue and its address, or the place elsewhere', () => {
  const address = '620014, Екатеринбург, ул.\u00a08\u00a0Марта,\u00a010';
  expect(ticketPlace({ roomName: 'Лекторий', place: '', isOnline: false })).toBe(`«Площадка», Лекторий. ${address}`);
  expect(ticketPlace({ roomName: null, place: 'Парк', isOnline: false })).toBe('Парк');
  expect(ticketPlace({ roomName: null, place: '', isOnline: true })).toBe('Онлайн');
});
