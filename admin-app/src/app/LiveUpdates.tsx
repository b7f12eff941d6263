import { applicationPushes } from '@venue/sdk/applications/admin';
import { bookingPushes } from '@venue/sdk/bookings';
import { useLiveRefresh, useLiveTopics } from '@venue/shared-ui/data/useLive.ts';

const topics = ['residents', 'staff'] as const;
const pushes = [...bookingPushes, ...applicationPushes];

/** Keeps what is on screen fresh: follows what happens at the venue, and what comes to staff. */
export function LiveUpdates() {
  useLiveTopics(topics);
  useLiveRefresh(pushes);
  return null;
}
