import { formatDate, formatDay, formatTime, plural } from './format.ts';

const HOUR = 3_600_000;

/** Consecutive hours: start of the first, end of the last, and their number. */
export interface Run {
  readonly start: string;
  readonly end: string;
  readonly hours: number;
}

/** The moment an hour's slot ends. */
export const endOfHour = (start: string): string => new Date(Date.parse(start) + HOUR).toISOString();

/** The start of an hour. */
type Hour = string | Date;

/** Groups the starts of hours into runs, in order; duplicates count once. */
export function runsOf(hours: readonly Hour[]): Run[] {
  // As numbers: lists of staff have hours in every row.
  const runs: { start: number; end: number; hours: number }[] = [];
  for (const start of [...new Set(hours.map(each => new Date(each).getTime()))].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.end === start) {
      last.end += HOUR;
      last.hours += 1;
    } else runs.push({ start, end: start + HOUR, hours: 1 });
  }
  return runs.map(run => ({
    start: new Date(run.start).toISOString(),
    end: new Date(run.end).toISOString(),
    hours: run.hours,
  }));
}

/** The starts of the hours in a run of this length. */
export const hoursFrom = (start: string, length: number): string[] =>
  Array.from({ length }, (_, each) => new Date(Date.parse(start) + each * HOUR).toISOString());

/** `10:00–12:00`, at the venue. */
export const formatSpan = ({ start, end }: Pick<Run, 'start' | 'end'>): string =>
  `${formatTime(start)}–${formatTime(end)}`;

/** `чт, 26 ноября, 10:00–12:00`, at the venue. */
export const formatRun = (run: Pick<Run, 'start' | 'end'>): string => `${formatDay(run.start)}, ${formatSpan(run)}`;

/** `3 часа`, which does not break across lines. */
export const formatHours = (hours: number): string => plural(hours, 'час', 'часа', 'часов').replace(' ', '\u00a0');

/** `чт, 26 ноября, 10:00`, at the venue. */
export const formatDayAndTime = (at: string): string => `${formatDay(at)}, ${formatTime(at)}`;

/** `06.12.2026 10:00–11:00; 18.12.2026 15:00–16:00`: every run of these hours, at the venue. */
export const formatRuns = (hours: readonly Hour[]): string => formatListedRuns(runsOf(hours));

/** The same for runs, as replies and the audit log have them. */
export const formatListedRuns = (runs: unknown): string =>
  Array.isArray(runs) ? runs.map(formatDateRun).join('; ') : '';

const formatDateRun = (run: Run): string => `${formatDate(run.start)} ${formatSpan(run)}`;

/** Where there is little room: at most two runs, or else `4 промежутка, первый 06.12.2026 10:00–11:00`. */
export function formatFewRuns(hours: readonly Hour[]): string {
  const runs = runsOf(hours);
  const [first] = runs;
  if (!first || runs.length <= 2) return formatRuns(hours);
  return `${plural(runs.length, 'промежуток', 'промежутка', 'промежутков')}, первый ${formatDateRun(first)}`;
}

/** `06.12.2026, 18.12.2026`: the days these hours begin on, at the venue. */
export const formatDaysOf = (hours: readonly Hour[]): string =>
  [...new Set(runsOf(hours).flatMap(run => hoursFrom(run.start, run.hours).map(each => formatDate(each))))].join(', ');
