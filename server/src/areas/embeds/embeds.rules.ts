import { addDays, dayOf, formatDay, formatMoney, hourOf, momentOf, plural } from '@venue/sdk';
import type { Slot } from '@venue/sdk/bookings/model';
import { priceOfHours } from '@venue/sdk/rooms/model';
import type { TariffRow } from '../rooms/rooms.store.ts';

/** How many days a visitor chooses from at once. */
export const DAYS = 7;

export interface EmbedHour {
  readonly hour: number;
  readonly isFree: boolean;
  /** In kopecks, by the tariff that the booking begins with. */
  readonly price: number;
}

export interface EmbedDay {
  readonly day: string;
  /** `пт, 20 ноября` */
  readonly title: string;
  /** `свободно 8 часов` */
  readonly free: string;
  readonly hasFree: boolean;
}

/** The first and the last day that can be booked. */
export const edges = (now: Date, openDays: number) => ({ today: dayOf(now), lastDay: addDays(dayOf(now), openDays) });

/** The day that is wished, or the nearest that can be booked, and the first of the seven, counted from today, it is in. */
export function weekWith(
  wished: string | null,
  now: Date,
  openDays: number,
): { readonly from: string; readonly day: string } {
  const { today, lastDay } = edges(now, openDays);
  const day = wished === null || wished < today ? today : wished > lastDay ? lastDay : wished;
  const offset = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return { from: addDays(today, offset - (offset % DAYS)), day };
}

/** The days of a week with how much of each is free. */
export const daysOf = (from: string, schedule: readonly Slot[]): EmbedDay[] =>
  Array.from({ length: DAYS }, (_, each) => {
    const day = addDays(from, each);
    const free = schedule.filter(({ start, statusId }) => statusId === null && dayOf(start) === day).length;
    const text = free === 0 ? 'свободных часов нет' : `свободно ${plural(free, 'час', 'часа', 'часов')}`;
    return { day, title: formatDay(momentOf(day, 12)), free: text, hasFree: free > 0 };
  });

/** The hours of a day that are not over, from the first to the last that can be booked or was. */
export function hoursOf(day: string, schedule: readonly Slot[], tariff: TariffRow): EmbedHour[] {
  const open = schedule.filter(({ start, why }) => dayOf(start) === day && why !== 'passed' && why !== 'closed');
  return open.map(({ start, statusId }) => ({
    hour: hourOf(start),
    isFree: statusId === null,
    price: priceOfHours(tariff, [new Date(start)]),
  }));
}

/** `1 500 ₽` if all free hours cost the same, otherwise `от 1 500 ₽`; null without free hours. */
export function priceText(hours: readonly EmbedHour[]): string | null {
  const prices = hours.filter(({ isFree }) => isFree).map(({ price }) => price);
  if (prices.length === 0) return null;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return `${least === most ? '' : 'от\u00a0'}${formatMoney(least)} за\u00a0час`;
}

/** Who may frame the pages of a site: its origin, with and without `www.`, and our own pages for the preview. */
export function ancestorsOf(origin: string): string {
  const { protocol, host, hostname } = new URL(origin);
  const isName = /\.[a-z][a-z\d-]*$/.test(hostname);
  const twin = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  return ["'self'", origin, ...(isName ? [`${protocol}//${twin}`] : [])].join(' ');
}
