import { bookingPushes } from '@venue/sdk/bookings';
import { useLiveRefresh, useLiveTopics } from '@venue/shared-ui/data/useLive.ts';
import { useMe } from './useMe.ts';

/** Keeps what is on screen fresh: follows the venue's topic and the person's own. */
export default function LiveUpdates() {
  const me = useMe();
  useLiveTopics(me ? ['residents', `info/${me.userId}`] : ['residents']);
  useLiveRefresh(bookingPushes);
  return null;
}
