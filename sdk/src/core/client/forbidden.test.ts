import { expect, test } from 'vitest';
import { failureFrom } from './errors.ts';
import { dialogAudience, forbiddenRuleOf, forbiddenRules } from './forbidden.ts';
import { loginPages } from './loginPages.ts';

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

test('each rule says as data what to clear, where to go, which dialog to show', () => {
  expect(forbiddenRules).toEqual({
    profile_denied: {
      does: 'dialog',
      title: 'Доступ запрещён',
      texts: {
        customer: 'У вас нет прав для просмотра',
        staff: 'У вас нет прав для просмотра или выполнения этого действия',
        investor: 'Профиль не активирован в качестве инвестора',
      },
    },
    token_expired: { does: 'sign-in', clears: ['token'], goesTo: loginPages },
    access_denied: { does: 'sign-in', clears: ['token'], goesTo: loginPages },
    access_closed: { does: 'sign-in', clears: ['token'], goesTo: loginPages },
    forbidden: { does: 'redirect', goesTo: '/403' },
  });
  expect(loginPages).toEqual({
    marketplace: '/marketplace/login',
    landing: '/marketplace/login',
    admin: '/admin/login',
  });
});

test.each([
  ['/account/events', false, 'customer'],
  ['/users/3', true, 'staff'],
  ['/investor-projects', false, 'investor'],
  ['/investor-project/7', true, 'investor'],
  ['/investor-projections', false, 'customer'],
] as const)('on %s (back office: %s) the dialog speaks to the %s', (path, staff, audience) => {
  expect(dialogAudience(path, staff)).toBe(audience);
});
