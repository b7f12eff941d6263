import { useCallback, useSyncExternalStore } from 'react';

/** Width under which the layout is the narrow one, in pixels. */
export const NARROW = 768;

const media = (width: number) => window.matchMedia(`(max-width: ${width - 0.02}px)`);

/** True on narrow screens, under 768 px; or under another width, for content that needs more room. */
export function useNarrow(width = NARROW): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = media(width);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [width],
  );
  return useSyncExternalStore(
    subscribe,
    () => media(width).matches,
    () => false,
  );
}
