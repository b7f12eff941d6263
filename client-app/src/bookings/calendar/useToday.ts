import { dayOf } from '@venue/sdk';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useSyncExternalStore } from 'react';

function everyHalfMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 30_000);
  return () => clearInterval(timer);
}

/** Today at the venue, by the server's clock; changes at midnight. */
export const useToday = (): string => useSyncExternalStore(everyHalfMinute, () => dayOf(serverNow()));
