import { expect, test } from 'vitest';
import { failureFrom } from './failures.ts';
import { forbiddenRuleOf } from './forbidden.ts';

test.each([
  ['Access denied profile', 'dialog'],
  ['Access denied', 'sign-in'],
  ['Token expired', 'sign-in'],
  ['Forbidden', 'redirect'],
  ['anything else', 'redirect'],
])('403 «%s» means %s', (message, does) => {
  expect(forbiddenRuleOf(failureFrom(403, { message }))).toMatchObject({ does });
});

test('another 403 code without a rule of its own goes to /403, other statuses have no rule', () => {
  expect(forbiddenRuleOf({ status: 403, code: 'conflict' })).toEqual({ does: 'redirect', goesTo: '/403' });
  expect(forbiddenRuleOf(failureFrom(404, {}))).toBeUndefined();
});
