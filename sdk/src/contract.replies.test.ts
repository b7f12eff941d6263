import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls, allPushes } from './calls.ts';
import { declaredFails } from './core/client/fails.ts';
import { isFileReply } from './core/schema/call.ts';
import { Day, Id, Instant, Kopecks, message } from './core/schema/fields.ts';
import { required } from './core/schema/rules.ts';

type Schema = z.core.$ZodType;

/** Everything the server sends: replies, data of failures, live messages. */
const replies: readonly (readonly [string, Schema])[] = [
  ...allCalls.flatMap(call => [
    ...(isFileReply(call.reply) ? [] : [[call.id, call.reply] as const]),
    ...[...declaredFails(call)].flatMap(([code, data]) => (data ? [[`${call.id}: ${code}`, data] as const] : [])),
  ]),
  ...allPushes.map(({ id, data }) => [`the push ${id}`, data] as const),
];

/** The basic types of values: their checks only describe the value, so replies may use them. */
const wire: readonly Schema[] = [Id, Kopecks, Instant, Day];

/** Every schema nested in a schema, with its path. */
function within(schema: Schema, at = ''): (readonly [string, Schema])[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts: (readonly [string, Schema])[] = [];
  if (def.type === 'object')
    parts.push(...Object.entries(def.shape).map(([name, field]) => [`.${name}`, field] as const));
  if (def.type === 'union') parts.push(...def.options.map(option => ['', option] as const));
  if (def.type === 'array') parts.push(['[]', def.element]);
  if (def.type === 'record') parts.push(['{}', def.keyType], ['{}', def.valueType]);
  if ('innerType' in def) parts.push(['', def.innerType]);
  return [[at, schema], ...parts.flatMap(([name, part]) => within(part, at + name))];
}

/** What a schema of a reply must not have: a rule, an optional field, or a change of the value. */
function faultOf(schema: Schema): string | undefined {
  if (wire.includes(schema)) return undefined;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.length || (def.type === 'string' && 'format' in def)) return 'has a rule of an input';
  const plain = ['string', 'number', 'boolean', 'enum', 'literal', 'nullable', 'array', 'object', 'record', 'union'];
  return plain.includes(def.type) || def.type === 'unknown' ? undefined : `is ${def.type}`;
}

const faultsOf = (schema: Schema) =>
  within(schema).flatMap(([at, part]) => {
    const fault = faultOf(part);
    return fault ? [`${at} ${fault}`] : [];
  });

test('a reply says what is: no rule of a form, and every field present', () => {
  expect(
    Object.fromEntries(replies.map(([id, schema]) => [id, faultsOf(schema)]).filter(([, faults]) => faults?.length)),
  ).toEqual({});
  expect(replies.length).toBeGreaterThan(400);
});

test.each([
  ['a pattern', z.string().check(z.regex(/x/))],
  ['a length', required(5)],
  ['a format', z.uuid()],
  ['a bound', z.int().check(z.minimum(1))],
  ['a rule of the whole', z.object({}).check(z.refine(() => true))],
  ['a field that may be left out', z.optional(z.string())],
  ['a field with a default', z._default(z.string(), '')],
  ['a rule of a list', z.array(Id).check(z.maxLength(2))],
])('%s would be found', (_, field) => {
  expect(faultsOf(message(z.object({ rows: z.array(z.object({ field: z.nullable(field) })) })))).toHaveLength(1);
});

/** The fields by which replies identify a person who has, or may have, an account: by phone. */
const byPhone = [['userPhone'], ['ownerPhone'], ['customer', 'phone'], ['buyerName', 'phone']];

const namesSomebody = (schema: Schema): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' && byPhone.some(names => names.every(name => name in def.shape));
};

const saysTheState = (schema: Schema): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' && 'accountState' in def.shape;
};

test('staff are told of everybody they read about whether the account is on its way out', () => {
  const people = allCalls
    .filter(({ path }) => path.startsWith('/admin/'))
    .flatMap(call =>
      isFileReply(call.reply) ? [] : within(call.reply).map(([at, schema]) => [`${call.id}${at}`, schema] as const),
    )
    .filter(([, schema]) => namesSomebody(schema));
  expect(people.filter(([, schema]) => !saysTheState(schema)).map(([at]) => at)).toEqual([]);
  expect(people.length).toBeGreaterThan(15);
});
