import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, useCurrent } from '../data/ApiProvider.tsx';
import { type Area, fullPath, goTo } from './area.ts';
import { decide } from './guard.ts';
import { nextFrom, withNext } from './next.ts';

interface Props {
  area: Area;
  children: ReactNode;
}

/**
 * Shows the page or redirects, by the guard's table: on every navigation and whenever the session changes, in
 * any tab. A visitor redirected to a login comes back to the requested page after signing in.
 */
export function Guarded({ area, children }: Props) {
  const { session } = useApi();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loggedIn = useCurrent()?.role ?? null;
  const path = fullPath(area, pathname);
  const goesTo = decide({ path, loggedIn, accountType: session.accountType() });
  const here = { path, search };
  const address = goesTo === 'stay' ? null : loggedIn ? (nextFrom(area, here) ?? goesTo) : withNext(goesTo, here);
  useEffect(() => {
    if (address !== null) goTo(area, address, navigate);
  }, [area, address, navigate]);
  return address === null ? children : null;
}
