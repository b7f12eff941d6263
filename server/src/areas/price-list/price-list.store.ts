import { listPriceItems } from '@venue/sdk/price-list/admin';
import { and, asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { room } from '../rooms/rooms.table.ts';
import { eventService } from './price-list.table.ts';

/** The order in which people read the price list. */
const listOrder = [eventService.section, eventService.place, eventService.id] as const;
export const inListOrder = listOrder.map(column => asc(column));

const offered = (db: Db, spaceIds: readonly number[]) =>
  db
    .select()
    .from(eventService)
    .where(and(eventService.active, or(isNull(eventService.roomId), inArray(eventService.roomId, [...spaceIds]))))
    .orderBy(...inListOrder);

/** What may be ordered in these spaces. */
export const offeredIn = async (db: Db, spaceIds: readonly number[]) =>
  spaceIds.length === 0 ? [] : offered(db, spaceIds);

/** The same for an order in this transaction: until its end nobody changes it. */
export const lockOffered = async (tx: Db, spaceIds: readonly number[]) =>
  spaceIds.length === 0 ? [] : offered(tx, spaceIds).for('share');

const sortable = {
  priceItemGroup: listOrder,
  priceItemName: [eventService.name, eventService.id],
  priceItemPrice: [eventService.price, eventService.id],
  priceItemId: [eventService.id],
  updatedAt: [eventService.updatedAt, eventService.id],
} as const;

const rows = (db: Db) =>
  db
    .select({ ...getTableColumns(eventService), spaceName: room.name })
    .from(eventService)
    .leftJoin(room, eq(room.id, eventService.roomId));

/** An item with the name of the only space that offers it. */
export type ListedPriceItem = Awaited<ReturnType<typeof rows>>[number];

export const priceItemStore = recordStore(listPriceItems, eventService, {
  listed: rows,
  whole: rows,
  sorting: ({ sort = 'priceItemGroup', order = 'asc' }) => inOrder(sortable[sort], order),
  filters: { priceItemGroup: eventService.section, isPublished: eventService.active },
  search: typed => [numberLike(eventService.id, typed), withWords([eventService.name], typed)],
});
