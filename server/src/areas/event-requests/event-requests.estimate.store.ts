import { dayOf, hourOf } from '@venue/sdk';
import { type Estimate, eventHours, eventTariff, rentedHours, specialService } from '@venue/sdk/event-requests/model';
import type { RoomClash } from '@venue/sdk/events/model';
import { isWithin, openOn } from '@venue/sdk/rooms/model';
import { eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { clashesAt } from '../bookings/bookings.clashes.store.ts';
import { eventSpace } from '../price-list/price-list.table.ts';
import { weekOf } from '../rooms/rooms.opening.store.ts';
import { ordersOf } from './event-requests.parts.store.ts';
import type { EventRequestTableRow, RequestDetails } from './event-requests.store.ts';

/** What a request costs as it is saved: the hours of its space by its tariff, and what is ordered. */
export async function estimateOf(db: Db, row: RequestDetails): Promise<Estimate> {
  const orders = await ordersOf(db, row.id);
  const rent = await rentOf(db, row);
  const lines = [
    ...('line' in rent ? [rent.line] : []),
    ...orders.map(({ name, quantity, unit, price, sum }) => ({ title: name, quantity, unit, unitPrice: price, sum })),
  ];
  return {
    lines,
    price: lines.reduce((sum, line) => sum + line.sum, 0),
    unpriced: [
      ...('unpriced' in rent ? [rent.unpriced] : []),
      ...row.answers.specialServiceIds.map(id => specialService.option(id).label),
      ...(row.answers.needAdditionalEquipment ? ['Дополнительное оборудование'] : []),
    ],
  };
}

type Rent = { readonly line: Estimate['lines'][number] } | { readonly unpriced: string };

async function rentOf(db: Db, row: RequestDetails): Promise<Rent> {
  const { tariffId } = row.answers;
  if (row.spaceId === null) return { unpriced: 'Аренда: выберите пространство' };
  if (tariffId === null) return { unpriced: 'Аренда: выберите тариф' };
  const [space] = await db.select().from(eventSpace).where(eq(eventSpace.roomId, row.spaceId));
  const unitPrice = tariffId === eventTariff.paid ? space?.paidPerHour : space?.targetPerHour;
  if (unitPrice === undefined || unitPrice === null) return { unpriced: 'Аренда: стоимость назовёт менеджер' };
  const quantity = await paidHours(db, row, row.spaceId);
  const title = `${row.spaceName ?? ''}, тариф «${eventTariff.option(tariffId).label}»`;
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
async function paidHours(db: Db, row: RequestDetails, spaceId: number): Promise<number> {
  if (row.startsAt !== null) {
    // Hours outside opening hours are free of charge, but an event on a day that was closed for it is not.
    const opening = { week: await weekOf(db, spaceId), closed: new Map() };
    return rentedHours(timesOf(row)).filter(at => isWithin(openOn(opening, dayOf(at)), hourOf(at))).length;
  }
  const { eventRequestTime, eventRequestPreparationTimeBefore, eventRequestPreparationTimeAfter } = row.answers;
  return Math.ceil((eventRequestTime + eventRequestPreparationTimeBefore + eventRequestPreparationTimeAfter) / 60);
}
