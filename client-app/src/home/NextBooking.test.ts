import type { UserBooking } from '@venue/sdk/bookings/model';
import { expect, test } from 'vitest';
import { nextOf } from './NextBooking.tsx';

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
  group: null,
  can: [],
});
const now = Date.parse('2026-11-20T06:30:00.000Z');

test('the next booking is the earliest that has not ended', () => {
  const bookings = [
    booking(1, '2026-11-25T05:00:00.000Z', 1),
    booking(2, '2026-11-21T05:00:00.000Z', 1),
    booking(3, '2026-11-20T04:00:00.000Z', 2),
  ];
  expect(nextOf(bookings, now)?.id).toBe(2);
});

test('one that is running counts, a cancelled one does not', () => {
  const running = booking(1, '2026-11-20T06:00:00.000Z', 1);
  const cancelled = booking(2, '2026-11-20T06:00:00.000Z', 2, 3);
  expect(nextOf([cancelled, running], now)?.id).toBe(1);
  expect(nextOf([cancelled], now)).toBeUndefined();
});
