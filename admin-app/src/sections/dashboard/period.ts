import { daysBetween, MOST_DAYS, type Period } from '@venue/sdk/dashboard/model';
import { addDays, isDay, mondayOf, monthOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';

export const periodNames = ['week', 'month', 'days30', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];

export const periodTitles: Readonly<Record<PeriodName, string>> = {
  week: 'Неделя',
  month: 'Месяц',
  days30: '30\u00a0дней',
  own: 'Свой период',
};

/** The days of a named period: the current week (from Monday), the current month, or the last 30 days. */
export function daysOfPeriod(name: Exclude<PeriodName, 'own'>, today: string): Period {
  if (name === 'week') return { from: mondayOf(today), to: addDays(mondayOf(today), 6) };
  return name === 'month' ? monthOf(today) : { from: addDays(today, -29), to: today };
}

/** The period named in the address; the current week if the address has no valid one. */
export function periodOf(params: URLSearchParams, today: string): Period & { readonly name: PeriodName } {
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= MOST_DAYS) return { name: 'own', from, to };
  const named = params.get('period');
  const name = named === 'month' || named === 'days30' ? named : 'week';
  return { name, ...daysOfPeriod(name, today) };
}

/** `09.11.2026 – 15.11.2026`, one day as it is. */
export const formatPeriod = ({ from, to }: Period): string =>
  from === to ? formatDate(from) : `${formatDate(from)}\u00a0– ${formatDate(to)}`;

const MOST_BARS = 62;

/** Groups days by seven if there are more than a chart can show. */
export function bucketsOf<D extends { readonly day: string }>(
  days: readonly D[],
): readonly (Period & { days: readonly D[] })[] {
  const size = days.length > MOST_BARS ? 7 : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const part = days.slice(index * size, (index + 1) * size);
    return { from: part[0]?.day ?? '', to: part.at(-1)?.day ?? '', days: part };
  });
}

/** `+12 %` against before; empty where there is nothing to compare with. */
export function changeOf(now: number, before: number): string {
  if (before <= 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}\u00a0%`;
}
