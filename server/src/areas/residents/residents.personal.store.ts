import { asc, eq } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { resident } from './residents.table.ts';

/** What customers submitted about their business. */
export const residentsPersonal: PersonalData = {
  tables: [{ table: resident, about: of(resident.userId), as: 'residents', atDeletion: 'delete', ahead: ['resident'] }],
  ahead: {
    list: async (db, userId) =>
      (
        await db
          .select({ id: resident.id, title: resident.name })
          .from(resident)
          .where(eq(resident.userId, userId))
          .orderBy(asc(resident.id))
      ).map(row => ({ kind: 'resident' as const, ...row, sum: null, until: null, refund: null })),
  },
  records: [{ kinds: ['resident'], id: resident.id, userId: resident.userId, pictures: ['resident'] }],
};
