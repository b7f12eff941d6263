import { expect, test } from 'vitest';
import { causesOf } from './causes.ts';
import { sqlState } from './db/sqlState.ts';
import { brokenConstraint } from './db/transact.ts';
import { isPassing } from './http/errors.ts';

test('an error comes before its causes', () => {
  const inner = new Error('inner');
  const outer = new Error('outer', { cause: inner });
  expect(causesOf(outer)).toEqual([outer, inner]);
  expect(causesOf('a text')).toEqual([]);
});

test('errors that cause each other end', () => {
  const one = new Error('one');
  const other = new Error('other', { cause: one });
  one.cause = other;
  expect(causesOf(one)).toEqual([one, other]);
  expect([sqlState(one), brokenConstraint(one), isPassing(one)]).toEqual([undefined, undefined, false]);
});
