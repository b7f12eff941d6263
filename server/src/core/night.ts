import { addDays, dayOf, hourOf, momentOf } from '@venue/sdk';

const [MORNING, EVENING] = [8, 22];
const HOUR_MS = 3_600_000;

/** Whether it is too late or too early at the venue to write to anybody. */
export const isNight = (at: Date): boolean => hourOf(at) < MORNING || hourOf(at) >= EVENING;

/** When somebody may be written to without being woken: now, or in the morning. */
export function afterTheNight(now: Date): Date {
  if (!isNight(now)) return now;
  return momentOf(hourOf(now) < MORNING ? dayOf(now) : addDays(dayOf(now), 1), MORNING);
}

/**
 * Up to which moment things are reminded of now, if that is done so many hours ahead; undefined at night. In the last
 * hour of the evening this includes what begins before anybody could be reminded of it in the morning.
 */
export function remindedUntil(now: Date, hours: number): Date | undefined {
  // guard: server/src/areas/notices/notices.reminders.test.ts
  if (isNight(now)) return undefined;
  const usual = new Date(now.getTime() + hours * HOUR_MS);
  if (hourOf(now) < EVENING - 1) return usual;
  const tomorrow = momentOf(addDays(dayOf(now), 1), MORNING + 1);
  return usual > tomorrow ? usual : tomorrow;
}

/**
 * From when guests are written to about a change of what is on these days: at night only if one of them is today or
 * tomorrow, because they might set out in vain.
 */
export const writtenFrom = (days: readonly string[], now: Date): Date =>
  days.some(day => day <= addDays(dayOf(now), 1)) ? now : afterTheNight(now);
