import type { UserBooking } from '@venue/sdk/bookings/model';
import type { CalendarItem } from '@venue/sdk/calendar/model';
import { sample } from '@venue/sdk/testing';
import { Ticket } from '@venue/sdk/tickets/model';
import { expect, test } from 'vitest';
import { lastVisit, nextOf, runsAhead } from './nextOf.ts';

const booking = (id: number, start: string, hours: number, status: UserBooking['status'] = 2): UserBooking => ({
  id,
  status,
  orderStatusValue: 'paid',
  rejectionReason: null,
  roomId: 31,
  roomName: 'Фотостудия',
  start,
  end: new Date(Date.parse(start) + hours * 3_600_000).toISOString(),
  hours,
  slots: [],
  lines: [],
  price: 150_000,
  expiresAt: null,
  refund: null,
  refundIfCancelled: 150_000,
  accountPayer: null,
  closed: null,
  group: null,
  can: [],
});
const now = Date.parse('2026-11-20T06:30:00.000Z');

const date = (over: Partial<CalendarItem>): CalendarItem => ({
  kind: 'event',
  id: 12,
  title: 'Ночь камня',
  place: 'Лекторий',
  status: 3,
  start: '2026-11-22T13:30:00.000Z',
  end: '2026-11-22T16:00:00.000Z',
  ...over,
});
const ticket = (day: string, ticketStatus: Ticket['ticketStatus'] = 1): Ticket => {
  const some = sample(Ticket);
  return { ...some, ticketStatus, event: { ...some.event, date: day, time: '19:00', dateEnd: null } };
};
const none = { bookings: [], dates: [], tickets: [] };

test('the next booking is the earliest that has not ended', () => {
  const bookings = [
    booking(1, '2026-11-25T05:00:00.000Z', 1),
    booking(2, '2026-11-21T05:00:00.000Z', 1),
    booking(3, '2026-11-20T04:00:00.000Z', 2),
  ];
  expect(nextOf({ ...none, bookings }, now)).toMatchObject({ kind: 'booking', booking: { id: 2 } });
  expect(lastVisit(bookings, now)?.id).toBe(3);
});

test('one that is running counts, a cancelled one does not', () => {
  const running = booking(1, '2026-11-20T06:00:00.000Z', 1);
  const cancelled = booking(2, '2026-11-20T06:00:00.000Z', 2, 3);
  expect(nextOf({ ...none, bookings: [cancelled, running] }, now)).toMatchObject({ booking: { id: 1 } });
  expect(nextOf({ ...none, bookings: [cancelled] }, now)).toBeUndefined();
  expect(lastVisit([{ ...cancelled, end: '2026-11-20T06:10:00.000Z' }, running], now)).toBeUndefined();
});

test('an event, a request or a ticket comes before a later booking; what is a draft or over does not', () => {
  const bookings = [booking(1, '2026-11-25T05:00:00.000Z', 1)];
  expect(nextOf({ ...none, bookings, dates: [date({})] }, now)).toMatchObject({ kind: 'date', item: { id: 12 } });
  expect(nextOf({ ...none, bookings, tickets: [ticket('2026-11-21')], dates: [date({})] }, now)?.kind).toBe('ticket');
  const passed = { start: '2026-11-20T04:00:00.000Z', end: '2026-11-20T05:00:00.000Z' };
  const dates = [date(passed), date({ status: 1 }), date({ kind: 'request', status: 1 })];
  const tickets = [ticket('2026-11-21', 3), ticket('2026-11-19')];
  expect(nextOf({ bookings, dates, tickets }, now)?.kind).toBe('booking');
});

test('an event whose end nobody has said is over with its day', () => {
  const start = '2026-11-20T04:00:00.000Z';
  expect(nextOf({ ...none, dates: [date({ start, end: null })] }, now)?.kind).toBe('date');
  expect(nextOf({ ...none, dates: [date({ start: '2026-11-19T04:00:00.000Z', end: null })] }, now)).toBeUndefined();
});

test('a booking of hours apart comes next by those that are ahead', () => {
  const hours = ['2026-11-18T05:00:00.000Z', '2026-11-24T05:00:00.000Z'];
  const slots = hours.map(start => ({ start, end: new Date(Date.parse(start) + 3_600_000).toISOString() }));
  const apart = { ...booking(1, hours[0] ?? '', 1), end: slots[1]?.end ?? '', slots };
  expect(runsAhead(apart, now).map(({ start }) => start)).toEqual([hours[1]]);
  expect(nextOf({ ...none, bookings: [apart, booking(2, '2026-11-22T05:00:00.000Z', 1)] }, now)).toMatchObject({
    booking: { id: 2 },
  });
});
