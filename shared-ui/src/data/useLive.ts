import { useQueryClient } from '@tanstack/react-query';
import type { FollowedTopic, LiveStatus, Push, PushData } from '@venue/sdk';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { liveAtom } from './ApiProvider.tsx';
import { refresh } from './queries.ts';

/**
 * Refreshes the reads that each push changes; after a gap in the channel, all reads. Use once per app, with a constant
 * list.
 */
export function useLiveRefresh(pushes: readonly Push[]): void {
  const live = useAtomValue(liveAtom);
  const queries = useQueryClient();
  useEffect(() => {
    if (!live) return;
    const stops = pushes.map(push => live.on(push, () => void refresh(queries, push.changes)));
    stops.push(live.onResumed(() => void queries.invalidateQueries()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queries, pushes]);
}

/** Follows these topics of the live channel. Use once per app: a new list replaces the last one. */
export function useLiveTopics(topics: readonly FollowedTopic[]): void {
  const live = useAtomValue(liveAtom);
  useEffect(() => live?.follow(topics), [live, topics]);
}

/** Listens to one kind of message while the component is mounted. */
export function usePush<P extends Push>(push: P, listener: (data: PushData<P>) => void): void {
  const live = useAtomValue(liveAtom);
  const latest = useEffectEvent(listener);
  useEffect(() => live?.on(push, data => latest(data)), [live, push]);
}

/** Whether live updates arrive: `connecting` until the first answer, then `open` or `offline`. */
export function useLiveStatus(): LiveStatus {
  const live = useAtomValue(liveAtom);
  const subscribe = useCallback((changed: () => void) => live?.onStatus(changed) ?? (() => undefined), [live]);
  return useSyncExternalStore(
    subscribe,
    () => live?.status() ?? 'connecting',
    () => 'connecting',
  );
}
