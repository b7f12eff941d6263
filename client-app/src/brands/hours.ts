import { type BrandWorkingHours, brandTimeOption } from '@venue/sdk/brands/model';

export const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'] as const;
const short = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;

type Day = BrandWorkingHours['days'][number];

/** The hours with all seven days, as the editor shows them. */
export const wholeWeek = (hours: BrandWorkingHours): BrandWorkingHours => ({
  ...hours,
  days: weekdays.map(
    (_, index) => hours.days.find(day => day.weekday === index + 1) ?? { weekday: index + 1, from: '', to: '' },
  ),
});

/** What was typed as a time brought to `HH:mm`: `9`, `930`, `9.30` are times as well; other text stays as it is. */
export function readTime(typed: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.,\s-]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? typed.trim()
    : `${hours.padStart(2, '0')}:${minutes}`;
}

const span = ({ from, to }: { from: string; to: string }) => (from && to ? `${from}–${to}` : '');

/** When a brand is open, in words; an empty list while that is not filled in. */
export function hoursText(hours: BrandWorkingHours): string[] {
  const { label } = brandTimeOption.face(hours.timeOption);
  if (hours.timeOption === brandTimeOption.byDay) return byDay(hours.days);
  if (hours.timeOption === brandTimeOption.daily || hours.timeOption === brandTimeOption.weekdays)
    return span(hours) ? [`${label}, ${span(hours)}`] : [];
  return [label];
}

/** Neighbouring days with the same hours in one line: `пн–пт 10:00–20:00`. */
function byDay(days: readonly Day[]): string[] {
  const open = days.filter(day => span(day) !== '').toSorted((a, b) => a.weekday - b.weekday);
  const runs: Day[][] = [];
  for (const day of open) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.weekday + 1 === day.weekday && span(last) === span(day)) run.push(day);
    else runs.push([day]);
  }
  return runs.map(run => {
    const [first, last] = [run[0], run.at(-1)];
    const name = (day: Day | undefined) => short[(day?.weekday ?? 1) - 1] ?? '';
    const names = run.length === 1 ? name(first) : `${name(first)}${run.length === 2 ? ', ' : '–'}${name(last)}`;
    return `${names} ${first ? span(first) : ''}`;
  });
}
