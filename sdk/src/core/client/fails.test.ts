import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../../calls.ts';
import { call } from '../schema/call.ts';
import { done } from '../schema/fields.ts';
import { ApiFailure } from './errors.ts';
import { declaredFails, type FailsWith, failure, failuresOf, isFailure } from './fails.ts';
import { isFailureCode } from './failures.ts';
import { Unreachable } from './unreachable.ts';

const Taken = z.object({ hours: z.array(z.string()) });
const book = call({
  id: 'test.book',
  summary: 'Book',
  method: 'POST',
  path: '/book',
  access: 'customer',
  body: z.object({}),
  reply: done,
  fails: ['not_found', { slot_taken: Taken, price_changed: z.object({ price: z.int() }) }],
  repeat: 'idempotency-key',
});
const plain = call({
  id: 'test.read',
  summary: 'Read',
  method: 'GET',
  path: '/read',
  access: 'public',
  reply: done,
  reads: ['things'],
});
const hours = ['2026-11-20T04:00:00.000Z'];

test('a call lists its codes, and the schema of those that carry data', () => {
  expect([...declaredFails(book)]).toEqual([
    ['not_found', undefined],
    ['slot_taken', Taken],
    ['price_changed', expect.anything()],
  ]);
  expect(declaredFails(plain).size).toBe(0);
  expectTypeOf<FailsWith<typeof book>>().toEqualTypeOf<'not_found' | 'slot_taken' | 'price_changed'>();
  expectTypeOf<FailsWith<typeof plain>>().toEqualTypeOf<never>();
});

test('its access and its input bring the others', () => {
  expect(failuresOf(plain)).toEqual([
    'internal',
    'invalid_input',
    'malformed',
    'rate_limited',
    'unavailable',
    'unknown_field',
  ]);
  expect(failuresOf(book)).toEqual(
    expect.arrayContaining(['slot_taken', 'invalid_input', 'malformed', 'too_large', 'profile_denied', 'key_reused']),
  );
});

test.each(allCalls.map(each => [each.id, each] as const))('%s declares codes that there are', (_, declared) => {
  for (const [code, data] of declaredFails(declared)) {
    expect(isFailureCode(code), code).toBe(true);
    expect(data === undefined || '_zod' in data, code).toBe(true);
  }
});

describe('an error is a failure of a call', () => {
  const slotTaken = new ApiFailure('slot_taken', { data: { hours }, text: 'Занято' });

  test('when its code and its data are as declared, and then the data has its type', () => {
    expect(isFailure(slotTaken, book, 'slot_taken')).toBe(true);
    expect(isFailure(slotTaken, book, 'price_changed')).toBe(false);
    expect(isFailure(new ApiFailure('not_found'), book, 'not_found')).toBe(true);
    expect(isFailure(new ApiFailure('internal'), book, 'internal')).toBe(true);
    const error: unknown = slotTaken;
    if (!isFailure(error, book, 'slot_taken')) throw new Error('unreachable');
    expectTypeOf(error.data).toEqualTypeOf<{ hours: string[] }>();
    expectTypeOf(error.code).toEqualTypeOf<'slot_taken'>();
    expect(error.text).toBe('Занято');
  });

  test.each([
    ['data of another shape', new ApiFailure('slot_taken', { data: { hours: 4 } })],
    ['no data', new ApiFailure('slot_taken')],
    ['no answer', new Unreachable('network')],
    ['something else', new Error('slot_taken')],
  ])('not with %s', (_, error) => {
    expect(isFailure(error, book, 'slot_taken')).toBe(false);
  });

  test('a code the call does not have does not compile', () => {
    // @ts-expect-error: it is not among its failures
    expect(isFailure(slotTaken, book, 'hold_expired')).toBe(false);
  });
});

test('a failure is thrown with the data its call declares, and with no other', () => {
  expect(failure(book, 'price_changed', { data: { price: 5 } })).toMatchObject({ status: 409, data: { price: 5 } });
  // @ts-expect-error: the price is a number
  failure(book, 'price_changed', { data: { price: '5' } });
  // @ts-expect-error: this code carries no data
  failure(book, 'not_found', { data: {} });
});
