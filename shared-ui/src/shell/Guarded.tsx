import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, useCurrent } from '../data/ApiProvider.tsx';
import { type Area, fullPath, goTo } from './area.ts';
import { decide } from './guard.ts';
import { nextFrom, withNext } from './next.ts';

interface Props {
  area: Area;
  /** Leads on whoever is signed in and came to a login for no page in particular, in place of the table. */
  landing?: ReactNode;
  children: ReactNode;
}

/**
 * Shows the page or redirects, by the guard's table: on every navigation and whenever the session changes, in
 * any tab. A visitor redirected to a login comes back to the requested page after signing in.
 */
export function Guarded({ area, landing, children }: Props) {
  const { session } = useApi();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loggedIn = useCurrent()?.role ?? null;
  const path = fullPath(area, pathname);
  const goesTo = decide({ path, loggedIn, accountType: session.accountType() });
  const here = { path, search };
  const next = loggedIn ? nextFrom(area, here) : null;
  const lands = landing !== undefined && loggedIn !== null && goesTo !== 'stay' && next === null;
  const address = goesTo === 'stay' || lands ? null : loggedIn ? (next ?? goesTo) : withNext(goesTo, here);
  useEffect(() => {
    if (address !== null) goTo(area, address, navigate);
  }, [area, address, navigate]);
  if (lands) return landing;
  return address === null ? children : null;
}
