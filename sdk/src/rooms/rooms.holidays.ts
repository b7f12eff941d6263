import { addDays } from '../core/format.ts';

/** The days off of one holiday. */
interface Holiday {
  readonly title: string;
  readonly days: readonly string[];
}

/**
 * The public holidays of Russia by article 112 of the Labour Code, as month and day. Days off that the government moves
 * by a yearly decree are not holidays and not listed here.
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

/** Whether a day is a public holiday, on which no bank moves money. */
export const isHoliday = (day: string): boolean => holidays.some(({ dates }) => dates.includes(day.slice(5)));

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
