import { expect, it } from 'vitest';
import { arranged, roomThere } from './places.ts';

const room = (roomId: number, place: number | null) => ({ roomId, place, name: `№ ${roomId}`, shortName: `${roomId}` });
const rooms = [room(31, 31), room(52, 52), room(30, null)];
const places = (id: number, was: number | null, wanted: number | null) =>
  [...arranged(rooms, room(id, was), wanted)].map(([place, { roomId }]) => [place, roomId]).toSorted();

it.each([
  [
    'leaves the others alone where the place is free',
    31,
    31,
    51,
    [
      [51, 31],
      [52, 52],
    ],
  ],
  [
    'changes places with who stands there',
    31,
    31,
    52,
    [
      [31, 52],
      [52, 31],
    ],
  ],
  [
    'takes the place of who stands there, with none to give',
    30,
    null,
    52,
    [
      [31, 31],
      [52, 30],
    ],
  ],
  ['takes a room off the plan', 31, 31, null, [[52, 52]]],
] as const)('%s', (_, id, was, wanted, after) => {
  expect(places(id, was, wanted)).toEqual(after);
});

it('finds who else stands in a place', () => {
  expect(roomThere(rooms, 31, 52)?.roomId).toBe(52);
  expect(roomThere(rooms, 31, 31)).toBeUndefined();
});
