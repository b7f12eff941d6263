import { expect, test } from 'vitest';
import { daysOf, occupancyOf, periodBefore, revenueOf } from './dashboard.rules.ts';

test.each([
  [
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-11-09', to: '2026-11-15' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-28', to: '2026-02-28' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-01-29', to: '2026-02-28' },
  ],
])('%o comes after %o', (period, before) => {
  expect(periodBefore(period)).toEqual(before);
});

test('days of a period are both its ends and all between', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('occupancy: nine hours a day less those closed, room by room, beside the period before', () => {
  const rows = [
    { roomId: 31, day: '2026-11-20', sold: 3, closed: 0 },
    { roomId: 31, day: '2026-11-21', sold: 2, closed: 4 },
    { roomId: 52, day: '2026-11-21', sold: 9, closed: 0 },
    { roomId: 31, day: '2026-11-19', sold: 1, closed: 8 },
    { roomId: 31, day: '2026-11-22', sold: 9, closed: 0 },
  ];
  const week = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from: 9, to: 18 }));
  const opening = { week, closed: new Map() };
  const studios = [
    { roomId: 31, roomName: 'Фотостудия', opening },
    { roomId: 52, roomName: 'Видеостудия', opening },
  ];
  const { rooms } = occupancyOf(studios, { from: '2026-11-20', to: '2026-11-21' }, rows);
  expect(rooms).toEqual([
    {
      roomId: 31,
      roomName: 'Фотостудия',
      sold: 5,
      open: 14,
      before: { sold: 1, open: 10 },
      days: [
        { day: '2026-11-20', sold: 3, open: 9 },
        { day: '2026-11-21', sold: 2, open: 5 },
      ],
    },
    {
      roomId: 52,
      roomName: 'Видеостудия',
      sold: 9,
      open: 18,
      before: { sold: 0, open: 18 },
      days: [
        { day: '2026-11-20', sold: 0, open: 9 },
        { day: '2026-11-21', sold: 9, open: 9 },
      ],
    },
  ]);
});

test('occupancy: a closed day has no hours to sell but those already sold, and takes none from other days', () => {
  const week = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from: 10, to: 14 }));
  const opening = { week, closed: new Map([['2026-11-20', 'Праздник']]) };
  const rows = [{ roomId: 31, day: '2026-11-20', sold: 2, closed: 4 }];
  const [studio] = occupancyOf(
    [{ roomId: 31, roomName: 'Фотостудия', opening }],
    { from: '2026-11-20', to: '2026-11-21' },
    rows,
  ).rooms;
  expect(studio).toMatchObject({ sold: 2, open: 6 });
  expect(studio?.days.map(({ open }) => open)).toEqual([2, 4]);
});

test('revenue: what came less what went back, also when more went back than came', () => {
  const rows = [
    { day: '2026-11-20', paid: 450_000, refunded: 0 },
    { day: '2026-11-20', paid: 0, refunded: 150_050 },
    { day: '2026-11-19', paid: 0, refunded: 100 },
    { day: '2026-11-17', paid: 999, refunded: 0 },
  ];
  expect(revenueOf({ from: '2026-11-20', to: '2026-11-21' }, rows)).toEqual({
    paid: 450_000,
    refunded: 150_050,
    total: 299_950,
    before: { paid: 0, refunded: 100, total: -100 },
    days: [
      { day: '2026-11-20', paid: 450_000, refunded: 150_050 },
      { day: '2026-11-21', paid: 0, refunded: 0 },
    ],
  });
});
