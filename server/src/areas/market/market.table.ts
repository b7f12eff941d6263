import {
  type MarketItem,
  type MarketRequestStatus,
  marketItemStatus,
  marketItemUnit,
  marketRequestStatus,
} from '@venue/sdk/market/model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { brand } from '../brands/brands.table.ts';

const common = {
  id: serial('id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  brandId: integer('brand_id')
    .notNull()
    .references(() => brand.id),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
};

/** Goods of a brand. */
export const marketItem = pgTable(
  'market_item',
  {
    ...common,
    status: integer('status').$type<MarketItem['itemStatus']>().notNull().default(marketItemStatus.draft),
    name: nameText('name').notNull(),
    description: text('description').notNull(),
    article: text('article').notNull(),
    barcode: text('barcode').notNull(),
    price: kopecks('price').notNull(),
    unit: integer('unit').$type<MarketItem['itemUnit']>().notNull(),
    weight: integer('weight'),
    needsMarking: boolean('needs_marking').notNull(),
    /** Deleted items are seen only in requests that were sent. */
    deletedAt: moment('deleted_at'),
  },
  table => [
    check('market_item_status', isOneOf(table.status, marketItemStatus)),
    check('market_item_unit', isOneOf(table.unit, marketItemUnit)),
    check('market_item_price', sql`${table.price} >= 0`),
    index('market_item_user').on(table.userId, table.id),
    index('market_item_brand').on(table.brandId, table.id),
    index('market_item_words').using('gin', wordsIn(table.name, table.article, table.barcode)),
    // Lists exclude deleted items.
    ...[
      index('market_item_there').on(table.id),
      index('market_item_status_id').on(table.status, table.id),
      index('market_item_name').on(table.name, table.id),
      index('market_item_price_id').on(table.price, table.id),
      index('market_item_updated').on(table.updatedAt, table.id),
    ].map(each => each.where(sql`${table.deletedAt} is null`)),
  ],
);
export type MarketItemRow = typeof marketItem.$inferSelect;

/** Goods of one brand offered to the venue's marketplace. */
export const marketRequest = pgTable(
  'market_request',
  {
    ...common,
    status: integer('status').$type<MarketRequestStatus>().notNull().default(marketRequestStatus.draft),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    comment: text('comment').notNull(),
    rejectionReason: text('rejection_reason'),
    /** The total of its items: by the prices it was sent with, or by the current ones. Triggers update it. */
    total: kopecks('total').notNull().default(0),
    sentAt: moment('sent_at'),
    decidedAt: moment('decided_at'),
  },
  table => [
    check('market_request_status', isOneOf(table.status, marketRequestStatus)),
    index('market_request_user').on(table.userId, table.id),
    index('market_request_brand').on(table.brandId, table.id),
    index('market_request_status_id').on(table.status, table.id),
    index('market_request_words').using('gin', wordsIn(table.contactName)),
    index('market_request_by_total').on(table.total, table.id),
    index('market_request_updated').on(table.updatedAt, table.id),
    // Requests that were never sent come last in both directions.
    index('market_request_sent').on(table.sentAt, table.id),
    index('market_request_sent_last').on(table.sentAt.desc().nullsLast(), table.id.desc().nullsFirst()),
  ],
);
export type MarketRequestTableRow = typeof marketRequest.$inferSelect;

export const marketRequestItem = pgTable(
  'market_request_item',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => marketRequest.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => marketItem.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    comment: text('comment').notNull(),
    /** The item's price when the request was sent; null before. */
    sentPrice: kopecks('sent_price'),
    /** The order in which the items were added. */
    position: integer('position').notNull(),
  },
  table => [
    primaryKey({ columns: [table.requestId, table.itemId] }),
    check('market_request_item_quantity', sql`${table.quantity} > 0`),
    index('market_request_item_item').on(table.itemId),
  ],
);
