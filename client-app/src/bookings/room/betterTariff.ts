import type { Tariff } from '@venue/sdk/rooms/model';
import { sumOf } from './tariffChoice.ts';

/**
 * A cheaper tariff for longer bookings whose minimum the chosen hours reach. Other cheaper tariffs are not suggested,
 * because they may include less.
 */
export function betterTariff(
  tariffs: readonly Tariff[],
  current: Tariff | null,
  hours: readonly string[],
): Tariff | undefined {
  if (!current) return undefined;
  return tariffs
    .filter(each => each.minHours > current.minHours && each.minHours <= hours.length)
    .filter(each => sumOf(each, hours) < sumOf(current, hours))
    .toSorted((a, b) => sumOf(a, hours) - sumOf(b, hours))[0];
}
