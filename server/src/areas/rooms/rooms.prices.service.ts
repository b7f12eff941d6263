import { type Ahead, lowestOf } from '@venue/sdk/rooms/model';
import type { TariffRow } from './rooms.store.ts';

type Priced = Pick<TariffRow, 'minHours' | 'pricePerHour' | 'rules'>;

/** What an hour costs at least when it is booked alone, and to those who book longer where that is less. */
export function hourPrices(priced: readonly Priced[], ahead: Ahead) {
  const tariffs = priced.map(each => ({ minHours: each.minHours, pricePerHour: lowestOf(each, ahead) }));
  const [cheapest, ...others] = tariffs.toSorted((a, b) => a.pricePerHour - b.pricePerHour || a.minHours - b.minHours);
  if (!cheapest) return { priceFrom: null, priceLong: null };
  const { minHours, pricePerHour } = cheapest;
  const shortest = Math.min(...tariffs.map(each => each.minHours));
  const alone = others.find(each => each.minHours === shortest);
  return minHours === shortest || !alone
    ? { priceFrom: pricePerHour, priceLong: null }
    : { priceFrom: alone.pricePerHour, priceLong: { minHours, pricePerHour } };
}
