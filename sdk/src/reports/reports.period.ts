import { addDays } from '../core/format/format.ts';
import { defineEnum } from '../core/schema/enums.ts';

/** The days of a report, by name: a saved view or a letter means other days each time. */
export const reportPeriod = defineEnum({
  week: { id: 'week', label: 'Эта неделя' },
  lastWeek: { id: 'lastWeek', label: 'Прошлая неделя' },
  month: { id: 'month', label: 'Этот месяц' },
  lastMonth: { id: 'lastMonth', label: 'Прошлый месяц' },
  year: { id: 'year', label: 'Этот год' },
  lastYear: { id: 'lastYear', label: 'Прошлый год' },
  own: { id: 'own', label: 'Свой период' },
});
export type ReportPeriodId = (typeof reportPeriod.ids)[number];

/** What a report is compared with. */
export const reportComparison = defineEnum({
  before: { id: 'before', label: 'С\u00a0предыдущим периодом' },
  yearBefore: { id: 'yearBefore', label: 'С\u00a0прошлым годом' },
  none: { id: 'none', label: 'Без сравнения' },
});
export type ReportComparisonId = (typeof reportComparison.ids)[number];

/** The longest period of a report, in days. */
export const MOST_REPORT_DAYS = 366;

/** Days of the venue, first and last included. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayText = (at: Date): string => at.toISOString().slice(0, 10);

function mondayOf(day: string): string {
  return addDays(day, 1 - (utc(day).getUTCDay() || 7));
}

/** The first day of the month that is so many months away. */
function monthStart(day: string, months: number): string {
  const at = utc(`${day.slice(0, 7)}-01`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return dayText(at);
}

const weekAt = (monday: string): ReportDays => ({ from: monday, to: addDays(monday, 6) });
const monthAt = (first: string): ReportDays => ({ from: first, to: addDays(monthStart(first, 1), -1) });
const yearAt = (year: number): ReportDays => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The days that a period means today; an own period without days is the present month. */
export function reportDays(
  period: ReportPeriodId,
  today: string,
  own: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): ReportDays {
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'week':
      return weekAt(mondayOf(today));
    case 'lastWeek':
      return weekAt(addDays(mondayOf(today), -7));
    case 'month':
      return monthAt(monthStart(today, 0));
    case 'lastMonth':
      return monthAt(monthStart(today, -1));
    case 'year':
      return yearAt(year);
    case 'lastYear':
      return yearAt(year - 1);
    case 'own': {
      const { from = monthStart(own.to ?? today, 0), to = own.from ?? today } = own;
      return from <= to ? { from, to } : { from, to: from };
    }
  }
}

/** The same day of another year; 29 February becomes the 28th. */
function yearsAway(day: string, years: number): string {
  const year = `${Number(day.slice(0, 4)) + years}`;
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

/**
 * The days that a period is compared with: the month before a whole month, the year before a whole year, otherwise as
 * many days that end where it begins; or the same days a year ago. Null without a comparison.
 */
export function comparedDays(days: ReportDays, comparison: ReportComparisonId): ReportDays | null {
  if (comparison === 'none') return null;
  const { from, to } = days;
  if (comparison === 'yearBefore') {
    const before = { from: yearsAway(from, -1), to: yearsAway(to, -1) };
    // A whole February stays whole.
    const month = monthAt(monthStart(from, 0));
    return month.from === from && month.to === to ? monthAt(before.from) : before;
  }
  const month = monthAt(monthStart(from, 0));
  if (month.from === from && month.to === to) return monthAt(monthStart(from, -1));
  const year = yearAt(Number(from.slice(0, 4)));
  if (year.from === from && year.to === to) return yearAt(Number(from.slice(0, 4)) - 1);
  const count = Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000) + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}
