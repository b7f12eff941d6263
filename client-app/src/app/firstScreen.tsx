import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Whether the first screen is complete with its data; everything else is loaded after that. */
export const standingAtom = atom(false);

/** Rendered beside a screen's content, within its boundary; reports when nothing is loading any more. */
export function FirstScreen() {
  const queries = useQueryClient();
  const setStanding = useSetAtom(standingAtom);
  const fetching = useIsFetching();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever a read begins or ends
  useEffect(() => {
    // The screen's own reads begin with its first effects, before this one and after what was counted above.
    if (queries.isFetching() > 0) return;
    const frame = requestAnimationFrame(() => setStanding(true));
    return () => cancelAnimationFrame(frame);
  }, [fetching, queries, setStanding]);
  return null;
}
