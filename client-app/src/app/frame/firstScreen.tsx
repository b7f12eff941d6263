import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { atom, getDefaultStore, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { REPLIES } from '../ssr/replies.ts';

/** Whether the first screen is complete with its data; everything else is loaded after that. */
export const firstScreenReadyAtom = atom(false);

const store = getDefaultStore();
const isFirstScreenReady = () => store.get(firstScreenReadyAtom);
const follow = (changed: () => void) => store.sub(firstScreenReadyAtom, changed);

/** Whether the first screen is complete. False while hydrating, so that the part matches the server's markup. */
export const useFirstScreenReady = (): boolean => useSyncExternalStore(follow, isFirstScreenReady, () => false);

// A link pressed early replaces a first screen that then never reports itself, while the frame around it waits for that
// report: whoever acts gets everything at once.
if (typeof window !== 'undefined')
  for (const act of ['click', 'keydown', 'popstate'])
    window.addEventListener(act, () => store.set(firstScreenReadyAtom, true), { capture: true });

/** Resolves once the first screen is complete, or somebody acts on it. */
export const firstScreenReady = (): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (!isFirstScreenReady()) return;
      stop();
      resolve();
    };
    const stop = follow(look);
    look();
  });

/** Whether the server has rendered this page and the app hydrates it. */
const isFromServer = () => typeof document !== 'undefined' && document.getElementById(REPLIES) !== null;

/**
 * Delays the code of a part that has no controls at first. If the server rendered the part, its code is loaded after
 * the first screen is complete; otherwise at once. Used as `lazyWithRetry(afterHydration(() => import('./Part.tsx')))`.
 */
export const afterHydration =
  <T,>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    isFromServer() ? firstScreenReady().then(load) : load();

/**
 * The loader of a screen that has no controls at first. If the server has rendered it, its code is loaded and
 * hydrated after the first screen is complete. In the browser it is loaded like any other.
 */
export function deferHydration(load: Screen['load']): Screen['load'] {
  const Body = lazyWithRetry(afterHydration(load));
  const screen = {
    default: () => (
      <Part fallback={<PageSkeleton />}>
        <Body />
      </Part>
    ),
  };
  return async () => {
    // Preloading, when the user points at a link to it.
    if (isFirstScreenReady()) await load();
    return screen;
  };
}

/** Rendered beside a screen's content, within its boundary; reports when nothing is loading any more. */
export function FirstScreen() {
  const queries = useQueryClient();
  const setReady = useSetAtom(firstScreenReadyAtom);
  const fetching = useIsFetching();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever a read begins or ends
  useEffect(() => {
    // The screen's own requests start in its effects, which run before this one but after `fetching` was read.
    if (queries.isFetching() > 0) return;
    const stand = () => setReady(true);
    const frame = requestAnimationFrame(stand);
    // A tab in the background paints no frames.
    const timer = setTimeout(stand, 1000);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [fetching, queries, setReady]);
  return null;
}
