import { staffBookingStatus } from '@venue/sdk/bookings/model';
import { certificateStatus } from '@venue/sdk/certificates/model';
import type { CustomerThingKind, CustomerThings } from '@venue/sdk/customers/model';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { purchaseStatus } from '@venue/sdk/packages/model';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { waitStatus } from '@venue/sdk/waitlist/model';
import type { ThingRow } from './customers.store.ts';

interface Labelled {
  readonly options: readonly { readonly id: number | string; readonly label: string }[];
}

const ofEnum = (values: Labelled) => (state: string) =>
  values.options.find(({ id }) => String(id) === state)?.label ?? '';

/** What the status of a thing is called. */
const stateLabels: Readonly<Record<CustomerThingKind, (state: string) => string>> = {
  booking: state => (state === 'absent' ? 'Не\u00a0пришли' : ofEnum(staffBookingStatus)(state)),
  ticketOrder: ofEnum(ticketOrderStatus),
  eventRequest: ofEnum(eventRequestStatus),
  roomRequest: ofEnum(roomRequestStatus),
  marketRequest: ofEnum(marketRequestStatus),
  package: ofEnum(purchaseStatus),
  certificate: ofEnum(certificateStatus),
  review: state => (state === 'published' ? 'Опубликован' : 'Не\u00a0опубликован'),
  wait: ofEnum(waitStatus),
  ticketWait: ofEnum(ticketWaitStatus),
};

/** The rows of `thingsOf`, grouped by kind. */
export function presentThings(rows: readonly ThingRow[]): CustomerThings[] {
  const groups = Map.groupBy(rows, ({ thing }) => thing);
  return [...groups].map(([thing, latest]) => ({
    thing,
    total: latest[0]?.total ?? 0,
    latest: latest.map(({ id, title, at, sum, state }) => ({
      thingId: id,
      title,
      at: at.toISOString(),
      sum,
      state: stateLabels[thing](state),
    })),
  }));
}
