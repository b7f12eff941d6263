import { addDays, momentOf } from '@venue/sdk';

const HOUR_MS = 3_600_000;

/**
 * When to read the books of a day again: hourly during the day, then twice more, because refunds that began on it may
 * be decided days later. Null once they are final.
 */
export function nextReading(day: string, now: Date): Date | null {
  const end = momentOf(addDays(day, 1), 0).getTime();
  if (now.getTime() < end) return new Date(Math.min(now.getTime() + HOUR_MS, end + HOUR_MS / 12));
  const more = [end + 6 * HOUR_MS, end + 72 * HOUR_MS].find(at => at > now.getTime());
  return more === undefined ? null : new Date(more);
}
