import { addDays, dayOf, daysApart, daysFrom, isDay, mondayOf, monthOf } from '@venue/shared-ui/dates/calendar.ts';

/** The weeks of a day's month, Monday to Sunday; the first and last weeks include days of the adjacent months. */
export function weeksOf(day: string): string[][] {
  const { from, to } = monthOf(day);
  const first = mondayOf(from);
  const weeks = Math.ceil((daysApart(first, to) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

/** The same day of the next month or the one before; the last day where that month is shorter. */
export function monthAway(day: string, by: 1 | -1): string {
  const { from, to } = monthOf(day);
  const other = monthOf(by === 1 ? addDays(to, 1) : addDays(from, -1));
  const target = addDays(other.from, daysApart(from, day));
  return [target, other.to].toSorted()[0] ?? target;
}

/** The day that a key of the keyboard moves to; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const monday = mondayOf(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return monday;
    case 'End':
      return addDays(monday, 6);
    case 'PageUp':
      return monthAway(day, -1);
    case 'PageDown':
      return monthAway(day, 1);
    default:
      return undefined;
  }
}

/** The first and the last day of an entry. One that ends at midnight ends on the day before. */
export function daysOf({ start, end }: { readonly start: string; readonly end: string | null }): [string, string] {
  const first = dayOf(start);
  const last = end === null ? first : dayOf(Date.parse(end) - 1);
  return [first, [first, last].toSorted()[1] ?? first];
}

/** The day in the address, or today. */
export const chosenDay = (param: string | null, today: string): string => (isDay(param) ? param : today);
