import { type ApiFailure, dialogAudience, forbiddenRuleOf, type Session } from '@venue/sdk';
import type { NavigateFunction } from 'react-router-dom';
import { inform } from '../parts/Confirm.tsx';
import { type Area, fullPath, goTo } from './area.ts';
import { withNext } from './next.ts';
import { type Reason, signsOut, withReason } from './reasons.ts';

interface Where {
  readonly area: Area;
  readonly session: Session;
  readonly navigate: NavigateFunction;
  /** The address at the time of the answer. */
  readonly at: () => { readonly pathname: string; readonly search: string };
  /** Why the session ended; reads that fail after the one that ended it know of none any more. */
  readonly lost: { current: Reason | null };
}

/** Does what the SDK says about a refusal with 403. */
export function onForbidden(failure: ApiFailure, { area, session, navigate, at, lost }: Where): void {
  const rule = forbiddenRuleOf(failure);
  if (!rule) return;
  const { pathname, search } = at();
  if (rule.does === 'dialog') {
    void inform(rule.title, rule.texts[dialogAudience(pathname, area !== '')]);
  } else if (rule.does === 'sign-in') {
    const wasIn = session.current();
    const type = wasIn?.role ?? session.accountType() ?? (area ? 'admin' : 'marketplace');
    const reason = failure.code === 'access_closed' ? 'closed' : 'ended';
    signsOut(reason, session.signOut);
    if (wasIn) lost.current = reason;
    const login = rule.goesTo[type];
    const path = fullPath(area, pathname);
    // Several reads fail one after another; the later ones must not drop the way back.
    if (path === login) return;
    const address = withNext(login, { path, search });
    goTo(area, lost.current ? withReason(address, lost.current) : address, navigate);
  } else {
    void navigate(rule.goesTo);
  }
}
