import { expect, test } from 'vitest';
import { personOf } from './claims.ts';

const values = { sub: '42', phone_number: '+79120000201', phone_number_verified: true };

test.each([
  ['+79120000201', true, '9120000201'],
  ['+7(912)0000201', true, '9120000201'],
  ['+7 912 000-02-01', true, '9120000201'],
  ['+79120000201', false, null],
  ['+79120000201', 'true', null],
  ['+3725550000', true, null],
  ['9120000201', true, null],
  [79120000201, true, null],
  [undefined, true, null],
])('a phone %j, proven %j, is kept as %j', (phone_number, phone_number_verified, phone) => {
  expect(personOf({ ...values, phone_number, phone_number_verified }).phone).toBe(phone);
});

test('an e-mail that is none is left out, and only a proven one is proven', () => {
  expect(personOf({ ...values, email: 'nonsense', email_verified: true })).toMatchObject({
    email: '',
    emailProven: false,
  });
  expect(personOf({ ...values, email: 'a.b@example.ru' })).toMatchObject({
    email: 'a.b@example.ru',
    emailProven: false,
  });
});

test('names are tidied and bounded, and anything else is no name', () => {
  const { lastname, name, middlename, trusted } = personOf({
    ...values,
    family_name: '  Римский-\n Корсаков ',
    given_name: 'я'.repeat(500),
    middle_name: { evil: true },
    trusted: 'yes',
  });
  expect([lastname, name.length, middlename, trusted]).toEqual(['Римский- Корсаков', 100, '', false]);
});
