import type { CustomerThingKind } from '@venue/sdk/customers/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { certificatePaths } from '../certificates/certificates.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { marketRequestPaths } from '../market/market.paths.ts';
import { purchasePaths } from '../packages/packages.paths.ts';
import { reviewPaths } from '../reviews/reviews.paths.ts';
import { roomRequestPaths } from '../room-requests/room-requests.paths.ts';
import { ticketOrderPaths } from '../tickets/tickets.paths.ts';

/** The addresses of things; places in queues have no page of their own. */
const urls: Readonly<Record<CustomerThingKind, ((id: number) => string) | null>> = {
  booking: id => `${bookingPaths.list.path}?booking=${id}`,
  ticketOrder: orderId => href(ticketOrderPaths.page, { orderId }),
  eventRequest: id => href(eventRequestPaths.page, { id }),
  roomRequest: id => href(roomRequestPaths.page, { id }),
  marketRequest: requestId => href(marketRequestPaths.page, { requestId }),
  package: purchaseId => href(purchasePaths.page, { purchaseId }),
  certificate: id => href(certificatePaths.page, { id }),
  review: reviewId => href(reviewPaths.page, { reviewId }),
  wait: null,
  ticketWait: null,
};

/** Where one of a person's things is opened; null if it has no page. */
export const thingUrl = (kind: CustomerThingKind, id: number): string | null => urls[kind]?.(id) ?? null;

/** The list of a kind filtered to a person's phone, where the list can do that. */
export const thingsUrl = (kind: CustomerThingKind, phone: string): string | null => {
  if (kind === 'booking') return `${bookingPaths.list.path}?search=${phone}`;
  return kind === 'ticketOrder' ? `${ticketOrderPaths.list.path}?search=${phone}` : null;
};
