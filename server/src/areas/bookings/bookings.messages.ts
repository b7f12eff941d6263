import type { PushData } from '@venue/sdk';
import { bookingAdded, bookingDeleted, bookingPaid, orderPaid, technicalReasonWritten } from '@venue/sdk/bookings';
import type { LiveMessage } from '../../core/liveMessage.ts';
import { toTopic } from '../../core/publish.ts';

interface Hours {
  readonly roomId: number;
  readonly hours: readonly Date[];
}
type Of = Hours & { readonly id: number; readonly userId: number };

const starts = (hours: readonly Date[]) => hours.map(each => each.toISOString());
const personal = (userId: number) => `info/${userId}` as const;

// The public topic learns which hours changed, never whose they are.
const both =
  (push: typeof bookingAdded | typeof bookingDeleted | typeof bookingPaid) =>
  ({ id, userId, roomId, hours }: Of): LiveMessage[] => [
    toTopic(push, 'residents', { roomId, starts: starts(hours), orderId: null }),
    toTopic(push, personal(userId), { roomId, starts: starts(hours), orderId: id }),
  ];

/** Hours were held for a booking. */
export const bookingAddedMessages = both(bookingAdded);

/** A booking was cancelled or its hold ended. */
export const bookingDeletedMessages = both(bookingDeleted);

/** A booking was paid. */
export const bookingPaidMessages = both(bookingPaid);

/** The payment status of an order changed. */
export const moneyMessage = (
  { id, userId }: { id: number; userId: number },
  status: PushData<typeof orderPaid>['status'],
): LiveMessage => toTopic(orderPaid, personal(userId), { orderId: id, status });

export const hoursClosedMessage = ({ roomId, hours }: Hours): LiveMessage =>
  toTopic(technicalReasonWritten, 'residents', { roomId, starts: starts(hours), orderId: null });

export const hoursOpenedMessage = ({ roomId, hours }: Hours): LiveMessage =>
  toTopic(bookingDeleted, 'residents', { roomId, starts: starts(hours), orderId: null });
