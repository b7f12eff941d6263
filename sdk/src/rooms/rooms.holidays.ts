import { addDays } from '../core/format/format.ts';

/** The days off of one holiday. */
interface Holiday {
  readonly title: string;
  readonly days: readonly string[];
}

/**
 * The public holidays of Russia by article 112 of the Labour Code, as month and day. Days that the government moves by
 * a yearly decree are not listed here: staff enter them once a year.
 */
const holidays: readonly { readonly title: string; readonly dates: readonly string[] }[] = [
  {
    title: 'Новогодние каникулы и\u00a0Рождество',
    dates: ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'],
  },
  { title: 'День защитника Отечества', dates: ['02-23'] },
  { title: 'Международный женский день', dates: ['03-08'] },
  { title: 'Праздник Весны и\u00a0Труда', dates: ['05-01'] },
  { title: 'День Победы', dates: ['05-09'] },
  { title: 'День России', dates: ['06-12'] },
  { title: 'День народного единства', dates: ['11-04'] },
];

/** Whether a day is a public holiday. */
export const isHoliday = (day: string): boolean => holidays.some(({ dates }) => dates.includes(day.slice(5)));

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/**
 * Whether banks move money on a day. A moved day is the opposite of its weekday: a Saturday that works, a Monday off.
 */
export const isWorkingDay = (day: string, movedDays: ReadonlySet<string>): boolean =>
  !isHoliday(day) && isWeekend(day) === movedDays.has(day);

/** The holidays of a year that starts on the given day, in order; days before it are left out. */
export function holidaysFrom(day: string): Holiday[] {
  const year = Number(day.slice(0, 4));
  const end = addDays(day, 365);
  return [year, year + 1]
    .flatMap(each =>
      holidays.map(({ title, dates }) => ({
        title,
        days: dates.map(date => `${each}-${date}`).filter(date => date >= day && date < end),
      })),
    )
    .filter(({ days }) => days.length > 0);
}
