import { DEADLINE_ZONE } from '@venue/sdk';
import { inZone, type Moment } from './dayjs.ts';

/** The start and the end of consecutive hours. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/** `20.11.2026`, at the venue; a calendar day as it is. */
export const formatDate = (at: Moment): string => inZone(at).format('DD.MM.YYYY');

/** `09:00`, at the venue. */
export const formatTime = (at: Moment): string => inZone(at).format('HH:mm');

/** `20.11.2026 09:00`, at the venue. */
export const formatDateTime = (at: Moment): string => inZone(at).format('DD.MM.YYYY HH:mm');

/** A deadline, at the venue and in Moscow: `09:15 (07:15 мск)`, with the day if it is not that of `now`. */
export const formatDeadline = (at: Moment, now = at): string =>
  `${formatDate(at) === formatDate(now) ? '' : `${formatDayAndMonth(at)}, `}${formatTime(at)} (${inZone(at, DEADLINE_ZONE).format('HH:mm')}\u00a0мск)`;

/** `пт, 20 ноября`, at the venue. */
export const formatDay = (at: Moment): string => inZone(at).format('dd, D MMMM');

/** `пятница, 20 ноября`, at the venue. */
export const formatLongDay = (at: Moment): string => inZone(at).format('dddd, D MMMM');

/** `20 ноября`, at the venue. */
export const formatDayAndMonth = (at: Moment): string => inZone(at).format('D MMMM');

/** `ноябрь 2026`. */
export const formatMonth = (at: Moment): string => inZone(at).format('MMMM YYYY');

/** `пт`, at the venue. */
export const formatWeekday = (at: Moment): string => inZone(at).format('dd');

/** `20`, at the venue. */
export const formatDayNumber = (at: Moment): string => inZone(at).format('D');

/** `пт, 20 ноября, 10:00`, at the venue. */
export const formatDayAndTime = (at: Moment): string => inZone(at).format('dd, D MMMM, HH:mm');

/** `10:00–12:00`, at the venue. */
export const formatSpan = ({ start, end }: Span): string => `${formatTime(start)}–${formatTime(end)}`;

/** `чт, 26 ноября, 10:00–12:00`, at the venue. */
export const formatRun = (run: Span): string => `${formatDay(run.start)}, ${formatSpan(run)}`;

/** `20–26 ноября`, or `27 ноября – 3 декабря`, for consecutive days. */
export function formatDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${formatDayNumber(first)}–${formatDayAndMonth(last)}`
    : `${formatDayAndMonth(first)}\u00a0– ${formatDayAndMonth(last)}`;
}
