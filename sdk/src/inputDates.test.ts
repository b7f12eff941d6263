import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { allCalls } from './calls.ts';
import { isFileReply } from './core/schema/call.ts';
import { check } from './core/schema/rules.ts';

type Schema = z.core.$ZodTypes;

/** The dates and moments within an input, by their paths. */
function* datesIn(schema: Schema, path: string, seen: readonly Schema[] = []): Generator<readonly [string, Schema]> {
  if (seen.includes(schema)) return;
  const { def } = schema._zod;
  const inner = (each: z.core.$ZodType, name = path) => datesIn(each as Schema, name, [...seen, schema]);
  if (def.type === 'string' && 'format' in def && /^date(time)?$/.test(String(def.format))) yield [path, schema];
  else if (def.type === 'object')
    for (const [name, each] of Object.entries(def.shape)) yield* inner(each, `${path}.${name}`);
  else if (def.type === 'array') yield* inner(def.element);
  else if (def.type === 'record') yield* inner(def.valueType);
  else if (def.type === 'union') for (const each of def.options) yield* inner(each);
  else if (def.type === 'pipe') {
    yield* inner(def.in);
    yield* inner(def.out);
  } else if ('innerType' in def) yield* inner(def.innerType as z.core.$ZodType);
}

const isRanged = (schema: Schema): boolean => {
  const isDay = 'format' in schema._zod.def && schema._zod.def.format === 'date';
  const far = ['0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'];
  return far.every(day => !check(schema as unknown as z.ZodMiniType, isDay ? day : `${day}T10:00:00.000Z`).ok);
};

test('every date of an input has a range', () => {
  const dates = allCalls.flatMap(call =>
    (['query', 'body'] as const).flatMap(part => (call[part] ? [...datesIn(call[part], `${call.id} ${part}`)] : [])),
  );
  expect(dates.length).toBeGreaterThan(100);
  expect(dates.filter(([, schema]) => !isRanged(schema)).map(([path]) => path)).toEqual([]);
});

test('no date of a reply has one, because older records must stay readable', () => {
  const dates = allCalls.flatMap(({ id, reply }) => (isFileReply(reply) ? [] : [...datesIn(reply, id)]));
  expect(dates.length).toBeGreaterThan(100);
  expect(dates.filter(([, schema]) => isRanged(schema)).map(([path]) => path)).toEqual([]);
});
