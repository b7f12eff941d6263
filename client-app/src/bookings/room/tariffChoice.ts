import { priceOfHours, type Tariff } from '@venue/sdk/rooms/model';

export interface TariffChoice {
  /** The active tariff; null when the room has none. */
  readonly tariff: Tariff | null;
  /** The query string has to be cleared. */
  readonly clear: boolean;
  /** The address names a tariff that does not exist, and the user must be told. */
  readonly unknown: boolean;
}

/** The active tariff: the one whose `tariffId` is in the address, otherwise the room's first. */
export function chooseTariff(tariffs: readonly Tariff[], param: string | null): TariffChoice {
  const first = tariffs[0] ?? null;
  if (!first) return { tariff: null, clear: param !== null, unknown: false };
  if (param === null) return { tariff: first, clear: false, unknown: false };
  const match = tariffs.find(({ tariffId }) => String(tariffId) === param);
  return match ? { tariff: match, clear: false, unknown: false } : { tariff: first, clear: true, unknown: true };
}

/** What these hours cost by a tariff. */
export const sumOf = (tariff: Tariff, hours: readonly string[]): number =>
  priceOfHours(
    tariff,
    hours.map(start => new Date(start)),
  );
