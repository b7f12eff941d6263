import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, useCurrent } from '../data/ApiProvider.tsx';
import { type Area, fullPath, goTo } from './area.ts';
import { decide } from './guard.ts';
import { nextFrom, withNext } from './next.ts';
import { lossOf, withReason } from './reasons.ts';

interface Props {
  area: Area;
  /**
   * Shown instead of the table's target to a person who is signed in and opens a login page without a page to return
   * to.
   */
  landing?: ReactNode;
  children: ReactNode;
}

/**
 * Shows the page or redirects, by the guard's table: on every navigation and whenever the session changes, in
 * any tab. A visitor redirected to a login comes back to the requested page after signing in.
 */
export function Guarded({ area, landing, children }: Props) {
  const { session } = useApi();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const loggedIn = useCurrent()?.role ?? null;
  const [wasIn, setWasIn] = useState(loggedIn);
  const path = fullPath(area, pathname);
  // An invitation link, with its token after the #, takes precedence over any session.
  const invited = path === '/admin/login' && hash !== '';
  const goesTo = invited ? 'stay' : decide({ path, loggedIn, accountType: session.accountType() });
  if (wasIn !== loggedIn && (loggedIn !== null || goesTo === 'stay')) setWasIn(loggedIn);
  const here = { path, search };
  const next = loggedIn ? nextFrom(area, here) : null;
  const lands = landing !== undefined && loggedIn !== null && goesTo !== 'stay' && next === null;
  const address = goesTo === 'stay' || lands ? null : loggedIn ? (next ?? goesTo) : toLogin(wasIn !== null);

  function toLogin(lost: boolean): string {
    const login = withNext(goesTo, here);
    // If the tokens are still stored, no other tab has signed out: the session has expired.
    const loss = lossOf() === 'elsewhere' && session.read('token') !== null ? 'ended' : lossOf();
    if (lost) return loss === 'own' ? login : withReason(login, loss);
    // A customers' page redirects to the staff login only if staff opened it; the reason explains that.
    return area === '' && goesTo === '/admin/login' ? withReason(login, 'customers') : login;
  }
  useEffect(() => {
    if (address !== null) goTo(area, address, navigate);
  }, [area, address, navigate]);
  if (lands) return landing;
  return address === null ? children : null;
}
