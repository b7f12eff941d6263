import { useContext } from 'react';
import { UNSAFE_NavigationContext as Navigation } from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The address at the moment of the call. `useLocation` says what is drawn: a navigation that has just begun is not yet,
 * and one that builds on the old address would take it back.
 */
export function useAddressNow(): () => Address {
  const { navigator, basename } = useContext(Navigation);
  return () => {
    const { pathname, search } = (navigator as unknown as { readonly location: Address }).location;
    const below = basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname;
    return { pathname: below || '/', search };
  };
}
