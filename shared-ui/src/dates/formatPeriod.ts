import { formatDayAndMonth, formatDays } from './format.ts';

/** `16–17 мая 2026`, `16 мая 2026` for one day, `30 декабря 2025 – 2 января 2026`: from one day to another. */
export function formatPeriod(first: string, last: string): string {
  const year = (day: string) => `\u00a0${day.slice(0, 4)}`;
  if (first === last) return formatDayAndMonth(first) + year(first);
  return first.slice(0, 4) === last.slice(0, 4)
    ? formatDays([first, last]) + year(last)
    : `${formatDayAndMonth(first)}${year(first)}\u00a0– ${formatDayAndMonth(last)}${year(last)}`;
}
