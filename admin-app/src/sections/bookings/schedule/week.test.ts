import { slotStatus } from '@venue/sdk/bookings/model';
import { expect, it } from 'vitest';
import { slotAt } from './schedule.testing.ts';
import { joined, kindOf, rectangle, weekOf } from './week.ts';

it.each([
  ['free', {}],
  ['held', { statusId: slotStatus.busy, orderId: 7, heldUntil: '2026-11-20T04:15:00.000Z' }],
  ['booked', { statusId: slotStatus.busy, orderId: 7 }],
  ['technical', { statusId: slotStatus.unavailable, technicalReasonId: 3, technicalReason: 'Уборка' }],
  ['closed', { statusId: slotStatus.unavailable }],
] as const)('tells a %s hour', (kind, over) => {
  expect(kindOf(slotAt('2026-11-20', 10, over))).toBe(kind);
});

it('draws hours of one booking or break together, and no others', () => {
  const one = slotAt('2026-11-20', 10, { statusId: 1, orderId: 7 });
  expect(joined(one, slotAt('2026-11-20', 11, { statusId: 1, orderId: 7 }))).toBe(true);
  expect(joined(one, slotAt('2026-11-20', 11, { statusId: 1, orderId: 8 }))).toBe(false);
  expect(joined(one, slotAt('2026-11-20', 11, { statusId: 2, technicalReasonId: 7 }))).toBe(false);
  expect(joined(slotAt('2026-11-20', 10), slotAt('2026-11-20', 11))).toBe(false);
  expect(joined(one, undefined)).toBe(false);
});

it('takes the same hours of several days, whichever way the drag goes', () => {
  const week = { days: weekOf('2026-11-16'), hours: [12, 13, 14] };
  const [from, to] = [slotAt('2026-11-17', 14).start, slotAt('2026-11-18', 13).start];
  const hours = ['2026-11-17', '2026-11-18'].flatMap(day => [13, 14].map(hour => slotAt(day, hour).start));
  expect(rectangle(week, from, to)).toEqual(hours);
  expect(rectangle(week, to, from)).toEqual(hours);
  expect(rectangle(week, from, slotAt('2026-11-30', 10).start)).toEqual([]);
});
