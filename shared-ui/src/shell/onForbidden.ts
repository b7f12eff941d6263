import { type ApiFailure, dialogAudience, forbiddenRuleOf, type Session } from '@venue/sdk';
import type { NavigateFunction } from 'react-router-dom';
import { inform } from '../parts/message/Confirm.tsx';
import { type Area, fullPath, goTo } from './area.ts';
import { withNext } from './next.ts';
import { type Reason, signsOut, withReason } from './reasons.ts';

interface Where {
  readonly area: Area;
  readonly session: Session;
  readonly navigate: NavigateFunction;
  /** The address at the time of the reply. */
  readonly at: () => { readonly pathname: string; readonly search: string };
  /** Why the session ended; kept for reads that fail later, when there is no session any more. */
  readonly lost: { current: Reason | null };
}

/**
 * Milliseconds before a refused session counts as over: another tab that signs out ends it on the server first, and its
 * change of the storage comes here a moment later.
 */
export const GRACE = 300;

/** Applies the SDK's rule for a 403. */
export async function onForbidden(failure: ApiFailure, { area, session, navigate, at, lost }: Where): Promise<void> {
  const rule = forbiddenRuleOf(failure);
  if (!rule) return;
  if (rule.does === 'dialog') {
    const { pathname } = at();
    void inform(rule.title, rule.texts[dialogAudience(pathname, area !== '')]);
  } else if (rule.does === 'sign-in') {
    const wasIn = session.current();
    if (wasIn) {
      await new Promise(resolve => setTimeout(resolve, GRACE));
      // Signed out, or signed in again, in another tab: the guard has acted on it.
      // guard: onForbidden.test.ts
      if (session.current()?.access !== wasIn.access) return;
    }
    const { pathname, search } = at();
    const type = wasIn?.role ?? session.accountType() ?? (area ? 'admin' : 'marketplace');
    const reason = failure.code === 'access_closed' ? 'closed' : 'ended';
    signsOut(reason, session.signOut);
    if (wasIn) lost.current = reason;
    const login = rule.goesTo[type];
    const path = fullPath(area, pathname);
    // Several reads may fail one after another; the later ones must not drop the page to return to.
    if (path === login) return;
    const address = withNext(login, { path, search });
    goTo(area, lost.current ? withReason(address, lost.current) : address, navigate);
  } else {
    void navigate(rule.goesTo);
  }
}
