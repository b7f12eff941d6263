import { expect, test } from 'vitest';
import { describeDeclarations, describeFields, describeSchemas, joinWords } from './core/openapi/openapi.describe.ts';
import { apiDocument, fieldWords } from './openapi.ts';

const { paths, components } = apiDocument('0.0.0');
const schemas = components.schemas as Readonly<Record<string, unknown>>;
const all = fieldWords();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every object within a part of the document, following each reference once. */
function* objectsIn(part: unknown, met: Set<string>): Generator<Readonly<Record<string, unknown>>> {
  if (!isRecord(part)) return;
  yield part;
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(String(part.$ref)) ?? [];
  if (name !== undefined && !met.has(name)) {
    met.add(name);
    yield* objectsIn(schemas[name], met);
  }
  for (const each of Object.values(part)) yield* objectsIn(each, met);
}

const fieldsOf = (part: unknown) =>
  [...objectsIn(part, new Set(Object.keys(schemas)))].flatMap(({ properties }) =>
    isRecord(properties) ? Object.entries(properties) : [],
  );

/** How many calls use each schema. */
const uses = new Map<string, number>();
for (const operation of Object.values(paths).flatMap(methods => Object.values(methods))) {
  const met = new Set<string>();
  for (const _ of objectsIn(operation, met));
  for (const name of met) uses.set(name, (uses.get(name) ?? 0) + 1);
}
const shared = Object.keys(schemas).filter(name => (uses.get(name) ?? 0) > 1);
const withFields = shared.filter(name => fieldsOf(schemas[name]).length > 0);

test('every field of a shared piece says what it is', () => {
  const silent = withFields.flatMap(piece =>
    fieldsOf(schemas[piece])
      .filter(([, field]) => !isRecord(field) || typeof field.description !== 'string')
      .map(([name]) => `${piece}.${name}`),
  );
  expect(silent).toEqual([]);
  expect(withFields.length).toBeGreaterThan(100);
});

/** The names of all fields and parameters, alone and with their schema: `mine` and `Slot.mine`. */
const names = new Set(
  [
    ...Object.entries(schemas).flatMap(([piece, schema]) =>
      fieldsOf(schema).flatMap(([name]) => [name, `${piece.replace(/Input$/, '')}.${name}`]),
    ),
    ...[...objectsIn(paths, new Set(Object.keys(schemas)))].flatMap(({ properties, name }) => [
      ...(isRecord(properties) ? Object.keys(properties) : []),
      ...(typeof name === 'string' ? [name] : []),
    ]),
  ].sort(),
);

test('a field is described once, and none that is gone is left', () => {
  expect(Object.keys(all).filter(name => !names.has(name))).toEqual([]);
  expect(() => joinWords([{ brandId: 'One.' }, { brandId: 'Two.' }])).toThrow('brandId is described twice');
});

const plainWords = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/’s\b/g, '')
    .match(/[a-z]+/g)
    ?.filter(word => !/^(the|a|an|of|is|its)$/.test(word)) ?? [];

test.each(Object.entries(all))('%s: %s', (name, words) => {
  expect(words).toMatch(/^[A-Z\d][^*\n]{10,140}\.$/);
  const own = plainWords(name.split('.').at(-1) ?? name);
  expect(plainWords(words).filter(word => !own.includes(word)).length).toBeGreaterThan(0);
});

test('what is described already stays so, also where a field is called as every object has one', () => {
  const part = {
    properties: { brandId: { description: 'Mine.' }, constructor: {}, x: { properties: { brandId: {} } } },
  };
  expect(describeFields(part, { brandId: 'Theirs.' })).toEqual({
    properties: {
      brandId: { description: 'Mine.' },
      constructor: {},
      x: { properties: { brandId: { description: 'Theirs.' } } },
    },
  });
  const parameter = { name: 'brandId', in: 'query', schema: {} };
  expect(describeFields([parameter], { brandId: 'Theirs.' })).toEqual([{ ...parameter, description: 'Theirs.' }]);
});

test('a piece may say it more exactly, and null is spoken of where it may be', () => {
  const descriptions = { mine: 'How many are mine.', 'Slot.mine': 'Whether it is mine; null for guests.' };
  const nullable = { anyOf: [{ type: 'boolean' }, { type: 'null' }] };
  const described = describeSchemas(
    {
      Slot: { properties: { mine: nullable } },
      SlotInput: { properties: { mine: {} } },
      Counts: { properties: { mine: {} } },
    },
    descriptions,
  );
  expect(described).toMatchObject({
    Slot: { properties: { mine: { description: 'Whether it is mine; null for guests.' } } },
    SlotInput: { properties: { mine: { description: 'Whether it is mine.' } } },
    Counts: { properties: { mine: { description: 'How many are mine.' } } },
  });
  const text = [
    'export declare const Slot: z.ZodMiniObject<{',
    '    mine: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;',
    '    mine: z.ZodMiniBoolean<boolean>;',
    'export declare const listSlots: import("../core/call.ts").Call<"", z.ZodMiniObject<{',
    '    mine: z.ZodMiniInt;',
  ];
  expect(
    describeDeclarations(text.join('\n'), descriptions)
      .split('\n')
      .filter(line => line.includes('/**')),
  ).toEqual([
    '    /** Whether it is mine; null for guests. */',
    '    /** Whether it is mine. */',
    '    /** How many are mine. */',
  ]);
});

test('the typings say it above each field of a schema', () => {
  const descriptions = { brandId: 'Number.', 'object-fit': 'How.' };
  const text = [
    'export declare const Brand: z.ZodMiniObject<{',
    '    brandId: z.ZodMiniInt;',
    '    "object-fit": z.ZodMiniEnum<{',
    '        brandId: "brandId";',
    '    }>;',
    '    /** Mine. */',
    '    brandId: z.ZodMiniInt;',
    '    toString: z.ZodMiniInt;',
    '}>;',
  ];
  expect(describeDeclarations(text.join('\n'), descriptions).split('\n')).toEqual([
    text[0],
    '    /** Number. */',
    text[1],
    '    /** How. */',
    ...text.slice(2),
  ]);
});
