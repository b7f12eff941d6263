import { expect, expectTypeOf, test } from 'vitest';
import type { writeSchedule } from './bookings/bookings.calls.ts';
import { allCalls } from './calls.ts';
import type { SendOptions } from './core/client/options.ts';
import { repeatOf } from './core/openapi/openapi.outline.ts';
import type { Input } from './core/schema/call.ts';
import { call, paramsOf, wordParams } from './core/schema/call.ts';
import { done } from './core/schema/fields.ts';
import { apiDocument } from './openapi.ts';
import type { getRoom, listRooms } from './rooms/rooms.calls.ts';
import type { getUser } from './users/users.admin.calls.ts';

const { paths } = apiDocument('0.0.0');
const operationOf = ({ path, method }: { path: string; method: string }) =>
  paths[path]?.[method.toLowerCase()] ?? expect.fail(`${method} ${path} is not in the document`);

test.each(allCalls.map(each => [each.id, each] as const))('%s says whether it is repeated, or why not', (_, each) => {
  expect(each.reads === undefined).toBe(each.repeat !== undefined);
  if (each.repeat?.startsWith('never')) expect(each.repeat).toMatch(/^never: .{10,60}[^.]$/);
  const { 'x-repeat': repeat, description } = operationOf(each);
  expect(repeat).toBe(repeatOf(each));
  expect(['read', 'idempotency-key', 'safe', 'never']).toContain(repeat);
  expect(description).toMatch(/[Rr]epeat/);
});

test('most calls may be repeated', () => {
  const counts = Object.groupBy(allCalls, repeatOf);
  expect(Object.values(counts).flat()).toHaveLength(allCalls.length);
  expect((counts.never?.length ?? 0) / allCalls.length).toBeLessThan(0.4);
});

test.each(allCalls.map(each => [each.id, each] as const))('%s takes numbers of records as numbers', (_, each) => {
  interface Field {
    readonly name: string;
    readonly in: string;
    readonly schema: object;
  }
  const { parameters = [], requestBody } = operationOf(each) as unknown as {
    parameters?: readonly Partial<Field>[];
    requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> };
  };
  const form = requestBody?.content['multipart/form-data']?.schema.properties ?? {};
  const fields = [
    ...parameters.flatMap(({ name = '', schema = {} }) => [[name, schema] as const]),
    ...Object.entries(form),
  ].filter(([name]) => /^id$|Id$/.test(name));
  for (const [name, schema] of fields)
    expect(JSON.stringify(schema), name).toMatch(/"integer"|schemas\/Id"|"const":\d/);
  for (const name of paramsOf(each.path))
    expect(wordParams.some(word => word === name) || /^(\w*[iI]d|a|b|x|productType)$/.test(name), name).toBe(true);
});

// Mistakes that a caller would not notice must not compile.
test('a caller passes what a call takes, and nothing else', () => {
  expectTypeOf<SendOptions<typeof writeSchedule>['idempotencyKey']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<SendOptions<typeof listRooms>['idempotencyKey']>().toEqualTypeOf<undefined>();
  expectTypeOf<Input<typeof listRooms>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<{ body: { roomId: 31 } }>().not.toExtend<Input<typeof listRooms>>();
  expectTypeOf<{ query: { roomId: 31 }; body: { roomId: 31 } }>().not.toExtend<Input<typeof getRoom>>();
  expectTypeOf<Input<typeof getUser>['id']>().toEqualTypeOf<number>();
});

test('a call that says nothing of repeating does not compile', () => {
  const base = {
    id: 'test.call',
    summary: 'Test',
    method: 'POST',
    path: '/test',
    access: 'public',
    reply: done,
  } as const;
  // @ts-expect-error neither a read nor a word about repeating
  call(base);
  // @ts-expect-error a read is repeated anyway
  call({ ...base, reads: ['things'], repeat: 'safe' });
  // @ts-expect-error no reason
  call({ ...base, repeat: 'never' });
  expect(call({ ...base, repeat: 'never: each one counts' }).repeat).toBe('never: each one counts');
});
