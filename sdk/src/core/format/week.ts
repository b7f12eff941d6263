interface WeekDay {
  /** 1 is Monday. */
  readonly weekday: number;
  /** `10:00`; empty on a closed day, like `to`. */
  readonly from: string;
  readonly to: string;
}

/** Short names of the weekdays, from Monday. */
export const weekdayNames = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;
const spanOf = ({ from, to }: WeekDay) => (from && to ? `${from}–${to}` : '');

/** Opening hours of a week in words, neighbouring days with the same hours in one line: `пн–пт 10:00–20:00`. */
export function weekText(days: readonly WeekDay[]): string[] {
  const open = days.filter(day => spanOf(day) !== '').toSorted((a, b) => a.weekday - b.weekday);
  const runs: WeekDay[][] = [];
  for (const day of open) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.weekday + 1 === day.weekday && spanOf(last) === spanOf(day)) run.push(day);
    else runs.push([day]);
  }
  return runs.map(run => {
    const [first, last] = [run[0], run.at(-1)];
    const name = (day: WeekDay | undefined) => weekdayNames[(day?.weekday ?? 1) - 1] ?? '';
    const names = run.length === 1 ? name(first) : `${name(first)}${run.length === 2 ? ', ' : '–'}${name(last)}`;
    return `${names} ${first ? spanOf(first) : ''}`;
  });
}
