import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../../calls.ts';
import { sample } from '../../testing/sample.ts';
import { isFileReply } from './call.ts';
import { conforms } from './conforms.ts';
import { Day, Id, Instant, Kopecks, page, QueryInt } from './fields.ts';

const now = '2026-11-20T04:00:00.000Z';
const Row = z.object({ id: Id, at: Instant, day: z.optional(Day), sum: z.nullable(Kopecks), kind: z.enum(['a', 'b']) });
const row = { id: 1, at: now, day: '2026-11-20', sum: null, kind: 'a' };
const list = { message: { page: 1, pageSize: 25, total: 1, totalIsExact: true }, items: [row] };

/** Where `conforms` returns true, parsing succeeds and changes nothing. */
function promised(schema: z.core.$ZodType, value: unknown): void {
  if (!conforms(schema, value)) return;
  expect(z.safeParse(schema, value)).toStrictEqual({ success: true, data: value });
}

describe('fits', () => {
  test('says yes to what is exactly as declared', () => {
    expect(conforms(page(Row), list)).toBe(true);
    const { day, ...short } = row;
    expect(conforms(page(Row), { ...list, items: [short, row] })).toBe(true);
  });

  test.each([
    ['a field too many', { ...row, more: 1 }],
    ['a field too few', { id: 1, at: now, kind: 'a' }],
    ['a field too few and another in its place', { id: 1, at: now, kind: 'a', more: null }],
    ['another type', { ...row, id: '1' }],
    ['a bound', { ...row, id: 0 }],
    ['a bound included', { ...row, sum: -1 }],
    ['a number that is not whole', { ...row, id: 1.5 }],
    ['no moment', { ...row, at: '2026-02-30T04:00:00.000Z' }],
    ['no value of the enumeration', { ...row, kind: 'c' }],
    ['undefined where a field may be left out', { ...row, day: undefined }],
    ['a list for an object', []],
    ['nothing', null],
  ])('says no to %s', (_, value) => {
    expect(conforms(Row, value)).toBe(false);
    expect(conforms(z.array(Row), [row, value])).toBe(false);
  });

  test('knows a schema that holds itself', () => {
    const Branch = z.object({
      id: Id,
      get under() {
        return z.array(Branch);
      },
    });
    expect(conforms(Branch, { id: 1, under: [{ id: 2, under: [] }] })).toBe(true);
    expect(conforms(Branch, { id: 1, under: [{ id: 0, under: [] }] })).toBe(false);
  });

  test('leaves to parsing what parsing would change', () => {
    expect(conforms(z.string().check(z.trim()), ' a ')).toBe(false);
    expect(conforms(z.string().check(z.trim()), 'a')).toBe(true);
    expect(conforms(QueryInt, '17')).toBe(false);
    expect(conforms(z._default(z.string(), 'a'), undefined)).toBe(false);
    expect(conforms(z.looseObject({ a: z.string() }), { a: '' })).toBe(false);
    expect(conforms(z.array(z.string()).check(z.maxLength(1)), ['a', 'b'])).toBe(false);
    expect(conforms(z.number(), Number.POSITIVE_INFINITY)).toBe(false);
    expect(conforms(z.boolean(), 1)).toBe(false);
  });

  test.each([
    [z.coerce.string(), '7', 7],
    [z.coerce.number(), 7, '7'],
    [z.coerce.boolean(), true, 'yes'],
    [z.email(), 'a@b.ru', 'a@b'],
    [z.int32(), 7, 2 ** 31],
    [z.int().check(z.maximum(7)), 7, 8],
    [z.int().check(z.positive(), z.maximum(7)), 7, 8],
    [z.int32().check(z.positive()), 7, 0],
    [z.string().check(z.regex(/^a/g)), 'a', 'b'],
    [z.literal(['a', 1]), 1, '1'],
    [z.number(), 0.5, Number.NaN],
    [z.object({ a: z.optional(z.string()).check(z.refine(text => text !== 'b')) }), undefined, { a: 'b' }],
  ])('asks parsing where it does not know better (%#)', (schema, right, wrong) => {
    if (right !== undefined) expect(conforms(schema, right)).toBe(true);
    expect(conforms(schema, wrong)).toBe(false);
    promised(schema, right);
  });

  const replies = allCalls.filter(({ reply }) => !isFileReply(reply)).map(({ id, reply }) => [id, reply] as const);

  test('says yes to most whole replies: always saying no would keep the promise and save nothing', () => {
    const valid = replies.filter(([, reply]) => conforms(reply, sample(reply)));
    expect(valid.length).toBeGreaterThan(0.8 * replies.length);
  });

  test.each(replies)('agrees with parsing on replies of %s, whole and broken', (_, reply) => {
    for (const seed of [1, 2, 3]) {
      const value: unknown = sample(reply, { seed });
      promised(reply, value);
      for (const wrong of [undefined, null, '', 'x', -1, 0, 0.5, {}, [], Number.NaN]) {
        for (const broken of variants(value, wrong)) promised(reply, broken);
      }
    }
  });
});

/** The value with one of its parts replaced, each in turn. */
function* variants(value: unknown, wrong: unknown): Generator {
  yield wrong;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [at, each] of value.slice(0, 1).entries())
      for (const other of variants(each, wrong)) yield value.with(at, other);
    return;
  }
  yield { ...value, more: wrong };
  for (const [name, each] of Object.entries(value))
    for (const other of variants(each, wrong)) yield { ...value, [name]: other };
}
