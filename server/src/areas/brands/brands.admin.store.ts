import { addDays, momentOf } from '@venue/sdk';
import type { BrandStatus } from '@venue/sdk/brands/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, asc, desc, eq, getTableColumns, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { type PageOf, pageOf } from '../../core/db/pageOf.ts';
import { containing, digitsLike } from '../../core/db/search.ts';
import { accountStateInSql, personName as ownerName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { organisation } from '../profile/profile.table.ts';
import { type BrandRecord, doing } from './brands.store.ts';
import { brand } from './brands.table.ts';

/** A brand with its organisation and its owner. */
export interface OwnedBrand extends BrandRecord {
  readonly ownerName: string;
  readonly ownerPhone: string;
  readonly accountState: AccountState;
}

/** What the staff's list is filtered and ordered by. */
export interface WantedBrands {
  readonly status?: BrandStatus | undefined;
  readonly activityKindId?: number | undefined;
  readonly ownerId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const sortable = {
  brandId: brand.id,
  brandName: brand.name,
  brandStatus: brand.status,
  ownerName,
  sentAt: brand.sentAt,
  updatedAt: brand.updatedAt,
} as const;

function searched(db: Db, { status, activityKindId, ownerId, from, to, search }: WantedBrands): SQL | undefined {
  const words = containing(search ?? '');
  return and(
    status === undefined ? undefined : eq(brand.status, status),
    activityKindId === undefined ? undefined : doing(db, activityKindId),
    ownerId === undefined ? undefined : eq(brand.userId, ownerId),
    from === undefined ? undefined : gte(brand.sentAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(brand.sentAt, momentOf(addDays(to, 1), 0)),
    search
      ? or(
          ilike(brand.name, words),
          ilike(organisation.name, words),
          sql`${ownerName} ilike ${words}`,
          digitsLike(users.phone, search),
          digitsLike(organisation.inn, search),
        )
      : undefined,
  );
}

function inOrder({ sort = 'brandId', order = 'desc' }: WantedBrands): SQL[] {
  const way = order === 'asc' ? asc : desc;
  // What has no moment of its own stands last either way.
  return [sql`${way(sortable[sort])} nulls last`, way(brand.id)];
}

/** All brands that fit, for exports. */
export const allBrands = (db: Db, wanted: WantedBrands) =>
  db
    .select({
      ...getTableColumns(brand),
      companyName: organisation.name,
      companyType: organisation.type,
      companyInn: organisation.inn,
      ownerName,
      ownerPhone: users.phone,
      accountState: accountStateInSql,
    })
    .from(brand)
    .innerJoin(users, eq(users.id, brand.userId))
    .leftJoin(organisation, eq(organisation.id, brand.organisationId))
    .where(searched(db, wanted))
    .orderBy(...inOrder(wanted));

/** Of each brand that fits its number, as the filters need to be joined. */
const numbersOf = (db: Db, wanted: WantedBrands) =>
  db
    .select({ id: brand.id, name: brand.name, status: brand.status })
    .from(brand)
    .innerJoin(users, eq(users.id, brand.userId))
    .leftJoin(organisation, eq(organisation.id, brand.organisationId))
    .where(searched(db, wanted));

/** The first so many of them, with no more than a decision takes. */
export const brandsInBrief = (db: Db, wanted: WantedBrands, most: number) =>
  numbersOf(db, wanted)
    .orderBy(...inOrder(wanted))
    .limit(most);

/** A page of all brands with the number of all that fit. */
export const allBrandsPage = (
  db: Db,
  wanted: WantedBrands & { readonly page: number; readonly pageSize: number },
): Promise<PageOf<OwnedBrand>> => pageOf(db, wanted, allBrands(db, wanted), numbersOf(db, wanted));
