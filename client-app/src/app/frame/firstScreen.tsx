import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { atom, getDefaultStore, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { REPLIES } from '../ssr/replies.ts';

/** Whether the first screen is complete with its data; everything else is loaded after that. */
export const standingAtom = atom(false);

const store = getDefaultStore();
const isStanding = () => store.get(standingAtom);
const follow = (changed: () => void) => store.sub(standingAtom, changed);

/** Whether the first screen is complete. False while hydrating, so that the part matches the server's markup. */
export const useStanding = (): boolean => useSyncExternalStore(follow, isStanding, () => false);

/** Resolves once the first screen is complete. */
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

/** Whether the server has rendered this page and the app hydrates it. */
const isFromServer = () => typeof document !== 'undefined' && document.getElementById(REPLIES) !== null;

/**
 * Delays the code of a part that is only read or followed at first. If the server has rendered the part, its code is
 * loaded once the first screen is complete; otherwise at once. Used as `late(afterFirst(() => import('./Part.tsx')))`.
 */
export const afterFirst =
  <T,>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    isFromServer() ? stands().then(load) : load();

/**
 * The loader of a screen that is only read or followed at first. If the server has rendered it, its code is loaded and
 * hydrated after the first screen is complete. In the browser it is loaded like any other.
 */
export function readFirst(load: Screen['load']): Screen['load'] {
  const Body = late(afterFirst(load));
  const screen = {
    default: () => (
      <Part fallback={<PageSkeleton />}>
        <Body />
      </Part>
    ),
  };
  return async () => {
    // Preloading, when the user points at a link to it.
    if (isStanding()) await load();
    return screen;
  };
}

/** Rendered beside a screen's content, within its boundary; reports when nothing is loading any more. */
export function FirstScreen() {
  const queries = useQueryClient();
  const setStanding = useSetAtom(standingAtom);
  const fetching = useIsFetching();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever a read begins or ends
  useEffect(() => {
    // The screen's own requests start in its effects, which run before this one but after `fetching` was read.
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
