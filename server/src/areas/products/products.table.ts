import { type LandingProduct, productType } from '@venue/sdk/products/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, unique } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../core/db/columns.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { marketItem } from '../market/market.table.ts';

/** Goods of the marketplace that the landing page shows, in the order of their block. */
export const landingProduct = pgTable(
  'landing_product',
  {
    id: serial('id').primaryKey(),
    type: integer('type').$type<LandingProduct['landingType']>().notNull(),
    /** From 1. Products whose item was deleted are removed with the next change of the block. */
    position: integer('position').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => marketItem.id, { onDelete: 'cascade' }),
    /** The chosen picture of the item; null, also once that is removed, for its main one. */
    pictureId: integer('picture_id').references(() => picture.id, { onDelete: 'set null' }),
    meta: jsonb('meta').$type<LandingProduct['productMeta']>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    check('landing_product_type', isOneOf(table.type, productType)),
    check('landing_product_position', sql`${table.position} between 1 and 100`),
    // Checked at the end of a statement, because moving several rows creates equal positions in between.
    unique('landing_product_place').on(table.type, table.position),
    unique('landing_product_once').on(table.type, table.itemId),
    index('landing_product_item').on(table.itemId),
    index('landing_product_picture').on(table.pictureId),
  ],
);
export type ProductTableRow = typeof landingProduct.$inferSelect;
