import { runsOf } from '@venue/sdk';
import { formatSpan } from '@venue/shared-ui/dates/format.ts';
import { expect, it } from 'vitest';
import { aBlock, aRoom, at, bookingOf, DAY } from './board.testing.ts';
import {
  arriving,
  blockAt,
  clock,
  gapsOf,
  hoursOf,
  isFree,
  isWhole,
  placedByDay,
  placedOn,
  roomsOf,
  stretched,
} from './board.ts';

const studio = aRoom(31, 'Фотостудия');
const open = { from: 9, to: 21 };

it('shows the hours from the earliest to the latest at which a room is open, or taken', () => {
  expect(hoursOf([], [])).toEqual({ from: 9, to: 18 });
  expect(hoursOf([studio], [])).toEqual(open);
  expect(hoursOf([studio], [aBlock(31, 7, 8), aBlock(31, 22, 24)])).toEqual({ from: 7, to: 24 });
});

it('places blocks in their rooms by the venue’s day, up to midnight', () => {
  const late = aBlock(31, 22, 24);
  const early = aBlock(52, 0, 2, { start: at(24), end: at(26) });
  const days = placedByDay([late, early], [bookingOf(late, 'Лаптева')]);
  expect(days.get(DAY)?.get(31)).toMatchObject([{ from: 22, to: 24, booking: { customer: 'Лаптева' } }]);
  expect(days.get('2026-11-27')?.get(52)).toMatchObject([{ from: 0, to: 2, booking: undefined }]);
  expect(placedOn('2026-11-28', [late], []).size).toBe(0);
});

it('chooses hours up to the next taken one, either way', () => {
  const row = placedOn(DAY, [aBlock(31, 12, 14)], []).get(31) ?? [];
  expect(stretched(row, open, 10, 18)).toEqual({ from: 10, to: 12 });
  expect(stretched(row, open, 16, 9)).toEqual({ from: 14, to: 17 });
  expect(blockAt(row, 13)?.from).toBe(12);
  expect([8, 9, 12, 14, 20, 21].map(hour => isFree(row, open, hour))).toEqual([false, true, false, true, true, false]);
  expect(isFree(row, null, 10)).toBe(false);
});

it('knows a run that is all of its booking', () => {
  const block = aBlock(31, 10, 12);
  const whole = { block, booking: bookingOf(block, ''), from: 10, to: 12 };
  expect(isWhole(whole)).toBe(true);
  expect(isWhole({ ...whole, booking: { ...whole.booking, end: at(15) } })).toBe(false);
  expect(isWhole({ ...whole, booking: undefined })).toBe(false);
});

it('lists who comes on a day, soonest first', () => {
  const blocks = [aBlock(52, 15, 16), aBlock(31, 10, 11), aBlock(31, 10, 11, { start: at(34), end: at(35) })];
  const bookings = blocks.map((each, index) => bookingOf(each, `${index}`));
  expect(arriving(bookings, DAY).map(each => each.customer)).toEqual(['1', '0']);
});

it('lists a booking on every day that has hours of it, at the first of them', () => {
  const hours = [at(9), at(14), at(34)];
  const apart = { ...bookingOf(aBlock(31, 9, 11), 'вразбивку'), runs: runsOf(hours) };
  const other = bookingOf(aBlock(52, 8, 9), 'раньше');
  expect(arriving([apart, other], DAY).map(each => each.customer)).toEqual(['раньше', 'вразбивку']);
  expect(arriving([apart], DAY)[0]?.here.map(formatSpan)).toEqual(['09:00–10:00', '14:00–15:00']);
  expect(arriving([apart], '2026-11-27')[0]?.here.map(formatSpan)).toEqual(['10:00–11:00']);
});

it('writes hours as a clock does', () => expect([9, 24].map(clock)).toEqual(['09:00', '00:00']));

it('shows the rooms that are taken first, then those booked at once; all of them, or one, if asked', () => {
  const rooms = [
    aRoom(31, 'Фотостудия'),
    aRoom(52, 'Видеостудия'),
    aRoom(30, 'Лекторий', { bookingMode: 'request' }),
    aRoom(48, 'Склад', { bookingMode: 'none' }),
  ];
  const board = { rooms, blocks: [aBlock(30, 9, 10), aBlock(52, 9, 10), aBlock(48, 9, 10, { kind: 'buffer' })] };
  const names = (choice: 'used' | 'all' | number) => roomsOf(board, choice).map(({ roomId }) => roomId);
  expect(names('used')).toEqual([52, 30, 31]);
  expect(names('all')).toEqual([52, 30, 31, 48]);
  expect(names(48)).toEqual([48]);
  expect(names(7)).toEqual([]);
});

it('says which hours of a day are free', () => {
  const row = placedOn(DAY, [aBlock(31, 12, 14), aBlock(31, 20, 21)], []).get(31) ?? [];
  expect(gapsOf(row, open)).toEqual([
    { from: 9, to: 12 },
    { from: 14, to: 20 },
  ]);
  expect(gapsOf(row, null)).toEqual([]);
});
