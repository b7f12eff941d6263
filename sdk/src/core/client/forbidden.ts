import type { ApiFailure } from './errors.ts';
import { ownTexts } from './failures.own.ts';
import type { FailureCode } from './failures.ts';
import { loginPages } from './loginPages.ts';

/** What a program does about HTTP 403. */
export type ForbiddenRule =
  | {
      readonly does: 'dialog';
      readonly title: string;
      readonly texts: { readonly customer: string; readonly staff: string; readonly investor: string };
    }
  | { readonly does: 'sign-in'; readonly clears: readonly ['token']; readonly goesTo: typeof loginPages }
  | { readonly does: 'redirect'; readonly goesTo: '/403' };

const signIn = { does: 'sign-in', clears: ['token'], goesTo: loginPages } as const;

/** The rules of the specification's section 6 for HTTP 403, by failure. */
export const forbiddenRules = {
  profile_denied: {
    does: 'dialog',
    title: ownTexts.forbidden,
    texts: {
      customer: ownTexts.profile_denied,
      staff: 'У вас нет прав для просмотра или выполнения этого действия',
      investor: 'Профиль не активирован в качестве инвестора',
    },
  },
  token_expired: signIn,
  access_denied: signIn,
  access_closed: signIn,
  forbidden: { does: 'redirect', goesTo: '/403' },
} as const satisfies Partial<Record<FailureCode, ForbiddenRule>>;

/** The rule for a failure; undefined when it is not a 403. Any 403 without a rule of its own goes to /403. */
export function forbiddenRuleOf({ status, code }: Pick<ApiFailure, 'status' | 'code'>): ForbiddenRule | undefined {
  if (status !== 403) return undefined;
  const rules: Partial<Record<FailureCode, ForbiddenRule>> = forbiddenRules;
  return rules[code] ?? forbiddenRules.forbidden;
}

/** Pages of investor projects, where a denied profile means that it was not activated as an investor's. */
const investorPages = /\/investor-projects?(\/|$)/;

/** Which text of a dialog a page shows; `staff` says whether it belongs to the back office, `path` is its address. */
export const dialogAudience = (path: string, staff: boolean): 'customer' | 'staff' | 'investor' =>
  investorPages.test(path) ? 'investor' : staff ? 'staff' : 'customer';
