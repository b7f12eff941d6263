import { leftText, useSecondsLeft } from '@venue/shared-ui/parts/load/secondsLeft.ts';
import { useEffect, useEffectEvent } from 'react';

/** The countdown turns urgent when this many seconds are left. */
const HASTE_SECONDS = 120;

interface HoldCountdown {
  /** `07:41`, or `23 ч`. */
  readonly text: string;
  readonly ended: boolean;
  readonly urgent: boolean;
}

/**
 * The time left of an unpaid hold, by the server's clock; null if there is no hold. `onEnd` is called once, at the end.
 */
export function useHoldCountdown(until: string | null, onEnd?: () => void): HoldCountdown | null {
  const seconds = useSecondsLeft(until);
  const ended = until !== null && seconds === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  if (until === null) return null;
  return { text: leftText(seconds), ended, urgent: seconds <= HASTE_SECONDS };
}
