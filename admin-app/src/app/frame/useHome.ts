import { homeFor } from '../../sections.ts';
import { useMay, useWho } from './useWho.ts';

/** The user's home page. Until the permissions are loaded it is `/`, which waits for them and redirects. */
export function useHome(): string {
  const { asking } = useWho();
  const home = homeFor(useMay());
  return asking ? '/' : home;
}
