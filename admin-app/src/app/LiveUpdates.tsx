import { bookingPushes } from '@venue/sdk/bookings';
import { useLiveRefresh, useLiveTopics } from '@venue/shared-ui/data/useLive.ts';

const topics = ['residents'] as const;

/** Keeps what is on screen fresh: follows what happens at the venue. */
export function LiveUpdates() {
  useLiveTopics(topics);
  useLiveRefresh(bookingPushes);
  return null;
}
