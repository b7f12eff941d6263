import { addDays, momentOf } from '@venue/sdk';
import type { MarketRequestStatus } from '@venue/sdk/market/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, asc, count, eq, getTableColumns, gte, inArray, lt, max, ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageByIds, type Sorting, type SortOf, sortedBy, sortsBy } from '../../core/db/pageByIds.ts';
import type { PageOf } from '../../core/db/pageOf.ts';
import { type FoundBy, numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { brand } from '../brands/brands.table.ts';
import { type MarketRequestTableRow, marketItem, marketRequest, marketRequestItem } from './market.table.ts';

const itemsCount =
  sql<number>`(select count(*) from ${marketRequestItem} where ${marketRequestItem.requestId} = ${marketRequest.id})`.mapWith(
    Number,
  );

/** A request with its brand, its owner and how many items it has. */
export interface RequestRecord extends MarketRequestTableRow {
  readonly brandName: string;
  readonly ownerName: string;
  readonly ownerPhone: string;
  readonly accountState: AccountState;
  readonly itemsCount: number;
}

const read = (db: Db) =>
  db
    .select({
      ...getTableColumns(marketRequest),
      brandName: brand.name,
      ownerName: personName,
      ownerPhone: users.phone,
      accountState: accountStateInSql,
      itemsCount,
    })
    .from(marketRequest)
    .innerJoin(brand, eq(brand.id, marketRequest.brandId))
    .innerJoin(users, eq(users.id, marketRequest.userId));

export async function requestById(db: Db, id: number): Promise<RequestRecord | undefined> {
  const [row] = await read(db).where(eq(marketRequest.id, id));
  return row;
}

export async function lockRequest(tx: Db, id: number): Promise<MarketRequestTableRow | undefined> {
  const [row] = await tx.select().from(marketRequest).where(eq(marketRequest.id, id)).for('update');
  return row;
}

export async function addRequest(tx: Db, values: typeof marketRequest.$inferInsert): Promise<MarketRequestTableRow> {
  return inserted(await tx.insert(marketRequest).values(values).returning());
}

export async function changeRequest(
  tx: Db,
  id: number,
  values: Partial<typeof marketRequest.$inferInsert>,
): Promise<MarketRequestTableRow> {
  const [row] = await tx.update(marketRequest).set(values).where(eq(marketRequest.id, id)).returning();
  if (!row) throw new Error(`market request ${id} is gone`);
  return row;
}

export async function removeRequest(tx: Db, id: number): Promise<void> {
  await tx.delete(marketRequest).where(eq(marketRequest.id, id));
}

/** The items of a request in the order they were put in. */
export const itemsOf = (db: Db, requestId: number) =>
  db
    .select()
    .from(marketRequestItem)
    .where(eq(marketRequestItem.requestId, requestId))
    .orderBy(asc(marketRequestItem.position));

export async function countItems(tx: Db, requestId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(marketRequestItem)
    .where(eq(marketRequestItem.requestId, requestId));
  return row?.n ?? 0;
}

interface Placing {
  readonly itemId: number;
  readonly quantity: number;
  readonly comment: string;
}

/** Adds an item to a request, or changes its quantity and comment. */
export async function putItem(tx: Db, requestId: number, { itemId, quantity, comment }: Placing): Promise<void> {
  const [last] = await tx
    .select({ position: max(marketRequestItem.position) })
    .from(marketRequestItem)
    .where(eq(marketRequestItem.requestId, requestId));
  await tx
    .insert(marketRequestItem)
    .values({ requestId, itemId, quantity, comment, position: (last?.position ?? 0) + 1 })
    .onConflictDoUpdate({
      target: [marketRequestItem.requestId, marketRequestItem.itemId],
      set: { quantity, comment },
    });
}

const one = (requestId: number, itemId: number) =>
  and(eq(marketRequestItem.requestId, requestId), eq(marketRequestItem.itemId, itemId));

/** Changes the quantity and comment of an item in a request; false when it is not in it. */
export async function changeItemIn(tx: Db, requestId: number, { itemId, ...values }: Placing): Promise<boolean> {
  const rows = await tx
    .update(marketRequestItem)
    .set(values)
    .where(one(requestId, itemId))
    .returning({ itemId: marketRequestItem.itemId });
  return rows.length > 0;
}

/** Takes an item out of a request; false when it was not in it. */
export async function takeItemOut(tx: Db, requestId: number, itemId: number): Promise<boolean> {
  const rows = await tx
    .delete(marketRequestItem)
    .where(one(requestId, itemId))
    .returning({ itemId: marketRequestItem.itemId });
  return rows.length > 0;
}

/** Stores the current prices with a request that is sent, or removes them when it is taken back for changes. */
export async function freezePrices(tx: Db, requestId: number, frozen: boolean): Promise<void> {
  const price = sql`(select ${marketItem.price} from ${marketItem} where ${marketItem.id} = ${marketRequestItem.itemId})`;
  await tx
    .update(marketRequestItem)
    .set({ sentPrice: frozen ? price : null })
    .where(eq(marketRequestItem.requestId, requestId));
}

const sortable = {
  requestId: [marketRequest.id],
  requestStatus: [marketRequest.status, marketRequest.id],
  brandName: [brand.name, marketRequest.id],
  total: [marketRequest.total, marketRequest.id],
  sentAt: [marketRequest.sentAt, marketRequest.id],
  updatedAt: [marketRequest.updatedAt, marketRequest.id],
} as const;

export interface WantedRequests {
  readonly userId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly status?: MarketRequestStatus | undefined;
  /** Leaves drafts out. */
  readonly sent?: boolean;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: SortOf<typeof sortable> | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const { draft } = marketRequestStatus;

function fitting({ userId, brandId, status, sent, from, to, search }: WantedRequests): SearchQuery {
  const fits = and(
    userId === undefined ? undefined : eq(marketRequest.userId, userId),
    brandId === undefined ? undefined : eq(marketRequest.brandId, brandId),
    status === undefined ? undefined : eq(marketRequest.status, status),
    sent ? (status === draft ? sql`false` : ne(marketRequest.status, draft)) : undefined,
    from === undefined ? undefined : gte(marketRequest.sentAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(marketRequest.sentAt, momentOf(addDays(to, 1), 0)),
  );
  return { id: marketRequest.id, fits, found: search ? searched(search) : undefined };
}

function searched(search: string): (FoundBy | undefined)[] {
  return [
    withWords([marketRequest.contactName], search),
    { column: marketRequest.brandId, id: brand.id, fits: withWords([brand.name], search) },
    isPerson(marketRequest.userId, search),
    numberLike(marketRequest.id, search),
  ];
}

// Requests that were never sent come last in both directions.
const sortingOf = ({ sort = 'requestId', order = 'desc' }: WantedRequests): Sorting =>
  sortedBy(sortable, sort, order, name => (name === 'sentAt' ? 'last' : undefined));

/** All requests that fit, for exports. */
export const allRequests = (db: Db, query: WantedRequests) =>
  read(db)
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns());

/** The first `most` of them, with only the columns that a decision needs. */
export const requestsInBrief = (db: Db, query: WantedRequests, most: number) =>
  db
    .select({ id: marketRequest.id, brandName: brand.name, status: marketRequest.status })
    .from(marketRequest)
    .innerJoin(brand, eq(brand.id, marketRequest.brandId))
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns())
    .limit(most);

/** A page of requests with the total count. */
export function requestsPage(
  db: Db,
  query: WantedRequests & { readonly page: number; readonly pageSize: number },
): Promise<PageOf<RequestRecord>> {
  return pageByIds(db, query, {
    ...fitting(query),
    joined: numbers =>
      sortsBy(query.sort, 'brandName') ? numbers.innerJoin(brand, eq(brand.id, marketRequest.brandId)) : numbers,
    sorting: sortingOf(query),
    rowsOf: ids => read(db).where(inArray(marketRequest.id, [...ids])),
  });
}
