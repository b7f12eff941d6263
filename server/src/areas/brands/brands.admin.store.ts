import { addDays, momentOf } from '@venue/sdk';
import type { BrandStatus } from '@venue/sdk/brands/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { pageByIds, type Sorting, type SortOf, sortedBy, sortsBy } from '../../core/db/pageByIds.ts';
import type { PageOf } from '../../core/db/pageOf.ts';
import { type FoundBy, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { nameInOrder, users } from '../accounts/accounts.table.ts';
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
  readonly sort?: SortOf<typeof sortable> | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const ofCompany = (search: string): FoundBy => ({
  column: brand.organisationId,
  id: organisation.id,
  fits: withWords([organisation.name, organisation.inn], search),
});

function fitting(db: Db, { status, activityKindId, ownerId, from, to, search }: WantedBrands): SearchQuery {
  const fits = and(
    status === undefined ? undefined : eq(brand.status, status),
    activityKindId === undefined ? undefined : doing(db, activityKindId),
    ownerId === undefined ? undefined : eq(brand.userId, ownerId),
    from === undefined ? undefined : gte(brand.sentAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(brand.sentAt, momentOf(addDays(to, 1), 0)),
  );
  const matches = search
    ? [withWords([brand.name], search), ofCompany(search), isPerson(brand.userId, search)]
    : undefined;
  return { id: brand.id, fits, found: matches };
}

const sortable = {
  brandId: [brand.id],
  brandName: [brand.name, brand.id],
  brandStatus: [brand.status, brand.id],
  ownerName: [nameInOrder(users), brand.id],
  sentAt: [brand.sentAt, brand.id],
  updatedAt: [brand.updatedAt, brand.id],
} as const;

// Brands that were never sent come last in both directions.
const sortingOf = ({ sort = 'brandId', order = 'desc' }: WantedBrands): Sorting =>
  sortedBy(sortable, sort, order, name => (name === 'sentAt' ? 'last' : undefined));

const whole = (db: Db) =>
  db
    .select({
      ...getTableColumns(brand),
      companyName: organisation.name,
      companyType: organisation.type,
      companyInn: organisation.inn,
      ownerName: personName,
      ownerPhone: users.phone,
      accountState: accountStateInSql,
    })
    .from(brand)
    .innerJoin(users, eq(users.id, brand.userId))
    .leftJoin(organisation, eq(organisation.id, brand.organisationId));

/** All brands that fit, for exports. */
export const allBrands = (db: Db, query: WantedBrands) =>
  whole(db)
    .where(whereOf(fitting(db, query)))
    .orderBy(...sortingOf(query).columns());

/** The first `most` of them, with only the fields that a bulk decision needs. */
export const brandsInBrief = (db: Db, query: WantedBrands, most: number) =>
  db
    .select({ id: brand.id, name: brand.name, status: brand.status })
    .from(brand)
    .innerJoin(users, eq(users.id, brand.userId))
    .where(whereOf(fitting(db, query)))
    .orderBy(...sortingOf(query).columns())
    .limit(most);

/** A page of all brands, with the total. */
export function allBrandsPage(
  db: Db,
  query: WantedBrands & { readonly page: number; readonly pageSize: number },
): Promise<PageOf<OwnedBrand>> {
  return pageByIds(db, query, {
    ...fitting(db, query),
    joined: numbers =>
      sortsBy(query.sort, 'ownerName') ? numbers.innerJoin(users, eq(users.id, brand.userId)) : numbers,
    sorting: sortingOf(query),
    rowsOf: ids => whole(db).where(inArray(brand.id, [...ids])),
  });
}
