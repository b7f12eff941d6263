import { dayOf, hourOf } from '@venue/sdk';
import type { EventEstimate, EventWish } from '@venue/sdk/event-estimates/model';
import {
  type Estimate,
  type EventTimes,
  eventHours,
  eventSessions,
  eventTariff,
  rentedHours,
  specialService,
} from '@venue/sdk/event-requests/model';
import type { RoomClash } from '@venue/sdk/events/model';
import { isWithin, openOn } from '@venue/sdk/rooms/model';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { clashesAt } from '../bookings/bookings.clashes.store.ts';
import { eventSpace } from '../price-list/price-list.table.ts';
import { weekOf } from '../rooms/rooms.opening.store.ts';
import { room } from '../rooms/rooms.table.ts';
import { ordersOf } from './event-requests.parts.store.ts';
import type { EventRequestTableRow, RequestDetails } from './event-requests.store.ts';

type Line = Estimate['lines'][number];
type Priced = EventTimes & Pick<EventWish, 'spaceId' | 'tariffId' | 'specialServiceIds' | 'needAdditionalEquipment'>;

/** What a request costs as it is saved: the hours of its space by its tariff, and what is ordered. */
export async function estimateOf(db: Db, row: RequestDetails): Promise<Estimate> {
  const orders = await ordersOf(db, row.id);
  const lines = orders.map(({ name, quantity, unit, price, sum }) => ({
    ...{ title: name, quantity, unit },
    ...{ unitPrice: price, sum },
  }));
  return estimated(db, { ...timesOf(row), spaceId: row.spaceId }, lines);
}

/** The same of answers that belong to no request: what they order is priced by the present price list. */
export function estimateOfWish(db: Db, wish: EventWish, offered: EventEstimate['eventRequestServices']) {
  const quantities = new Map(wish.eventRequestServices.map(each => [each.serviceId, each.quantity]));
  const lines = offered.flatMap(({ services }) =>
    services.flatMap(({ serviceId, serviceName: title, unit, price: unitPrice }) => {
      const quantity = quantities.get(serviceId) ?? 0;
      return quantity > 0 ? [{ title, quantity, unit, unitPrice, sum: unitPrice * quantity }] : [];
    }),
  );
  return estimated(db, wish, lines);
}

async function estimated(db: Db, wish: Priced, ordered: readonly Line[]): Promise<Estimate> {
  const rent = await rentOf(db, wish);
  const lines = [...('line' in rent ? [rent.line] : []), ...ordered];
  return {
    lines,
    price: lines.reduce((sum, line) => sum + line.sum, 0),
    unpriced: [
      ...('unpriced' in rent ? [rent.unpriced] : []),
      ...wish.specialServiceIds.map(id => specialService.option(id).label),
      ...(wish.needAdditionalEquipment ? ['Дополнительное оборудование'] : []),
    ],
  };
}

type Rent = { readonly line: Line } | { readonly unpriced: string };

async function rentOf(db: Db, wish: Priced): Promise<Rent> {
  const { spaceId, tariffId } = wish;
  if (spaceId === null) return { unpriced: 'Аренда: выберите пространство' };
  if (tariffId === null) return { unpriced: 'Аренда: выберите тариф' };
  const [space] = await db
    .select({ ...getTableColumns(eventSpace), name: room.name })
    .from(eventSpace)
    .innerJoin(room, eq(room.id, eventSpace.roomId))
    .where(eq(eventSpace.roomId, spaceId));
  const unitPrice = tariffId === eventTariff.paid ? space?.paidPerHour : space?.targetPerHour;
  if (!space || unitPrice === undefined || unitPrice === null)
    return { unpriced: 'Аренда: стоимость назовёт менеджер' };
  const quantity = await paidHours(db, wish, spaceId);
  const title = `${space.name}, тариф «${eventTariff.option(tariffId).label}»`;
  return { line: { title, quantity, unit: 'ч', unitPrice, sum: unitPrice * quantity } };
}

/** The times of a request in the shape that `eventHours` and `rentedHours` take. */
export const timesOf = <Answers>({ startsAt, answers }: { startsAt: Date | null; answers: Answers }) => ({
  ...answers,
  eventRequestDateStart: startsAt?.toISOString() ?? null,
});

/** What takes the hours that a request would reserve, by time. */
export const clashesAhead = (db: Db, row: EventRequestTableRow, now: Date): Promise<RoomClash[]> =>
  row.spaceId === null
    ? Promise.resolve([])
    : clashesAt(db, {
        roomId: row.spaceId,
        hours: eventHours(timesOf(row)),
        isOwn: ({ eventRequestId }) => eventRequestId === row.id,
        now,
      });

/** Paid hours of the space. Without a start date: the length of the event with its preparations, in whole hours. */
async function paidHours(db: Db, wish: EventTimes, spaceId: number): Promise<number> {
  if (eventSessions(wish).length > 0) {
    // Hours outside opening hours are free of charge, but an event on a day that was closed for it is not.
    const opening = { week: await weekOf(db, spaceId), closed: new Map() };
    return rentedHours(wish).filter(at => isWithin(openOn(opening, dayOf(at)), hourOf(at))).length;
  }
  const { eventRequestTime, eventRequestPreparationTimeBefore, eventRequestPreparationTimeAfter } = wish;
  return Math.ceil((eventRequestTime + eventRequestPreparationTimeBefore + eventRequestPreparationTimeAfter) / 60);
}
