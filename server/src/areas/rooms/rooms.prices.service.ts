import { type Ahead, lowestOf } from '@venue/sdk/rooms/model';
import type { TariffRow } from './rooms.store.ts';

type Priced = Pick<TariffRow, 'minHours' | 'pricePerHour' | 'rules'>;

/** The lowest price of an hour for the shortest booking, and the price for longer ones where that is lower. */
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
