import { Email, Phone, required } from '@venue/sdk';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cleaned, resolverOf, toErrors } from './resolver.ts';

const schema = z.object({ name: required(), phone: Phone, email: z.optional(Email), note: z.nullable(z.string()) });
const empty = { name: '', phone: '', email: '', note: '' };
const options = { fields: {}, shouldUseNativeValidation: false } as const;

it('reads an empty input as missing, null or empty, as the schema allows', () => {
  expect(cleaned(schema, empty)).toEqual({ name: '', phone: '', note: null });
});

it('gives the messages of the rules, beside their fields', async () => {
  const { errors } = await resolverOf(schema)({ ...empty, phone: '900', email: 'а@б' }, undefined, options);
  expect(errors).toMatchObject({
    name: { message: 'Обязательное поле' },
    phone: { message: 'Введите номер телефона полностью' },
    email: { message: 'Указан некорректный адрес электронной почты' },
  });
});

it('passes what fits', async () => {
  const values = { name: 'Анна', phone: '9001234567', email: '', note: '' };
  expect(await resolverOf(schema)(values, undefined, options)).toEqual({
    values: { name: 'Анна', phone: '9001234567', note: null },
    errors: {},
  });
});

it('nests messages of nested fields, those of a list in a list', () => {
  expect(toErrors({ 'contacts.0.phone': 'Введите номер телефона полностью' })).toEqual({
    contacts: [{ phone: { type: 'check', message: 'Введите номер телефона полностью' } }],
  });
});
