import type { PackageTotals, Purchase } from '@venue/sdk/packages/model';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { numberLike, type SearchQuery, withWords } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { packagePurchase } from './packages.table.ts';

const sortable = {
  purchaseId: [packagePurchase.id],
  hoursLeft: [packagePurchase.hoursLeft, packagePurchase.id],
  validUntil: [packagePurchase.validUntil, packagePurchase.id],
  paidAt: [packagePurchase.paidAt, packagePurchase.id],
} as const;

interface PurchasesQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly purchaseStatus?: Purchase['purchaseStatus'] | undefined;
  readonly packageId?: number | undefined;
  readonly userId?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const listed = (db: Db) =>
  db
    .select({
      ...getTableColumns(packagePurchase),
      lastname: users.lastname,
      name: users.name,
      middlename: users.middlename,
      phone: users.phone,
      accountState: accountStateInSql,
    })
    .from(packagePurchase)
    .innerJoin(users, eq(users.id, packagePurchase.userId));
export type ListedPurchase = Awaited<ReturnType<typeof listed>>[number];

const searched = ({ purchaseStatus: status, packageId, userId, search = '' }: PurchasesQuery): SearchQuery => ({
  id: packagePurchase.id,
  fits: and(
    status === undefined ? undefined : eq(packagePurchase.status, status),
    packageId === undefined ? undefined : eq(packagePurchase.packageId, packageId),
    userId === undefined ? undefined : eq(packagePurchase.userId, userId),
  ),
  found:
    search === ''
      ? undefined
      : [
          numberLike(packagePurchase.id, search),
          withWords([packagePurchase.title], search),
          isPerson(packagePurchase.userId, search),
        ],
});

/** A page of the packages that were bought. */
export function purchasesPage(db: Db, query: PurchasesQuery) {
  return pageByIds<ListedPurchase>(db, query, {
    ...searched(query),
    sorting: inOrder(sortable[query.sort ?? 'purchaseId'], query.order ?? 'desc'),
    rowsOf: ids => listed(db).where(inArray(packagePurchase.id, [...ids])),
  });
}

export async function listedPurchase(db: Db, id: number): Promise<ListedPurchase | undefined> {
  const [row] = await listed(db).where(eq(packagePurchase.id, id));
  return row;
}

/** What packages brought, and what is still owed by them on this day. */
export async function totals(db: Db, day: string): Promise<PackageTotals> {
  const sum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);
  const { hours, hoursLeft, hoursReturned, price, validUntil } = packagePurchase;
  const used = sql`${hours} - ${hoursLeft} - ${hoursReturned}`;
  const worth = (part: typeof used | typeof hoursLeft) => sql`ceil(${price} * (${part})::numeric / ${hours})`;
  const open = sql`${validUntil} >= ${day}::date`;
  const [row] = await db
    .select({
      soldCount: sql<number>`count(*)`.mapWith(Number),
      soldHours: sum(sql`${hours}`),
      soldSum: sum(sql`${price}`),
      usedHours: sum(used),
      usedSum: sum(sql`${price} - ${worth(hoursLeft)} - ${worth(sql`${hoursReturned}`)}`),
      returnedHours: sum(sql`${hoursReturned}`),
      returnedSum: sum(worth(sql`${hoursReturned}`)),
      openHours: sum(sql`case when ${open} then ${hoursLeft} else 0 end`),
      openSum: sum(sql`case when ${open} then ${worth(hoursLeft)} else 0 end`),
      expiredHours: sum(sql`case when ${open} then 0 else ${hoursLeft} end`),
      expiredSum: sum(sql`case when ${open} then 0 else ${worth(hoursLeft)} end`),
    })
    .from(packagePurchase)
    .where(inArray(packagePurchase.status, [2, 4]));
  if (!row) throw new Error('a sum has one row');
  return row;
}
