import * as z from 'zod/mini';
import { Day, Kopecks } from '../core/fields.ts';
import { addDays, dayOf, hourOf } from '../core/format.ts';
import { weekText } from '../core/week.ts';
import { clock, type OpenDay, weekdayOf } from './rooms.opening.ts';

/** Another price of a tariff for some hours: of these weekdays, from one day to another, or always. */
export const PriceRule = z.object({
  /** «Вечер»: stands beside the tariff's name in what an order says. */
  title: z.string(),
  fromDay: z.nullable(Day),
  toDay: z.nullable(Day),
  weekdays: z.array(z.int()),
  fromHour: z.int(),
  toHour: z.int(),
  pricePerHour: Kopecks,
});
export type PriceRule = z.output<typeof PriceRule>;

/** Whether a day is not after another; what is null has no end. */
export const isUpTo = (from: string | null, to: string | null): boolean => !from || !to || from <= to;

/** A tariff as far as it says what hours cost. */
export interface Priced {
  readonly pricePerHour: number;
  readonly rules: readonly PriceRule[];
}

/** The rule that says what an hour of a day costs; undefined where the tariff itself does. */
const ruleOn = ({ rules }: Priced, day: string, hour: number): PriceRule | undefined =>
  rules.find(
    ({ fromDay, toDay, weekdays, fromHour, toHour }) =>
      fromHour <= hour &&
      hour < toHour &&
      weekdays.includes(weekdayOf(day)) &&
      isUpTo(fromDay, day) &&
      isUpTo(day, toDay),
  );

/** The same, of the hour that begins at a moment. */
export const ruleAt = (tariff: Priced, start: Date): PriceRule | undefined =>
  ruleOn(tariff, dayOf(start), hourOf(start));

/** What hours cost by a tariff, by their beginnings. */
export const priceOfHours = (tariff: Priced, hours: readonly Date[]): number =>
  hours.reduce((sum, start) => sum + (ruleAt(tariff, start) ?? tariff).pricePerHour, 0);

/** The days of a room whose prices are looked at. */
export interface Ahead {
  readonly week: readonly OpenDay[];
  /** The first day that is looked at, and how many follow it. */
  readonly from: string;
  readonly days: number;
}

/** What an hour of a room costs at least on the days that can be booked; null without a tariff. */
export const lowestPrice = (tariffs: readonly Priced[], ahead: Ahead): number | null =>
  tariffs.length > 0 ? Math.min(...tariffs.map(each => lowestOf(each, ahead))) : null;

/** The lowest price a tariff has while the room is open; its own where it never is. */
export function lowestOf(tariff: Priced, { week, from, days }: Ahead): number {
  if (tariff.rules.length === 0) return tariff.pricePerHour;
  const prices = new Set<number>();
  for (let each = 0; each <= days; each++) {
    const day = addDays(from, each);
    const open = week.find(({ weekday }) => weekday === weekdayOf(day));
    for (let hour = open?.from ?? 0; hour < (open?.to ?? 0); hour++)
      prices.add((ruleOn(tariff, day, hour) ?? tariff).pricePerHour);
  }
  return prices.size > 0 ? Math.min(...prices) : tariff.pricePerHour;
}

/** When a rule holds: «пн–пт 18:00–22:00, с 01.06.2027 по 31.08.2027». */
export function ruleText({ fromDay, toDay, weekdays, fromHour, toHour }: PriceRule): string {
  const days = weekdays.map(weekday => ({ weekday, from: clock(fromHour), to: clock(toHour) }));
  const week = weekText(days).join(', ').replace('пн–вс', 'ежедневно');
  const since = fromDay && `с\u00a0${dotted(fromDay)}`;
  const until = toDay && `по\u00a0${dotted(toDay)}`;
  return [week, [since, until].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const dotted = (day: string): string => day.split('-').reverse().join('.');
