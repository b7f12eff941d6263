import { formatDate, formatHours, momentOf } from '@venue/sdk';
import { purchaseStatus } from '@venue/sdk/packages/model';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import { tell } from '../../core/outbox.ts';
import { mustExist } from '../../core/record/records.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { purchaseById } from './packages.store.ts';
import { packagePurchase } from './packages.table.ts';

/** Packages whose term ends while hours are left; a term that staff extend is reminded of anew. */
export const packageReminding: Reminding = {
  kind: 'package',
  who: 'its owner, as long as hours are left',
  upcoming: (now, until) => sql`
    select ended.* from (
      select ${packagePurchase.id}, ${packagePurchase.paidAt} as since, ${packagePurchase.userId} as user_id,
        ${packagePurchase.id}::text as whose,
        (${packagePurchase.validUntil} + 1)::timestamp at time zone 'Asia/Yekaterinburg' as at
      from ${packagePurchase}
      where ${packagePurchase.status} = ${purchaseStatus.active} and ${packagePurchase.hoursLeft} > 0) ended
    where ended.at > ${now.toISOString()}::timestamptz and ended.at <= ${until.toISOString()}::timestamptz`,
  lock: async (tx, ids) =>
    (
      await tx
        .select({ id: packagePurchase.id })
        .from(packagePurchase)
        .where(inArray(packagePurchase.id, [...ids]))
        .orderBy(asc(packagePurchase.id))
        .for('share', { skipLocked: true })
    ).map(({ id }) => id),
  async remind(tx, works, [id = 0], at) {
    const row = mustExist(await purchaseById(tx, id));
    return tell(tx, works, {
      event: 'reminder.package',
      of: { kind: 'package', ids: [id] },
      to: await reachOf(tx, row.userId),
      uselessAt: at,
      about: {
        title: row.title,
        left: formatHours(row.hoursLeft),
        until: row.validUntil === null ? '' : formatDate(momentOf(row.validUntil, 12)),
      },
    });
  },
};
