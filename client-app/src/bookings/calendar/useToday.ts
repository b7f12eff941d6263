import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { useSyncExternalStore } from 'react';

function everyHalfMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 30_000);
  return () => clearInterval(timer);
}

const today = () => dayOf(serverNow());

/** Today at the venue, by the server's clock; changes at midnight. */
export const useToday = (): string => useSyncExternalStore(everyHalfMinute, today, today);
