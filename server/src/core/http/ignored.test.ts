import type { AnyCall } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { sampleInput } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { headerOf, ignoredBy, ignoredIn, isStrict } from './ignored.ts';

interface Request {
  readonly query?: object;
  readonly body?: object;
}

test.each(allCalls.map(call => [call.id, call] as const))(
  '%s reads all of what it declares, and no more',
  (_, call) => {
    for (let seed = 1; seed <= 3; seed++) {
      const { query, body } = sampleInput<AnyCall>(call, seed) as Request;
      expect(ignoredBy(call, { query, body })).toEqual([]);
      const rows = Array.isArray(body);
      const more = rows ? body.map(each => ({ ...each, misspelt: 1 })) : { ...body, misspelt: 1 };
      const named = ignoredBy(call, { query: { ...query, 'wrong[]': 'x' }, body: more });
      expect(named[0]).toBe('wrong[]');
      // A body of free form takes every field.
      if (isFree(call)) continue;
      expect(named).toContain(rows ? '0.misspelt' : 'misspelt');
    }
  },
);

const isFree = ({ body }: AnyCall): boolean => ['record', 'unknown'].includes(String(body?.def?.type));

test('fields are named inside lists, alternatives and defaults', () => {
  const line = z.object({ sum: z.int() });
  const schema = z.object({
    lines: z.optional(z.array(line)),
    one: z.nullable(z.union([line, z.object({ percent: z.int() })])),
    more: z._default(z.object({}), {}),
  });
  const sent = { lines: [{ sum: 1 }, { sum: 2, note: 'x' }], one: { percent: 5, of: 1 }, more: { x: 1 }, toString: 1 };
  expect(ignoredIn(schema, sent)).toEqual(['lines.1.note', 'one.of', 'more.x', 'toString']);
  expect(ignoredIn(schema, { lines: 'none', one: null })).toEqual([]);
  expect(ignoredIn(undefined, { utm: 1 })).toEqual(['utm']);
  expect(ignoredIn(undefined, 'text')).toEqual([]);
});

test('a header names at most ten fields in plain characters, of bounded length', () => {
  const names = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, index]));
  expect(ignoredIn(z.object({}), names)).toHaveLength(10);
  expect(headerOf(['organization.inn', 'имя', 'a\r\nset-cookie: b', '\ud800,'])).toBe(
    'organization.inn, %D0%B8%D0%BC%D1%8F, a%0D%0Aset-cookie%3A%20b, %EF%BF%BD%2C',
  );
  const long = headerOf(['ы'.repeat(5_000)]);
  expect(long.length).toBeLessThanOrEqual(100);
  expect(decodeURIComponent(long)).toMatch(/^ы+$/);
});

test.each([
  ['handling=strict', true],
  ['respond-async, Handling = "strict"; x=1', true],
  ['handling=lenient', false],
  ['handling=strictly', false],
  [undefined, false],
])('Prefer: %s is strict: %s', (prefer, strict) => expect(isStrict(prefer)).toBe(strict));
