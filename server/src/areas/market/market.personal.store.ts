import { marketRequestStatus } from '@venue/sdk/market/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { brand } from '../brands/brands.table.ts';
import { marketItem, marketRequest, marketRequestItem } from './market.table.ts';

const atWork = [marketRequestStatus.onVerification, marketRequestStatus.inProgress];

/** What people offer on the marketplace. */
export const marketPersonal: PersonalData = {
  tables: [
    {
      table: marketRequest,
      about: of(marketRequest.userId),
      as: 'marketRequests',
      atDeletion: 'delete',
      ahead: ['request'],
    },
    { table: marketItem, about: of(marketItem.userId), as: 'marketItems', atDeletion: 'delete', ahead: ['brand'] },
    {
      table: marketRequestItem,
      about: userId =>
        inArray(
          marketRequestItem.requestId,
          sql`(select ${marketRequest.id} from ${marketRequest} where ${marketRequest.userId} = ${userId})`,
        ),
      as: 'marketRequestItems',
      atDeletion: 'delete',
      ahead: ['request'],
    },
  ],
  ahead: {
    list: async (db, userId) =>
      (
        await db
          .select({ id: marketRequest.id, title: brand.name })
          .from(marketRequest)
          .innerJoin(brand, eq(brand.id, marketRequest.brandId))
          .where(and(eq(marketRequest.userId, userId), inArray(marketRequest.status, atWork)))
      ).map(row => ({ kind: 'request' as const, ...row, sum: null, until: null, refund: null })),
  },
  records: [
    { kinds: ['marketRequest'], id: marketRequest.id, userId: marketRequest.userId },
    { kinds: ['marketItem'], id: marketItem.id, userId: marketItem.userId, pictures: ['marketItem'], approved: true },
  ],
};
