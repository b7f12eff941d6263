import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { Day, Instant } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { messages } from '../core/schema/rules.ts';
import { isHoliday } from './rooms.holidays.ts';

/** More than any decree has moved. */
const MOST_MOVED = 40;

/** The days of a year that a decree of the government moves: weekends that work, and weekdays off. */
export const WorkYear = z.object({
  year: z.int(),
  movedDays: z.array(Day),
  /** Null while nobody has entered the days of this year. */
  savedAt: z.nullable(Instant),
  /** Sent back with an update; a stale one is refused. 0 while nobody has entered the days. */
  version: z.int(),
});
export type WorkYear = z.output<typeof WorkYear>;

interface Entered {
  readonly year: number;
  readonly movedDays: readonly string[];
}

/** What is wrong with a moved day; null if nothing is. */
export function faultOfMovedDay(day: string, { year, movedDays }: Entered, place = movedDays.length): string | null {
  if (Number(day.slice(0, 4)) !== year) return `Нужен день ${year}\u00a0года`;
  if (isHoliday(day)) return 'Это нерабочий праздничный день, он учтён и\u00a0так';
  return movedDays.slice(0, place).includes(day) ? 'Этот день уже есть в\u00a0списке' : null;
}

/** What staff enter for a year; none of its days is a public holiday, and each is named once. */
export const WorkYearFields = checked(
  z.object({
    year: checked(z.int(), z.minimum(2000, messages.date), z.maximum(2100, messages.date)),
    movedDays: checked(z.array(InputDay), z.maxLength(MOST_MOVED)),
  }),
  ({ value, issues }: z.core.ParsePayload<Entered>) => {
    for (const [place, day] of value.movedDays.entries()) {
      const message = faultOfMovedDay(day, value, place);
      if (message) issues.push({ code: 'custom', input: value, path: ['movedDays', place], message });
    }
  },
);
