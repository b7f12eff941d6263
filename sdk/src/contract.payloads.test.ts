import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { saveArticle } from './articles/articles.admin.calls.ts';
import { allCalls } from './calls.ts';
import type { AnyCall, Input, Parsed } from './core/schema/call.ts';
import type { publishProject, saveProject } from './projects/projects.admin.calls.ts';
import { sampleInput } from './testing/index.ts';

/** The payloads of section 7, or the fields that section 3 gives its records where section 7 shows only an address. */
const samples = JSON.parse(readFileSync(new URL('../contract/payloads.json', import.meta.url), 'utf8')) as {
  readonly id: string;
  readonly fields: readonly string[];
}[];

/** A sample with these fields and no others. */
function payloadOf(call: AnyCall, fields: readonly string[]): unknown {
  for (let seed = 1; seed < 20; seed++) {
    const { body, query } = sampleInput(call, seed) as Record<'body' | 'query', unknown>;
    const [sample] = [body ?? query].flat() as Record<string, unknown>[];
    if (!sample || fields.some(name => !(name in sample))) continue;
    const payload = Object.fromEntries(fields.map(name => [name, sample[name]]));
    return Array.isArray(body) ? [payload] : payload;
  }
  return expect.fail(`${call.id} does not know all of ${fields.join(', ')}`);
}

test.each(samples.map(({ id, fields }) => [id, fields] as const))(
  '%s takes what the specification shows',
  (id, fields) => {
    const call: AnyCall = allCalls.find(each => each.id === id) ?? expect.fail(`${id} is not declared`);
    const payload = payloadOf(call, fields);
    expect(z.safeParse(call.body ?? call.query, payload).error?.issues).toBeUndefined();
  },
);

test('at least the payloads that were counted are listed', () => {
  expect(new Set(samples.map(({ id }) => id)).size).toBeGreaterThan(101);
});

const partsOf = ({ query, body }: AnyCall) =>
  [query, body].map(schema => (schema as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {});

test('no call of the specification requires what a change is based on', () => {
  const required = allCalls
    .filter(call => !('ours' in call))
    .flatMap(call =>
      partsOf(call).flatMap(shape => [shape.seen, shape.version].map(field => [call.id, field] as const)),
    )
    .filter(([, field]) => field && !z.safeParse(field, undefined).success);
  expect(required).toEqual([]);
});

// Our apps, and tools that use the SDK, cannot forget it: they would not compile.
test('a caller in TypeScript says what a change is based on', () => {
  expectTypeOf<{ body: { projectId: 1 } }>().not.toExtend<Input<typeof publishProject>>();
  expectTypeOf<{ body: { projectId: 1; seen: true } }>().toExtend<Input<typeof publishProject>>();
  expectTypeOf<{ body: { projectId: 1 } }>().not.toExtend<Input<typeof saveProject>>();
  expectTypeOf<{ body: { projectId: 1; version: 1 } }>().toExtend<Input<typeof saveProject>>();
  expectTypeOf<Parsed<typeof publishProject>['body']['seen']>().toEqualTypeOf<boolean | undefined>();
  type Save = Input<typeof saveArticle>['body'];
  type Plain = Omit<Save, 'statusValue' | 'seen'>;
  expectTypeOf<Plain>().toExtend<Save>();
  expectTypeOf<Plain & { statusValue: 3; seen: 1 }>().toExtend<Save>();
  expectTypeOf<Plain & { statusValue: 3 }>().not.toExtend<Save>();
});
