import { expect, it } from 'vitest';
import { aBlock, aRoom, bookingOf, DAY } from './board.testing.ts';
import { type Placed, placedOn } from './board.ts';
import { carriedTo, clashOf, isMoved, type Lift, liftOf, mayLift, moveOf, steppedBy } from './lift.ts';

const rooms = [
  aRoom(31, 'Фотостудия'),
  aRoom(52, 'Видеостудия'),
  aRoom(30, 'Лекторий', { bookingMode: 'request' }),
  aRoom(48, 'Зал', { days: [{ day: DAY, open: null, reason: 'Ремонт' }] }),
];
const block = aBlock(31, 10, 12);
const after = aBlock(31, 14, 15);
const buffer = aBlock(31, 12, 13, { kind: 'buffer', orderId: block.orderId });
const row = placedOn(DAY, [block, buffer, after], [bookingOf(block, 'Лаптева'), bookingOf(after, '')]).get(31) ?? [];
const placed = row[0] as Placed;
const lift = liftOf(placed, DAY);
const at = (change: Partial<Lift>) => ({ ...lift, ...change });
const clash = (change: Partial<Lift>, taken = row) => clashOf(at(change), { rooms, row: taken });

it('lifts a booking of one block, and nothing else', () => {
  expect(mayLift(placed)).toBe(true);
  expect(mayLift(undefined)).toBe(false);
  const part = { ...placed, block: { ...block, place: 'Зал 2' } };
  const pause = { ...placed, block: { ...block, kind: 'buffer' as const } };
  const apart = { ...placed, block: { ...block, end: after.end } };
  const closed = { ...placed, booking: undefined };
  expect([part, pause, apart, closed].map(mayLift)).toEqual([false, false, false, false]);
});

it('is carried with its length, and stretched by an edge to an hour at least', () => {
  const spot = { roomId: 52, day: DAY, hour: 15 };
  expect(carriedTo(lift, 'whole', spot)).toEqual(at({ roomId: 52, from: 15, to: 17 }));
  expect(carriedTo(lift, 'end', spot)).toEqual(at({ to: 16 }));
  expect(carriedTo(lift, 'end', { ...spot, hour: 9 })).toEqual(at({ to: 11 }));
  expect(carriedTo(lift, 'start', { ...spot, hour: 9 })).toEqual(at({ from: 9 }));
  expect(carriedTo(lift, 'start', spot)).toEqual(at({ from: 11 }));
  expect(moveOf(at({ roomId: 52, from: 15, to: 18, isCopy: true }))).toEqual({
    orderId: 3110,
    roomId: 52,
    day: DAY,
    hour: 15,
    length: 3,
    isCopy: true,
  });
});

it('changes something in another room, on another day or at other hours', () => {
  expect(isMoved(lift)).toBe(false);
  const changes = [{ roomId: 52 }, { day: '2026-11-27' }, { from: 9 }, { to: 13 }];
  expect(changes.map(change => isMoved(at(change)))).toEqual([true, true, true, true]);
});

it('does not go where the hours are taken; its own and the pause after it do not count, unless it is copied', () => {
  expect(clash({ from: 11, to: 14 })).toBeUndefined();
  expect(clash({ from: 13, to: 15 })).toMatch(/^Занято: чт, 26 ноября, 14:00–15:00\. Выберите другое время\.$/);
  expect(clash({ from: 11, to: 14, isCopy: true })).toMatch(/11:00–13:00/);
  expect(clash({ from: 13, to: 14, isCopy: true })).toBeUndefined();
});

it('does not go where the room is closed, nor into one that is not booked at once', () => {
  expect(clash({ roomId: 52, from: 20, to: 22 }, [])).toBe('Эти часы нельзя забронировать');
  expect(clash({ roomId: 48 }, [])).toBe('Эти часы нельзя забронировать');
  expect(clash({ roomId: 30 }, [])).toMatch(/^Это помещение бронируют по\sзапросу$/);
  expect(clash({ roomId: 7 }, [])).toMatch(/^Это помещение нельзя забронировать/);
  expect(clash({ roomId: 52 }, [])).toBeUndefined();
});

it('goes by arrows over hours, days and rooms, and no further than the board', () => {
  const day = { rooms, days: [DAY], hours: { from: 9, to: 21 } };
  const step = (key: string, shiftKey = false, from = lift) => steppedBy(from, { key, shiftKey }, day);
  expect(step('ArrowLeft')).toEqual(at({ from: 9, to: 11 }));
  expect(step('ArrowLeft', false, at({ from: 9, to: 11 }))).toEqual(at({ from: 9, to: 11 }));
  expect(step('ArrowRight', true)).toEqual(at({ to: 13 }));
  expect(step('ArrowRight', true, at({ to: 21 }))).toEqual(at({ to: 21 }));
  expect(step('ArrowLeft', true, at({ to: 11 }))).toEqual(at({ to: 11 }));
  expect(step('ArrowDown')).toEqual(at({ roomId: 52 }));
  expect(step('ArrowUp')).toEqual(lift);
  const week = { ...day, days: [DAY, '2026-11-27'] };
  expect(steppedBy(lift, { key: 'ArrowRight', shiftKey: false }, week)).toEqual(at({ day: '2026-11-27' }));
  expect(steppedBy(lift, { key: 'ArrowLeft', shiftKey: false }, week)).toEqual(lift);
});
