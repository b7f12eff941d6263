import { homeFor } from '../../sections.ts';
import { useMay, useWho } from './useWho.ts';

/** Where this person's work begins. Until their rights are known it is the root, which waits for them and leads on. */
export function useHome(): string {
  const { asking } = useWho();
  const home = homeFor(useMay());
  return asking ? '/' : home;
}
