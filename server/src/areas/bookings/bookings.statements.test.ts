import { bookingSorts } from '@venue/sdk/bookings/admin';
import { expect, test } from 'vitest';
import { statementOf } from './bookings.list.store.ts';

const days = ['from', 'to'] as const;
const filters: Readonly<Record<string, unknown>> = {
  status: 2,
  roomId: 1,
  ...Object.fromEntries(days.map(day => [day, '2026-11-22'])),
};

/** Every set of these filters. */
const setsOf = (names: readonly string[]): Record<string, unknown>[] =>
  names.reduce<Record<string, unknown>[]>(
    (sets, name) => sets.flatMap(set => [set, { ...set, [name]: filters[name] }]),
    [{}],
  );

test('each view of the list has a statement of its own, by a name that PostgreSQL keeps whole', () => {
  const names = bookingSorts.flatMap(sort =>
    (['asc', 'desc'] as const).flatMap(order =>
      setsOf(Object.keys(filters)).map(set => statementOf({ ...set, sort, order })),
    ),
  );
  expect(names).toHaveLength(bookingSorts.length * 2 * 2 ** 4);
  expect(new Set(names).size).toBe(names.length);
  expect(Math.max(...names.map(name => Buffer.byteLength(name)))).toBeLessThanOrEqual(63);
});
