import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { codeDigits } from './CodeField.tsx';
import { usePhoneText } from './PhoneField.tsx';

const field = (start = '') =>
  renderHook(() => {
    const [value, setValue] = useState(start);
    return { value, setValue, ...usePhoneText({ value, onChange: setValue }) };
  });

it.each(['+7 900 123-45-67', '8 (900) 123-45-67', '79001234567', '89001234567', '9001234567', '+7(900)1234567'])(
  'puts a pasted %s in order',
  pasted => {
    const { result } = field();
    act(() => result.current.type(pasted));
    expect(result.current.value).toBe('9001234567');
    expect(result.current.text).toBe('+7 900 123-45-67');
  },
);

it('leaves what is being typed alone until the field is left', () => {
  const { result } = field();
  for (const typed of [
    '8',
    '89',
    '890',
    '8900',
    '89001',
    '890012',
    '8900123',
    '89001234',
    '890012345',
    '8900123456',
    '89001234567',
  ]) {
    act(() => result.current.type(typed));
    expect(result.current.text).toBe(typed);
  }
  act(() => result.current.leave());
  expect(result.current.text).toBe('+7 900 123-45-67');
  expect(result.current.value).toBe('9001234567');
});

it.each(['+375 29 123-45-67', '900 123-45-678'])('leaves %s, which is not Russian, as it was pasted', pasted => {
  const { result } = field();
  act(() => result.current.type(pasted));
  act(() => result.current.leave());
  expect(result.current.value).toBe(pasted.replace(/[^\d+]/g, ''));
  expect(result.current.text).toBe(pasted);
});

it('never takes what is typed for the phone of a deleted account', () => {
  const { result } = field();
  act(() => result.current.type('0079120001'));
  act(() => result.current.leave());
  expect(result.current.text).toBe('+7 007 912-00-01');
});

it('follows a value set from outside', () => {
  const { result } = field('9001234567');
  expect(result.current.text).toBe('+7 900 123-45-67');
  act(() => result.current.setValue(''));
  expect(result.current.text).toBe('');
});

it.each([
  ['код 123456', '123456'],
  ['123 456', '123456'],
  ['Ваш код: 004821. Никому не сообщайте', '004821'],
  ['12a3', '123'],
  ['12345678', '12345678'],
])('takes the code out of «%s»', (typed, code) => expect(codeDigits(typed)).toBe(code));
