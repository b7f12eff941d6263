import { ApiFailure } from '@venue/sdk';
import type { Db } from '../../core/db/database.ts';
import { lockOffered } from '../price-list/price-list.store.ts';
import * as parts from './event-requests.parts.store.ts';
import { notListed } from './event-requests.rules.ts';
import type { EventRequestTableRow } from './event-requests.store.ts';

type Request = Pick<EventRequestTableRow, 'id' | 'spaceId'>;

/** What may be ordered for a request, in its own space and those of its stages. */
async function offeredFor(tx: Db, { id, spaceId }: Request) {
  const stages = await parts.stagesOf(tx, id);
  return lockOffered(tx, [...(spaceId === null ? [] : [spaceId]), ...stages.map(each => each.spaceId)]);
}

interface Order {
  readonly serviceId: number;
  readonly quantity: number;
}

const refuse = (field: string, text: string) => new ApiFailure('invalid_input', { fields: { [field]: text } });

/** Saves the orders that were sent; 0 cancels one. Throws `invalid_input`. */
export async function saveOrders(tx: Db, request: Request, sent: readonly Order[]): Promise<void> {
  if (sent.length === 0) return;
  const offered = await offeredFor(tx, request);
  // What is ordered stays as it was ordered, also when it is not offered any more.
  const ordered = await parts.ordersOf(tx, request.id);
  const least = new Map([
    ...offered.map(({ id, minimum }) => [id, minimum] as const),
    ...ordered.map(({ serviceId, minimum }) => [serviceId, minimum] as const),
  ]);
  for (const [index, { serviceId, quantity }] of sent.entries()) {
    const minimum = quantity === 0 ? 0 : least.get(serviceId);
    if (minimum === undefined) throw refuse(`eventRequestServices.${index}.serviceId`, notListed);
    if (quantity < minimum) throw refuse(`eventRequestServices.${index}.quantity`, `Не\u00a0меньше ${minimum}`);
    await parts.putOrder(tx, request.id, serviceId, quantity);
  }
}

/** Moves orders from a space to another one: a service is ordered again if that offers one of the same name. */
export async function moveOrders(tx: Db, requestId: number, from: number, to: number): Promise<void> {
  const offered = await lockOffered(tx, [to]);
  for (const order of (await parts.ordersOf(tx, requestId)).filter(each => each.spaceId === from)) {
    await parts.putOrder(tx, requestId, order.serviceId, 0);
    const same = offered.find(each => each.name === order.name);
    if (same) await parts.putOrder(tx, requestId, same.id, Math.max(order.quantity, same.minimum));
  }
}

/** Orders the same for a copy, by the present price list: what is not offered any more is left out. */
export async function repeatOrders(tx: Db, from: Request, to: number): Promise<void> {
  const offered = await offeredFor(tx, from);
  for (const { serviceId, quantity } of await parts.ordersOf(tx, from.id)) {
    const item = offered.find(({ id }) => id === serviceId);
    if (item) await parts.putOrder(tx, to, serviceId, Math.max(quantity, item.minimum));
  }
}
