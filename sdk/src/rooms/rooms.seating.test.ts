import { expect, test } from 'vitest';
import { roomSeating, SeatingFields } from './rooms.seating.ts';

test('a room may say of every way to sit how many it holds, and of no more', () => {
  const all = roomSeating.ids.map(seating => ({ seating, capacity: 10 }));
  expect(SeatingFields.safeParse(all).success).toBe(true);
  expect(SeatingFields.safeParse([...all, ...all.slice(0, 1)]).success).toBe(false);
});
