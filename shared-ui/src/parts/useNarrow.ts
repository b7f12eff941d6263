import { useSyncExternalStore } from 'react';

/** Width under which the layout is the narrow one, in pixels. */
export const NARROW = 768;

const media = () => window.matchMedia(`(max-width: ${NARROW - 0.02}px)`);

function subscribe(changed: () => void): () => void {
  const query = media();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True on narrow screens, under 768 px. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => media().matches);
