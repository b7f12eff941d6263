import { useSecondsUntil } from '../../data/serverClock.ts';

export const HOUR_SECONDS = 3600;

/** Seconds until a moment by the server's clock, never below 0; 0 too when there is no moment. */
export const useSecondsLeft = (until: string | number | null): number =>
  useSecondsUntil(until === null ? null : new Date(until).getTime());

/** Minutes and seconds as two digits each. */
export function minutesSeconds(seconds: number): { mm: string; ss: string } {
  const two = (value: number) => String(value).padStart(2, '0');
  return { mm: two(Math.floor(seconds / 60)), ss: two(seconds % 60) };
}

/** The time left as visible text: `07:41`, or `23 ч` if it is an hour or more. */
export function leftText(seconds: number): string {
  const { mm, ss } = minutesSeconds(seconds);
  return seconds < HOUR_SECONDS ? `${mm}:${ss}` : `${Math.floor(seconds / HOUR_SECONDS)}\u00a0ч`;
}
