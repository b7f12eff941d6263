import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { atom, getDefaultStore, useSetAtom } from 'jotai';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { REPLIES } from './ssr/replies.ts';

/** Whether the first screen is complete with its data; everything else is loaded after that. */
export const standingAtom = atom(false);

const store = getDefaultStore();
const isStanding = () => store.get(standingAtom);
const follow = (changed: () => void) => store.sub(standingAtom, changed);

/** Whether it stands; not yet for a part that is being taken over, which looks as the server has drawn it. */
export const useStanding = (): boolean => useSyncExternalStore(follow, isStanding, () => false);

/** Resolves once the first screen stands. */
export const stands = (): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (!isStanding()) return;
      stop();
      resolve();
    };
    const stop = follow(look);
    look();
  });

/**
 * Code of a part that the server's page shows complete and that is only read or followed at first: it is fetched once
 * the first screen stands. `late(afterFirst(() => import('./Part.tsx')))`; on the server at once.
 */
export const afterFirst =
  <T,>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    typeof document === 'undefined' ? load() : stands().then(load);

/**
 * How a screen is fetched that is only read or followed at first: one from the server stands complete before its code
 * comes, and is taken over once the frame stands. Drawn in the browser, it is fetched like any other.
 */
export function readFirst(load: Screen['load']): Screen['load'] {
  const Body = late(() => (isFromServer() ? afterFirst(load)() : load()));
  const screen = {
    default: () => (
      <Suspense fallback={<PageSkeleton />}>
        <Body />
      </Suspense>
    ),
  };
  return async () => {
    // Somebody points at a link to it.
    if (isStanding()) await load();
    return screen;
  };
}

/** Whether the server has drawn this page, and the app takes it over. */
const isFromServer = () => typeof document !== 'undefined' && document.getElementById(REPLIES) !== null;

/** Rendered beside a screen's content, within its boundary; reports when nothing is loading any more. */
export function FirstScreen() {
  const queries = useQueryClient();
  const setStanding = useSetAtom(standingAtom);
  const fetching = useIsFetching();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever a read begins or ends
  useEffect(() => {
    // The screen's own reads begin with its first effects, before this one and after what was counted above.
    if (queries.isFetching() > 0) return;
    const stand = () => setStanding(true);
    const frame = requestAnimationFrame(stand);
    // A tab in the background paints no frames.
    const timer = setTimeout(stand, 1000);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [fetching, queries, setStanding]);
  return null;
}
