import { addDays, dayOf, hourOf, momentOf } from '@venue/sdk';

const [MORNING, EVENING] = [8, 22];

/** Whether it is too late or too early at the venue to write to anybody. */
const isNight = (at: Date): boolean => hourOf(at) < MORNING || hourOf(at) >= EVENING;

/** When somebody may be written to without being woken: now, or in the morning. */
export function afterTheNight(now: Date): Date {
  if (!isNight(now)) return now;
  return momentOf(hourOf(now) < MORNING ? dayOf(now) : addDays(dayOf(now), 1), MORNING);
}

/**
 * From when guests are written to about a change of what is on these days: at night only if one of them is today or
 * tomorrow, because they might set out in vain.
 */
export const writtenFrom = (days: readonly string[], now: Date): Date =>
  days.some(day => day <= addDays(dayOf(now), 1)) ? now : afterTheNight(now);
