import { useQueryClient } from '@tanstack/react-query';
import { type Push, recordsChanged } from '@venue/sdk';
import { liveAtom } from '@venue/shared-ui/data/ApiProvider.tsx';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useLiveRefresh, useLiveTopics, usePush } from '@venue/shared-ui/data/useLive.ts';
import { useAtomValue } from 'jotai';
import { lazy, useEffect } from 'react';
import { gathered } from './gathered.ts';
import { sectionPushes } from './offers.ts';
import { useRightsNote } from './useRightsNote.ts';

const topics = ['residents', 'staff'] as const;

function Follow({ pushes }: { pushes: readonly Push[] }) {
  const queries = useQueryClient();
  useLiveTopics(topics);
  useLiveRefresh(pushes);
  const live = useAtomValue(liveAtom);
  // The server refused the topic, so this person's access was closed: reading the session says why.
  useEffect(() => live?.onRefused(() => void refresh(queries, ['session'])), [live, queries]);
  useRightsNote();
  usePush(recordsChanged, ({ tags }) => void refresh(queries, [...tags, ...gathered]));
  return null;
}

/**
 * Keeps what is on screen fresh: follows what happens at the venue, what comes to staff and what colleagues change. It
 * follows once the sections' messages are known, so that none is missed; if they cannot be fetched, it does without.
 */
export const LiveUpdates = lazy(async () => {
  const pushes = await sectionPushes().catch(() => []);
  const all = pushes.map(push => ({ ...push, changes: [...push.changes, ...gathered] }));
  return { default: () => <Follow pushes={all} /> };
});
