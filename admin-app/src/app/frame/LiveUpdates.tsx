import { useQueryClient } from '@tanstack/react-query';
import { type Push, recordsChanged } from '@venue/sdk';
import { liveAtom } from '@venue/shared-ui/data/ApiProvider.tsx';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useLiveRefresh, useLiveTopics, usePush } from '@venue/shared-ui/data/useLive.ts';
import { useAtomValue } from 'jotai';
import { lazy, useEffect } from 'react';
import { sectionPushes } from './offers.ts';
import { sharedTags } from './sharedTags.ts';
import { useRightsNote } from './useRightsNote.ts';

const topics = ['residents', 'staff'] as const;

function Follow({ pushes }: { pushes: readonly Push[] }) {
  const queries = useQueryClient();
  useLiveTopics(topics);
  useLiveRefresh(pushes);
  const live = useAtomValue(liveAtom);
  // A refused topic means that the user's access was revoked; reloading the session shows the reason.
  useEffect(() => live?.onRefused(() => void refresh(queries, ['session'])), [live, queries]);
  useRightsNote();
  usePush(recordsChanged, ({ tags }) => void refresh(queries, [...tags, ...sharedTags]));
  return null;
}

/**
 * Keeps the screen up to date: subscribes to changes at the venue, new records for staff and edits of colleagues. It
 * starts once the sections' messages are loaded, so that none is missed; if that fails, it starts without them.
 */
export const LiveUpdates = lazy(async () => {
  const pushes = await sectionPushes().catch(() => []);
  const all = pushes.map(push => ({ ...push, changes: [...push.changes, ...sharedTags] }));
  return { default: () => <Follow pushes={all} /> };
});
