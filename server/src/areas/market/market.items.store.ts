import { brandStatus } from '@venue/sdk/brands/model';
import type { MarketItem, MarketItemFields } from '@venue/sdk/market/model';
import { marketItemStatus, marketRequestWaiting } from '@venue/sdk/market/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, desc, eq, getTableColumns, inArray, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageByIds, type Sorting, type SortOf, sortedBy, sortsBy } from '../../core/db/pageByIds.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { type FoundBy, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { doing } from '../brands/brands.store.ts';
import { brand } from '../brands/brands.table.ts';
import { type MarketItemRow, marketItem, marketRequest, marketRequestItem } from './market.table.ts';

/** The first request with an item that waits for a decision; null when there is none. */
const heldBy = (db: Db): SQL<number | null> =>
  sql<number | null>`(${db
    .select({ first: min(marketRequest.id) })
    .from(marketRequestItem)
    .innerJoin(marketRequest, eq(marketRequest.id, marketRequestItem.requestId))
    .where(
      and(eq(marketRequestItem.itemId, marketItem.id), inArray(marketRequest.status, [...marketRequestWaiting])),
    )})`;

/** An item with its brand and owner, and the request that holds it. */
export interface ItemRecord extends MarketItemRow {
  readonly brandName: string;
  readonly ownerName: string;
  readonly ownerPhone: string;
  readonly accountState: AccountState;
  readonly heldBy: number | null;
}

const read = (db: Db) =>
  db
    .select({
      ...getTableColumns(marketItem),
      brandName: brand.name,
      ownerName: personName,
      ownerPhone: users.phone,
      accountState: accountStateInSql,
      heldBy: heldBy(db),
    })
    .from(marketItem)
    .innerJoin(brand, eq(brand.id, marketItem.brandId))
    .innerJoin(users, eq(users.id, marketItem.userId));

export async function itemById(db: Db, id: number): Promise<ItemRecord | undefined> {
  const [row] = await read(db).where(and(eq(marketItem.id, id), isNull(marketItem.deletedAt)));
  return row;
}

/** Items by id, including deleted ones, for the requests that contain them. */
export async function itemsByIds(db: Db, ids: readonly number[]): Promise<Map<number, ItemRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await read(db).where(inArray(marketItem.id, [...ids]));
  return new Map(rows.map(row => [row.id, row]));
}

/** Items locked until the transaction ends, in the order of their ids. */
export const lockItems = (tx: Db, ids: readonly number[]): Promise<MarketItemRow[]> =>
  tx
    .select()
    .from(marketItem)
    .where(and(inArray(marketItem.id, [...ids]), isNull(marketItem.deletedAt)))
    .orderBy(marketItem.id)
    .for('update');

export async function isWaiting(tx: Db, itemId: number): Promise<boolean> {
  const [row] = await tx
    .select({ heldBy: heldBy(tx) })
    .from(marketItem)
    .where(eq(marketItem.id, itemId));
  return row !== undefined && row.heldBy !== null;
}

/** What its owner writes about an item. */
export const itemFields = recordFields<MarketItemFields>()(
  marketItem,
  {
    brandId: 'brandId',
    itemName: 'name',
    itemDescription: 'description',
    itemArticle: 'article',
    itemBarcode: 'barcode',
    itemPrice: 'price',
    itemUnit: 'unit',
    itemWeight: 'weight',
    itemNeedsMarking: 'needsMarking',
  },
  { itemName: name => name.trim(), itemDescription: text => cleanHtml(text) },
);

export async function addItem(tx: Db, values: typeof marketItem.$inferInsert): Promise<number> {
  const row = inserted(await tx.insert(marketItem).values(values).returning({ id: marketItem.id }));
  return row.id;
}

export async function changeItem(tx: Db, id: number, values: Partial<typeof marketItem.$inferInsert>): Promise<void> {
  await tx.update(marketItem).set(values).where(eq(marketItem.id, id));
}

/** Confirms the items of an accepted request and returns their ids. */
export async function confirmItems(tx: Db, requestId: number, now: Date): Promise<number[]> {
  const ofRequest = tx
    .select({ id: marketRequestItem.itemId })
    .from(marketRequestItem)
    .where(eq(marketRequestItem.requestId, requestId));
  const rows = await tx
    .update(marketItem)
    .set({ status: marketItemStatus.confirmed, updatedAt: now })
    .where(and(inArray(marketItem.id, ofRequest), isNull(marketItem.deletedAt)))
    .returning({ id: marketItem.id });
  return rows.map(row => row.id);
}

/** Hides an item and takes it out of requests that were not sent. */
export async function removeItem(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(marketItem).set({ deletedAt: now }).where(eq(marketItem.id, id));
  await tx.delete(marketRequestItem).where(and(eq(marketRequestItem.itemId, id), isNull(marketRequestItem.sentPrice)));
}

const sortable = {
  itemId: [marketItem.id],
  itemName: [marketItem.name, marketItem.id],
  itemPrice: [marketItem.price, marketItem.id],
  itemStatus: [marketItem.status, marketItem.id],
  brandName: [brand.name, marketItem.id],
  updatedAt: [marketItem.updatedAt, marketItem.id],
} as const;

/** Items that visitors see: confirmed, not deleted, and of a brand that is verified now. */
const isVisible = and(
  isNull(marketItem.deletedAt),
  eq(marketItem.status, marketItemStatus.confirmed),
  eq(brand.status, brandStatus.verified),
);

interface ShownQuery {
  readonly brandId?: number | undefined;
  readonly kindId?: number | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the items visitors see, with the total count. */
export function shownItems(db: Db, query: ShownQuery) {
  const { brandId, kindId, search } = query;
  const fit = and(
    isVisible,
    kindId === undefined ? undefined : doing(db, kindId),
    whereOf(fitting({ brandId, search })),
  );
  const rows = read(db).where(fit).orderBy(desc(marketItem.updatedAt), desc(marketItem.id));
  const numbers = db
    .select({ id: marketItem.id })
    .from(marketItem)
    .innerJoin(brand, eq(brand.id, marketItem.brandId))
    .where(fit);
  return pageOf(db, query, rows, numbers);
}

/** An item visitors see. */
export async function shownItem(db: Db, id: number): Promise<ItemRecord | undefined> {
  const [row] = await read(db).where(and(isVisible, eq(marketItem.id, id)));
  return row;
}

export interface WantedItems {
  readonly userId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly status?: MarketItem['itemStatus'] | undefined;
  readonly search?: string | undefined;
  /** Staff also look by owner, article and barcode. */
  readonly widely?: boolean;
  readonly sort?: SortOf<typeof sortable> | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

function fitting({ userId, brandId, status, search, widely }: WantedItems): SearchQuery {
  const fits = and(
    isNull(marketItem.deletedAt),
    userId === undefined ? undefined : eq(marketItem.userId, userId),
    brandId === undefined ? undefined : eq(marketItem.brandId, brandId),
    status === undefined ? undefined : eq(marketItem.status, status),
  );
  return { id: marketItem.id, fits, found: search ? searched(search, widely) : undefined };
}

function searched(search: string, widely = false): (FoundBy | undefined)[] {
  return [
    withWords([marketItem.name, marketItem.article, marketItem.barcode], search),
    { column: marketItem.brandId, id: brand.id, fits: withWords([brand.name], search) },
    widely ? isPerson(marketItem.userId, search) : undefined,
  ];
}

const sortingOf = ({ sort = 'updatedAt', order = 'desc' }: WantedItems): Sorting => sortedBy(sortable, sort, order);

/** All items that fit, for exports. */
export const allItems = (db: Db, query: WantedItems) =>
  read(db)
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns());

/** A page of items with the total count. */
export function itemsPage(db: Db, query: WantedItems & { readonly page: number; readonly pageSize: number }) {
  return pageByIds<ItemRecord>(db, query, {
    ...fitting(query),
    joined: numbers =>
      sortsBy(query.sort, 'brandName') ? numbers.innerJoin(brand, eq(brand.id, marketItem.brandId)) : numbers,
    sorting: sortingOf(query),
    rowsOf: ids => read(db).where(inArray(marketItem.id, [...ids])),
  });
}
