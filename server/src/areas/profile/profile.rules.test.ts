import { isPassportPage } from '@venue/sdk/profile/model';
import { expect, test } from 'vitest';
import { consentsFor, isToBeChecked, organisationChanges } from './profile.rules.ts';
import { card, passport } from './profile.testing.ts';

test.each([
  [{}, []],
  [{ passport }, ['passport']],
  [{ card }, []],
  [{ card: { ...card, cardIsPublished: true } }, ['publication']],
  [{ passport, card: { ...card, cardIsPublished: true } }, ['passport', 'publication']],
])('%#: consents', (body, purposes) => expect(consentsFor(body)).toEqual(purposes));

const person = { lastname: 'Лаптева', name: 'Дарья', middlename: '', passport };
const turned = Object.fromEntries(Object.entries(passport).reverse()) as typeof passport;
test.each([
  ['the passport comes', { ...person, passport: undefined }, person, true],
  ['the name comes', { ...person, lastname: '' }, person, true],
  ['nothing changed', person, person, false],
  ['nothing but the order of keys', person, { ...person, passport: turned }, false],
  ['the middle name changed', person, { ...person, middlename: 'Сергеевна' }, true],
  ['the passport changed', person, { ...person, passport: { ...passport, passportAddress: 'Ревда' } }, true],
  ['there is no passport', { ...person, passport: undefined }, { ...person, name: 'Анна', passport: undefined }, false],
  ['the last name is gone', person, { ...person, lastname: '' }, false],
])('%s: staff are asked', (_, before, after, asked) => expect(isToBeChecked(before, after)).toBe(asked));

const named = (...ids: (number | undefined)[]) => ids.map(organisationId => ({ organisationId }));
test.each([
  [[], named(undefined), { gone: [], unknown: [] }],
  [[1, 2], named(2, undefined), { gone: [1], unknown: [] }],
  [[1, 2], named(), { gone: [1, 2], unknown: [] }],
  [[1], named(1, 7), { gone: [], unknown: [7] }],
  [[1], named(1, 1), { gone: [], unknown: [1] }],
])('%j becomes %j', (present, wanted, changes) => expect(organisationChanges(present, wanted)).toEqual(changes));

test('two of the types are pages of a passport', () => {
  expect([1, 2, 3, 4, 5, 6].filter(isPassportPage)).toEqual([1, 2]);
});
