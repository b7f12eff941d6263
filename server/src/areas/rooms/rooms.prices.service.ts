import type { TariffRow } from './rooms.store.ts';

/** What an hour costs at least when it is booked alone, and to those who book longer where that is less. */
export function hourPrices(tariffs: readonly Pick<TariffRow, 'minHours' | 'pricePerHour'>[]) {
  const [cheapest, ...others] = tariffs.toSorted((a, b) => a.pricePerHour - b.pricePerHour || a.minHours - b.minHours);
  if (!cheapest) return { priceFrom: null, priceLong: null };
  const { minHours, pricePerHour } = cheapest;
  const shortest = Math.min(...tariffs.map(each => each.minHours));
  const alone = others.find(each => each.minHours === shortest);
  return minHours === shortest || !alone
    ? { priceFrom: pricePerHour, priceLong: null }
    : { priceFrom: alone.pricePerHour, priceLong: { minHours, pricePerHour } };
}
