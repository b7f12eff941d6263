import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RichText } from './fields.ts';
import { InputDay } from './inputDates.ts';
import { labelled, labelOf, lengthOf, mayBeEmpty, shapeOf, typeOf } from './labels.ts';
import { Email, Phone, required, SiteUrl } from './rules.ts';
import { withoutRules } from './withoutRules.ts';

test('fields that share a schema have labels of their own', () => {
  const site = labelled(SiteUrl, 'Сайт', { placeholder: 'example.ru' });
  const video = labelled(SiteUrl, 'Видео');
  expect(labelOf(site)).toEqual({ label: 'Сайт', placeholder: 'example.ru' });
  expect(labelOf(video)).toEqual({ label: 'Видео' });
  expect(labelOf(SiteUrl)).toBeUndefined();
  expect(z.safeParse(site, 'no link').success).toBe(false);
});

test('a label stays with what is derived from the field', () => {
  const text = labelled(z.string(), 'Текст').check(z.maxLength(5));
  expect(labelOf(text)).toEqual({ label: 'Текст' });
  expect(z.safeParse(text, 'longer').success).toBe(false);
});

test('a labelled copy is the same schema in replies', () => {
  const Part = z.object({ name: required(200) });
  const { part, other } = withoutRules(z.object({ part: labelled(Part, 'Часть'), other: Part })).shape;
  expect(part).toBe(other);
});

const Day = z.optional(
  z.pipe(
    z.nullable(z.union([InputDay, z.literal('')])),
    z.transform(day => day || null),
  ),
);
test.each([
  ['a text', required(200), 'text', 200, false],
  ['formatted text', RichText, 'richText', 200_000, true],
  ['a link', SiteUrl, 'link', 500, true],
  ['a phone', Phone, 'phone', 20, false],
  ['a phone or nothing', z.union([z.literal(''), Phone]), 'phone', 20, true],
  ['an e-mail', Email, 'email', 254, false],
  ['a day or nothing', z.nullable(InputDay), 'day', undefined, true],
  ['a day with a default', Day, 'day', undefined, true],
  ['yes or no', z.boolean(), 'yesNo', undefined, false],
  ['a number', z.int(), 'number', undefined, false],
  ['a list', z.array(z.int()), 'text', undefined, true],
] as const)('%s tells a form its type, its length and whether it may be empty', (_, schema, type, most, empty) => {
  const field = labelled(schema, 'Поле');
  expect([typeOf(field), lengthOf(field), mayBeEmpty(field)]).toEqual([type, most, empty]);
});

test('an object has parts, and a text has none', () => {
  expect(Object.keys(shapeOf(labelled(z.object({ a: z.string() }), 'Части')) ?? {})).toEqual(['a']);
  expect(shapeOf(z.string())).toBeUndefined();
});
