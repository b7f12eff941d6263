import { useContext } from 'react';
import { UNSAFE_NavigationContext as Navigation } from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The address at the time of the call. `useLocation` returns the rendered address, which lags behind a navigation that
 * has just begun; another navigation built on the old address would undo it.
 */
export function useAddressNow(): () => Address {
  const { navigator, basename } = useContext(Navigation);
  return () => {
    const { pathname, search } = (navigator as typeof navigator & { readonly location: Address }).location;
    const below = basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname;
    return { pathname: below || '/', search };
  };
}
