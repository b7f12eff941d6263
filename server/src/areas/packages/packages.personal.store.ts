import { formatHours, momentOf } from '@venue/sdk';
import { purchaseStatus } from '@venue/sdk/packages/model';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ahead } from '../../area/ahead.ts';
import { of, type PersonalData } from '../../area/personalData.ts';
import { restOf } from './packages.rules.ts';
import { packagePurchase, packageStep, packageUse } from './packages.table.ts';

const ofPurchases = (purchaseId: PgColumn) => (userId: number) =>
  inArray(
    purchaseId,
    sql`(select ${packagePurchase.id} from ${packagePurchase} where ${packagePurchase.userId} = ${userId})`,
  );

/** Packages with hours that may still be used: staff return the money, or the deletion waits for the end of the term. */
const packagesAhead: Ahead = {
  async list(db, userId, now) {
    const rows = await db
      .select()
      .from(packagePurchase)
      .where(
        and(
          eq(packagePurchase.userId, userId),
          eq(packagePurchase.status, purchaseStatus.active),
          gt(packagePurchase.hoursLeft, 0),
        ),
      )
      .orderBy(asc(packagePurchase.id));
    return rows
      .map(row => ({ row, end: new Date(momentOf(row.validUntil ?? '1970-01-01', 24)) }))
      .filter(({ end }) => end > now)
      .map(({ row, end }) => ({
        kind: 'package' as const,
        id: row.id,
        title: `${row.title}: осталось ${formatHours(row.hoursLeft)}`,
        sum: restOf(row),
        until: end.toISOString(),
        refund: null,
      }));
  },
};

/** The packages that people bought, and what they used them for. */
export const packagesPersonal: PersonalData = {
  tables: [
    {
      table: packagePurchase,
      about: of(packagePurchase.userId),
      as: 'packages',
      without: ['soldBy'],
      atDeletion: 'keep',
      because: 'По\u00a0нему прошли деньги; имени и\u00a0телефона в\u00a0нём нет',
      ahead: ['package'],
    },
    {
      table: packageUse,
      about: ofPurchases(packageUse.purchaseId),
      as: 'packageUses',
      atDeletion: 'keep',
      because: 'Часть истории оплаты броней',
      ahead: ['booking', 'hold'],
    },
    {
      table: packageStep,
      about: ofPurchases(packageStep.purchaseId),
      as: 'packageSteps',
      without: ['who'],
      atDeletion: 'keep',
      because: 'История абонемента, по\u00a0которому прошли деньги',
      ahead: ['package'],
    },
  ],
  ahead: packagesAhead,
  records: [{ kinds: ['package'], id: packagePurchase.id, userId: packagePurchase.userId }],
};
