import type { EventRequest } from '@venue/sdk/event-requests/model';

type Service = EventRequest['eventRequestServices'][number]['services'][number];
interface Order {
  readonly serviceId: number;
  readonly quantity: number;
}

/** The most units of one service. */
export const MOST = 1000;

/** How much of a service goes with a number of guests: one for each, as far as its limits allow. */
export const guestOrder = ({ minimum }: Pick<Service, 'minimum'>, guests: number | null): number =>
  Math.min(MOST, Math.max(minimum, guests ?? 0));

/**
 * The orders after the number of guests has changed: those of services per guest follow it, unless the customer has
 * chosen another quantity. Undefined if none changes.
 */
export function followGuests(
  orders: readonly Order[],
  services: readonly Service[],
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Order[] | undefined {
  const following = new Map(services.filter(each => each.perGuest).map(each => [each.serviceId, each]));
  const next = orders.map(order => {
    const service = following.get(order.serviceId);
    const follows = service && order.quantity > 0 && order.quantity === guestOrder(service, from);
    return follows ? { ...order, quantity: guestOrder(service, to) } : order;
  });
  return next.some(({ quantity }, index) => quantity !== orders[index]?.quantity) ? next : undefined;
}

/**
 * The orders after the space has changed, as the server moves those of a request: what the new one does not offer is
 * ordered there by its name, or left out. Undefined if none changes. `known` are all services that were offered before.
 */
export function followSpace(
  orders: readonly Order[],
  services: readonly Service[],
  known: ReadonlyMap<number, string>,
): Order[] | undefined {
  const offered = new Set(services.map(each => each.serviceId));
  if (orders.every(each => offered.has(each.serviceId))) return undefined;
  const next = new Map(orders.filter(each => offered.has(each.serviceId)).map(each => [each.serviceId, each.quantity]));
  for (const { serviceId, quantity } of orders) {
    const same = services.find(each => each.serviceName === known.get(serviceId));
    if (offered.has(serviceId) || quantity === 0 || !same) continue;
    next.set(same.serviceId, Math.max(quantity, same.minimum));
  }
  return [...next].map(([serviceId, quantity]) => ({ serviceId, quantity }));
}
