import type { ServiceGroup } from '@venue/sdk/event-requests/model';
import { priceGroup } from '@venue/sdk/price-list/model';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { offeredIn } from '../price-list/price-list.store.ts';
import { isPerGuest } from '../price-list/price-list.units.service.ts';
import * as parts from './event-requests.parts.store.ts';
import * as lists from './lists/event-requests.lists.store.ts';

type Services = z.output<typeof ServiceGroup>;
type Orders = Awaited<ReturnType<typeof parts.ordersOf>>;

/** Services that may be ordered in the spaces of a request, with the quantities ordered. */
export async function presentServices(db: Db, request: { id: number; spaceId: number | null }): Promise<Services[]> {
  const orders = await parts.ordersOf(db, request.id);
  const stages = await parts.stagesOf(db, request.id);
  return servicesAt(db, placesOf(request.spaceId, stages), orders);
}

/** Services that may be ordered in a space, none of them ordered. */
export const servicesIn = (db: Db, spaceId: number | null): Promise<Services[]> =>
  servicesAt(db, spaceId === null ? [] : [spaceId], []);

async function servicesAt(db: Db, spaceIds: readonly number[], orders: Orders): Promise<Services[]> {
  const ordered = new Map(orders.map(each => [each.serviceId, each]));
  const offered = (await offeredIn(db, spaceIds)).map(
    ({ id, roomId, ...each }) => ordered.get(id) ?? { ...each, serviceId: id, spaceId: roomId, quantity: 0 },
  );
  const isOffered = new Set(offered.map(each => each.serviceId));
  const services = [...offered, ...orders.filter(each => !isOffered.has(each.serviceId))];
  const images = await mainPictures(
    db,
    'priceItem',
    services.map(each => each.serviceId),
  );
  // What all spaces offer is ordered once, with the first of them.
  const [first] = spaceIds;
  return (await spacesInOrder(db, spaceIds)).map(space => ({
    ...space,
    services: services
      .filter(each => (each.spaceId ?? first) === space.spaceId)
      .map(({ serviceId, name, section, unit, price, minimum, quantity }) => ({
        serviceId,
        serviceName: name,
        serviceThumb: images.get(serviceId)?.thumb ?? null,
        serviceGroup: priceGroup.option(section).label,
        unit,
        price,
        minimum,
        perGuest: isPerGuest(unit),
        quantity,
      })),
  }));
}

/** The spaces a request is about: its own first, then those of its stages. */
export const placesOf = (spaceId: number | null, stages: readonly parts.StageTableRow[]): number[] => [
  ...new Set([...(spaceId === null ? [] : [spaceId]), ...stages.map(each => each.spaceId)]),
];

export async function spacesInOrder(db: Db, ids: readonly number[]) {
  const spaces = await lists.spacesOf(db, ids);
  return ids.flatMap(id => spaces.find(({ spaceId }) => spaceId === id) ?? []);
}
