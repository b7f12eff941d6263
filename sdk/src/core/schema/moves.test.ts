import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { actionBetween, actionsFrom, canOf, mayMove } from './moves.ts';

const moves = [
  { action: 'send', from: [1, 3], to: 2, by: ['customer'] },
  { action: 'revise', from: [4], to: 1, by: ['customer'], bySaving: true },
  { action: 'confirm', from: [2], to: 4, by: ['staff'] },
  { action: 'delete', from: [1], to: 5, by: ['customer', 'staff'] },
  { action: 'delete', from: [2, 4], to: 5, by: ['staff'] },
  { action: 'expire', from: [2], to: 3, by: ['server'] },
] as const;

test('an action is allowed from the statuses its moves name', () => {
  expect(mayMove(moves, 'confirm', 2)).toBe(true);
  expect(mayMove(moves, 'confirm', 4)).toBe(false);
});

test('each may do what their moves from a status are called, but not what a save does by itself', () => {
  expect(actionsFrom(moves, 'customer', 1)).toEqual(['send', 'delete']);
  expect(actionsFrom(moves, 'customer', 4)).toEqual([]);
  expect(actionsFrom(moves, 'staff', 2)).toEqual(['confirm', 'delete']);
  expectTypeOf(actionsFrom(moves, 'staff', 2)).toEqualTypeOf<('confirm' | 'delete')[]>();
});

test('one action leads from a status to another, if it is theirs', () => {
  expect(actionBetween(moves, 'staff', 2, 4)).toBe('confirm');
  expect(actionBetween(moves, 'customer', 2, 4)).toBeUndefined();
  expect(actionBetween(moves, 'staff', 1, 4)).toBeUndefined();
});

test('`can` takes the actions of people, each once, and what changes no status', () => {
  const can = canOf(moves, ['customer', 'staff'], 'edit');
  expectTypeOf<z.output<typeof can>>().toEqualTypeOf<('send' | 'confirm' | 'delete' | 'edit')[]>();
  expect(z.toJSONSchema(can)).toMatchObject({ items: { enum: ['send', 'confirm', 'delete', 'edit'] } });
  expect(can.safeParse(['expire']).success).toBe(false);
});
