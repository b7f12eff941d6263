import { ApiFailure, failure } from '@venue/sdk';
import { quoteGroup, writeGroup } from '@venue/sdk/bookings';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { holdGroup, mustBeFree, quoteParts } from './bookings.group.service.ts';

export const bookingsGroupRoutes = [
  handle(quoteGroup, async ({ body: { parts } }, context) => ({
    message: await quoteParts(context.db, parts, context),
  })),

  handle(writeGroup, async ({ body: { parts } }, context) => {
    await mustBeFree(context, parts);
    try {
      return await transact(context, async tx => {
        const { group, made, expiresAt } = await holdGroup(tx, context, parts);
        return {
          id: group.id,
          message: {
            groupId: group.id,
            orderIds: made.map(each => each.id),
            expiresAt: expiresAt.toISOString(),
            price: made.reduce((sum, { price }) => sum + price, 0),
            now: context.now.toISOString(),
          },
        };
      });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'slot_taken') throw error;
      // What was taken meanwhile is looked up after the rollback.
      throw failure(writeGroup, 'slot_taken', { data: await quoteParts(context.db, parts, context) });
    }
  }),
];
