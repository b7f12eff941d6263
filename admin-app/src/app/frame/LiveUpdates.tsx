import { useQueryClient } from '@tanstack/react-query';
import { recordsChanged } from '@venue/sdk';
import { applicationPushes } from '@venue/sdk/applications/admin';
import { bookingPushes } from '@venue/sdk/bookings';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { useLiveRefresh, useLiveTopics, usePush } from '@venue/shared-ui/data/useLive.ts';
import { gathered } from './gathered.ts';

const topics = ['residents', 'staff'] as const;
const pushes = [...bookingPushes, ...applicationPushes].map(push => ({
  ...push,
  changes: [...push.changes, ...gathered],
}));

/** Keeps what is on screen fresh: follows what happens at the venue, what comes to staff and what colleagues change. */
export function LiveUpdates() {
  const queries = useQueryClient();
  useLiveTopics(topics);
  useLiveRefresh(pushes);
  usePush(recordsChanged, ({ tags }) => void refresh(queries, [...tags, ...gathered]));
  return null;
}
