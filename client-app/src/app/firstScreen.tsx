import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Whether the first screen stands with its data: whatever else the app carries is fetched after that. */
export const standingAtom = atom(false);

/** Stands beside a screen's body, within its boundary, and tells when nothing of it is on its way any more. */
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
