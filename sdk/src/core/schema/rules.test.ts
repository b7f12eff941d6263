import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Day, Instant } from './fields.ts';
import { check, Email, messages, OneTimeCode, Password, Phone, phoneDigits } from './rules.ts';

// contract.rules.test.ts checks the specification's rules by its examples; the rules here are ours.
const cases = [
  {
    rule: 'code',
    schema: OneTimeCode,
    text: messages.code,
    valid: ['000000', '123456'],
    invalid: ['12345', '1234567', '12345a'],
  },
  {
    rule: 'password',
    schema: Password,
    text: messages.password,
    valid: ['12345678', 'п'.repeat(128)],
    invalid: ['1234567'],
  },
] as const;

describe.each(cases)('$rule', ({ schema, text, valid, invalid }) => {
  test.each([...valid])('takes %j', value => expect(check(schema, value)).toMatchObject({ ok: true }));
  test.each([...invalid])('refuses %j with its text', value => {
    expect(check(schema, value)).toEqual({ ok: false, fields: { '': text } });
  });
});

test('each field gets its first message under its own path', () => {
  const schema = z.object({ phone: Phone, inner: z.object({ list: z.array(z.object({ email: Email })) }) });
  expect(check(schema, { inner: { list: [{ email: 'x' }] } })).toEqual({
    ok: false,
    fields: { phone: messages.required, 'inner.list.0.email': messages.email },
  });
  expect(check(schema, undefined)).toEqual({ ok: false, fields: { '': messages.required } });
});

test('a day and a moment are refused in words of their own, and missing ones as anything is', () => {
  const schema = z.object({ day: Day, at: Instant });
  expect(check(schema, { day: '31.02.2024', at: '2024-02-28' })).toEqual({
    ok: false,
    fields: { day: messages.date, at: messages.dateTime },
  });
  expect(check(schema, { day: '', at: null })).toEqual({
    ok: false,
    fields: { day: messages.required, at: messages.required },
  });
});

test.each([
  ['9001234567', '9001234567'],
  ['+7 (900) 123-45-67', '9001234567'],
  ['8 900 123 45 67', '9001234567'],
  ['79001234567', '9001234567'],
  ['900 123', '900123'],
  ['тел. +7-900-123-45-67', '9001234567'],
  ['+7 (343) 200-00-00', '3432000000'],
  ['+7 +7 900 123-45-67', '9001234567'],
  ['8 +7 900 123-45-67', '9001234567'],
  ['+7 8 900 123-45-67', '9001234567'],
  ['007 900 123 45 67', '9001234567'],
  ['+7\u00a0900\u00a0123‑45‑67', '9001234567'],
  ['Мария, +7 900 123-45-67, доб. 5', '9001234567'],
  ['Мария 2 этаж, 8 (900) 123-45-67', '9001234567'],
  ['8000000007', '8000000007'],
  ['', ''],
])('%s is the phone %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

test.each([
  '+375 29 123-45-67',
  '+1 415 555 26 71',
  '+47 22 12 34 56',
  'тел. +375 29 123-45-67',
  '900 123-45-678',
  '+998 90 123 45 67',
])('%s is refused and not cut to somebody else’s number', typed => {
  const digits = phoneDigits(typed);
  expect(digits.replace('+', '')).toBe(typed.replace(/\D/g, ''));
  expect(check(Phone, digits)).toEqual({ ok: false, fields: { '': messages.phoneForeign } });
});

test.each(['+7 900 123-45-6', '8 900', '+7 900 123-45-67 89'])('%s is no phone', typed =>
  expect(check(Phone, phoneDigits(typed)).ok).toBe(false),
);
