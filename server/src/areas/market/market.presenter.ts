import {
  type AdminMarketItem,
  type AdminMarketItemRow,
  type AdminMarketRequest,
  type AdminMarketRequestRow,
  ApprovedMarketItem,
  type MarketItem,
  type MarketRequest,
  type MarketRequestRow,
  type MarketRequestStatus,
} from '@venue/sdk/market/model';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { historyOf, lastApprovedOf } from '../../core/record/history.ts';
import { picturesOfMany } from '../../core/record/pictures.ts';
import { openApplicationId } from '../applications/applications.service.ts';
import type { ItemRecord } from './market.items.store.ts';
import { itemFields, itemsByIds, shownItem } from './market.items.store.ts';
import type { RequestRecord } from './market.requests.store.ts';
import { itemsOf } from './market.requests.store.ts';
import { itemCan, type Reader, requestCan } from './market.rules.ts';

type ReaderOf<Row> = (row: Row) => Reader;

/** The owner of an item's pictures. */
export const imagesOf = (itemId: number) => ({ owner: 'marketItem', id: itemId }) as const;

export const { fieldsOf } = itemFields;

/** Items as their readers see them. */
export async function presentItems(
  db: Db,
  rows: readonly ItemRecord[],
  readerOf: ReaderOf<ItemRecord>,
): Promise<MarketItem[]> {
  const images = await picturesOfMany(
    db,
    'marketItem',
    rows.map(row => row.id),
  );
  return rows.map(row => ({
    ...fieldsOf(row),
    itemId: row.id,
    itemStatus: row.status,
    brandName: row.brandName,
    images: images.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    heldBy: readerOf(row) === 'guest' ? null : row.heldBy,
    can: row.deletedAt ? [] : itemCan(row.heldBy !== null, readerOf(row)),
  }));
}

export async function presentItem(db: Db, row: ItemRecord, reader: Reader): Promise<MarketItem> {
  const [item] = await presentItems(db, [row], () => reader);
  if (!item) throw new Error(`market item ${row.id} is not shown`);
  return item;
}

const owner = ({ userId: ownerId, ownerName, ownerPhone, accountState }: ItemRecord | RequestRecord) => ({
  ownerId,
  ownerName,
  ownerPhone,
  accountState,
});

export async function presentAdminItems(
  db: Db,
  rows: readonly ItemRecord[],
  mayManage: boolean,
): Promise<AdminMarketItemRow[]> {
  const items = await presentItems(db, rows, () => (mayManage ? 'staff' : 'guest'));
  return items.flatMap((item, index) => {
    const row = rows[index];
    return row ? [{ ...item, ...owner(row), heldBy: row.heldBy }] : [];
  });
}

/** The last confirmed version of each of these items; null when there is none. */
async function approvedOf(db: Db, itemIds: readonly number[]): Promise<(itemId: number) => ApprovedMarketItem | null> {
  const approved = await lastApprovedOf(db, 'marketItem', itemIds);
  return itemId => z.safeParse(ApprovedMarketItem, approved.get(itemId)).data ?? null;
}

/** An item as staff read it, with its last confirmed version. */
export async function presentAdminItem(db: Db, row: ItemRecord, mayManage: boolean): Promise<AdminMarketItem> {
  const [item] = await presentAdminItems(db, [row], mayManage);
  if (!item) throw new Error(`market item ${row.id} is not shown`);
  return {
    ...item,
    approved: (await approvedOf(db, [row.id]))(row.id),
    // Goods are decided with the request that offers them.
    applicationId:
      row.heldBy === null ? null : await openApplicationId(db, { kind: 'marketRequest', objectId: row.heldBy }),
    isShown: (await shownItem(db, row.id)) !== undefined,
  };
}

export const presentRequestRow = (row: RequestRecord, reader: Reader): MarketRequestRow => ({
  requestId: row.id,
  requestStatus: row.status,
  brandId: row.brandId,
  brandName: row.brandName,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  comment: row.comment,
  itemsCount: row.itemsCount,
  total: row.total,
  rejectionReason: row.rejectionReason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  can: requestCan(row.status, reader),
});

export const presentAdminRequestRow = (row: RequestRecord, mayManage: boolean): AdminMarketRequestRow => ({
  ...presentRequestRow(row, mayManage ? 'staff' : 'guest'),
  ...owner(row),
});

/** A request with its items and its history. */
export async function presentRequest(db: Db, row: RequestRecord, reader: Reader): Promise<MarketRequest> {
  const placed = await itemsOf(db, row.id);
  const records = await itemsByIds(
    db,
    placed.map(each => each.itemId),
  );
  const present = placed.flatMap(each => records.get(each.itemId) ?? []);
  const items = await presentItems(db, present, () => reader);
  const steps = await historyOf(db, 'marketRequest', row.id);
  return {
    ...presentRequestRow(row, reader),
    items: items.flatMap(item => {
      const place = placed.find(each => each.itemId === item.itemId);
      if (!place) return [];
      const { quantity, comment, sentPrice } = place;
      return [{ ...item, itemPrice: sentPrice ?? item.itemPrice, quantity, comment }];
    }),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    version: row.version,
    history: steps.map(step => ({
      at: step.at.toISOString(),
      // Only values of this enumeration are ever written here.
      requestStatus: step.status as MarketRequestStatus,
      what: step.what,
      comment: step.comment,
      who: reader === 'owner' && step.byId !== row.userId ? 'Администратор' : step.who,
    })),
  };
}

export async function presentAdminRequest(db: Db, row: RequestRecord, mayManage: boolean): Promise<AdminMarketRequest> {
  const request = await presentRequest(db, row, 'staff');
  const approved = await approvedOf(
    db,
    request.items.map(item => item.itemId),
  );
  return {
    ...request,
    items: request.items.map(item => ({ ...item, approved: approved(item.itemId) })),
    ...owner(row),
    can: mayManage ? request.can : [],
    applicationId: await openApplicationId(db, { kind: 'marketRequest', objectId: row.id }),
  };
}
