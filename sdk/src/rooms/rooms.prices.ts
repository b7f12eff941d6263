import { addDays, dayOf, hourOf } from '../core/format/format.ts';
import { weekText } from '../core/format/week.ts';
import type { OpenDay, PriceRule } from './rooms.hours.ts';
import { clock, weekdayOf } from './rooms.opening.ts';

/** Whether a day is not after another; null is an open end. */
export const isUpTo = (from: string | null, to: string | null): boolean => !from || !to || from <= to;

/** The part of a tariff that sets the price of hours. */
export interface Priced {
  readonly pricePerHour: number;
  readonly rules: readonly PriceRule[];
}

/** The rule that sets the price of an hour of a day; undefined where the tariff's own price applies. */
const ruleOn = ({ rules }: Priced, day: string, hour: number): PriceRule | undefined =>
  rules.find(
    ({ fromDay, toDay, weekdays, fromHour, toHour }) =>
      fromHour <= hour &&
      hour < toHour &&
      weekdays.includes(weekdayOf(day)) &&
      isUpTo(fromDay, day) &&
      isUpTo(day, toDay),
  );

/** The same for the hour that begins at a moment. */
export const ruleAt = (tariff: Priced, start: Date): PriceRule | undefined =>
  ruleOn(tariff, dayOf(start), hourOf(start));

/** The price of hours by a tariff; the hours are given by their starts. */
export const priceOfHours = (tariff: Priced, hours: readonly Date[]): number =>
  hours.reduce((sum, start) => sum + (ruleAt(tariff, start) ?? tariff).pricePerHour, 0);

/** The days on which the prices of a room are compared. */
export interface Ahead {
  readonly week: readonly OpenDay[];
  /** The first day, and how many days follow it. */
  readonly from: string;
  readonly days: number;
}

/** The lowest price of an hour of a room on the days that can be booked; null without a tariff. */
export const lowestPrice = (tariffs: readonly Priced[], ahead: Ahead): number | null =>
  tariffs.length > 0 ? Math.min(...tariffs.map(each => lowestOf(each, ahead))) : null;

/** The lowest price of a tariff during opening hours; its own price when the room is never open. */
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

/** When a rule applies: «пн–пт 18:00–22:00, с 01.06.2027 по 31.08.2027». */
export function ruleText({ fromDay, toDay, weekdays, fromHour, toHour }: PriceRule): string {
  const days = weekdays.map(weekday => ({ weekday, from: clock(fromHour), to: clock(toHour) }));
  const week = weekText(days).join(', ').replace('пн–вс', 'ежедневно');
  const since = fromDay && `с\u00a0${dotted(fromDay)}`;
  const until = toDay && `по\u00a0${dotted(toDay)}`;
  return [week, [since, until].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const dotted = (day: string): string => day.split('-').reverse().join('.');
