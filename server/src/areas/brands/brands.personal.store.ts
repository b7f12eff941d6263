import { eq, inArray, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { brand, brandActivity } from './brands.table.ts';

/** People's brands. */
export const brandsPersonal: PersonalData = {
  tables: [
    { table: brand, about: of(brand.userId), as: 'brands', atDeletion: 'delete', ahead: ['brand'] },
    {
      table: brandActivity,
      about: userId =>
        inArray(brandActivity.brandId, sql`(select ${brand.id} from ${brand} where ${brand.userId} = ${userId})`),
      as: 'brandActivities',
      atDeletion: 'delete',
      ahead: ['brand'],
    },
  ],
  ahead: {
    list: async (db, userId) =>
      (await db.select({ id: brand.id, title: brand.name }).from(brand).where(eq(brand.userId, userId))).map(row => ({
        kind: 'brand' as const,
        ...row,
        sum: null,
        until: null,
        refund: null,
      })),
  },
  records: [{ kinds: ['brand'], id: brand.id, userId: brand.userId, pictures: ['brand'], approved: true }],
};
