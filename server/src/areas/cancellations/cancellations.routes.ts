import { cancelEventRequest, getRequestCancellation } from '@venue/sdk/cancellations';
import { inTransaction, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { takeOwn } from '../event-requests/event-requests.service.ts';
import { callOff, cancellationOf } from './cancellations.service.ts';

export const cancellationsRoutes = [
  handle(getRequestCancellation, ({ id }, context) =>
    inTransaction(context.db, async tx => {
      const { pages, ...money } = await cancellationOf(tx, context, await takeOwn(tx, context, id));
      const affected = pages.map(({ row, tickets, refund }) => ({
        eventId: row.id,
        eventTitle: row.title,
        tickets,
        refund,
      }));
      return { message: { ...money, pages: affected } };
    }),
  ),

  handle(cancelEventRequest, ({ id, body }, context) =>
    transact(context, async tx => {
      await callOff(tx, context, await takeOwn(tx, context, id), body);
      return { message: { success: true } };
    }),
  ),
];
