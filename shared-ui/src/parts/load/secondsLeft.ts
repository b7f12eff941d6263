import { plural } from '@venue/sdk';
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

/** The time left as visible text: `07:41`, `23 ч` from an hour, `4 дня 7 ч` from two days. */
export function leftText(seconds: number): string {
  const { mm, ss } = minutesSeconds(seconds);
  if (seconds < HOUR_SECONDS) return `${mm}:${ss}`;
  const hours = Math.floor(seconds / HOUR_SECONDS);
  if (hours < 48) return `${hours}\u00a0ч`;
  const days = plural(Math.floor(hours / 24), 'день', 'дня', 'дней');
  return hours % 24 === 0 ? days : `${days} ${hours % 24}\u00a0ч`;
}
