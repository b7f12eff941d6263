import { bookingAdded, bookingDeleted, bookingPaid, orderPaid, technicalReasonWritten } from '@venue/sdk/bookings';
import { type Announcement, onTopic } from '../../core/publish.ts';

interface Hours {
  readonly roomId: number;
  readonly hours: readonly Date[];
}
type Of = Hours & { readonly id: number; readonly userId: number };

const starts = (hours: readonly Date[]) => hours.map(each => each.toISOString());
const personal = (userId: number) => `info/${userId}`;

// The public topic learns which hours changed, never whose they are.
const both =
  (push: typeof bookingAdded | typeof bookingDeleted | typeof bookingPaid) =>
  ({ id, userId, roomId, hours }: Of): Announcement[] => [
    onTopic(push, 'residents', { roomId, starts: starts(hours) }),
    onTopic(push, personal(userId), { roomId, starts: starts(hours), orderId: id }),
  ];

/** Hours were held for a booking. */
export const tellAdded = both(bookingAdded);

/** A booking was cancelled or its hold ended. */
export const tellDeleted = both(bookingDeleted);

/** A booking was paid. */
export const tellPaid = both(bookingPaid);

/** The money of an order moved. */
export const tellMoney = (
  { id, userId }: { id: number; userId: number },
  status: 'paid' | 'process' | 'declined' | 'refunded',
): Announcement => onTopic(orderPaid, personal(userId), { orderId: id, status });

export const tellTechnical = ({ roomId, hours }: Hours): Announcement =>
  onTopic(technicalReasonWritten, 'residents', { roomId, starts: starts(hours) });

export const tellTechnicalGone = ({ roomId, hours }: Hours): Announcement =>
  onTopic(bookingDeleted, 'residents', { roomId, starts: starts(hours) });
