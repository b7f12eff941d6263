import { formatDay, formatDayNumber, formatWeekday } from '@venue/shared-ui/dates/format.ts';

interface DayName {
  /** «пт, 27 ноября». */
  readonly label: string;
  readonly weekday: string;
  readonly number: string;
}

const names = new Map<string, DayName>();
const MOST = 400;

/** How a day is written. A month of them takes as long as drawing its board, so the names of former days are kept. */
export function dayName(day: string): DayName {
  const known = names.get(day);
  if (known) return known;
  if (names.size >= MOST) names.clear();
  const name = { label: formatDay(day), weekday: formatWeekday(day), number: formatDayNumber(day) };
  names.set(day, name);
  return name;
}
