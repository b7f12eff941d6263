import { ApiFailure, dayOf, hourOf, momentOf } from '@venue/sdk';
import { daysFrom, type Opening, openOn, type PriceRule, type RoomFields } from '@venue/sdk/rooms/model';
import { tariffFields } from './rooms.fields.ts';
import type { TariffRow } from './rooms.store.ts';

export interface Occupancy {
  readonly state: 'free' | 'busy' | 'closed';
  readonly until: Date | null;
  readonly freeToday: number;
}

/** How many days ahead the next opening is searched. */
export const OPENING_LOOK = 15;

/**
 * The state of a room now, given the hours taken today: free until the next taken hour, busy until the next free one,
 * or closed until it opens.
 */
export function occupancyAt(now: Date, taken: ReadonlySet<number>, opening: Opening): Occupancy {
  const day = dayOf(now);
  const hour = hourOf(now);
  const hours = openOn(opening, day);
  const isTaken = (each: number) => taken.has(momentOf(day, each).getTime());
  const left: number[] = [];
  if (hours) for (let each = Math.max(hour, hours.from); each < hours.to; each++) left.push(each);
  const freeToday = left.filter(each => each > hour && !isTaken(each)).length;
  if (!hours || hour < hours.from || hour >= hours.to)
    return { state: 'closed', until: nextOpening(now, opening), freeToday };
  const busy = isTaken(hour);
  const change = left.find(each => isTaken(each) !== busy) ?? hours.to;
  const ends = busy && change === hours.to ? null : momentOf(day, change);
  return { state: busy ? 'busy' : 'free', until: ends, freeToday };
}

/** When a room opens next; null when that is more than `OPENING_LOOK` days ahead, or never. */
function nextOpening(now: Date, opening: Opening): Date | null {
  for (const day of daysFrom(dayOf(now), OPENING_LOOK)) {
    const hours = openOn(opening, day);
    const opens = hours && momentOf(day, hours.from);
    if (opens && opens > now) return opens;
  }
  return null;
}

type WantedTariff = NonNullable<RoomFields['tariffs']>[number];

/**
 * Compares a room's tariffs with the wanted ones: those kept, with new texts and positions, and those added. A tariff
 * with another price, other rules or other minimum hours is a new one, because orders keep the tariff they were made
 * with.
 * @throws ApiFailure not_found for a tariff of another room or a closed one
 */
export function tariffChanges(present: readonly TariffRow[], wanted: readonly WantedTariff[]) {
  const kept: (ReturnType<typeof tariffValues> & { id: number })[] = [];
  const added: ReturnType<typeof tariffValues>[] = [];
  for (const [position, each] of wanted.entries()) {
    const former = present.find(row => row.id === each.tariffId);
    const values = tariffValues(each, position, former?.rules ?? []);
    if (each.tariffId !== undefined && (!former || kept.some(({ id }) => id === former.id)))
      throw new ApiFailure('not_found');
    if (former && isSamePrice(former, values)) kept.push({ id: former.id, ...values });
    else added.push(values);
  }
  return { kept, added };
}

/** Whether two tariffs have the same price, minimum hours and rules. */
const isSamePrice = (one: Pricing, other: Pricing): boolean =>
  one.pricePerHour === other.pricePerHour && one.minHours === other.minHours && textOf(one) === textOf(other);

type Pricing = Pick<TariffRow, 'pricePerHour' | 'minHours' | 'rules'>;
/** The rules as a text for comparing, whatever their order. */
const textOf = ({ rules }: Pricing): string =>
  JSON.stringify(
    rules.map(({ weekdays, ...rule }) => Object.entries({ ...rule, weekdays: weekdays.toSorted() }).sort()).sort(),
  );

const tariffValues = (tariff: WantedTariff, position: number, former: readonly PriceRule[]) => ({
  ...tariffFields.valuesOf(tariff),
  position,
  rules: tariff.rules ?? former,
});
