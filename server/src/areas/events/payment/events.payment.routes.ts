import { ApiFailure } from '@venue/sdk';
import { payForEvent } from '@venue/sdk/events';
import type { Payable } from '../../../area/payable.ts';
import { handle } from '../../../core/http/handle.ts';
import { startPayment } from '../../payments/payments.start.service.ts';
import type { EventTableRow } from '../events.store.ts';
import { eventPayable } from './events.payable.ts';

/** Payment for an event by somebody who saw this price. Throws `price_changed` if it is different now. */
const seenAt = (price: number): Payable<EventTableRow> => ({
  ...eventPayable,
  async bill(tx, row, context) {
    const bill = await eventPayable.bill(tx, row, context);
    // guard: events.payment.test.ts
    if (bill.sum !== price) throw new ApiFailure('price_changed');
    return bill;
  },
});

export const eventsPayRoutes = [
  handle(payForEvent, async ({ body: { eventId, price } }, context) => {
    const { expiresAt: _, ...open } = await startPayment(context, seenAt(price), eventId);
    return { message: { eventId, ...open } };
  }),
];
