import type { SaleBannerFields } from '@venue/sdk/banners/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';

/** Advertisements on the site, the venue's own and those of others. */
export const saleBanner = pgTable(
  'sale_banner',
  {
    id: serial('id').primaryKey(),
    title: nameText('title').notNull(),
    text: text('text').notNull(),
    link: text('link').notNull(),
    meta: jsonb('meta').$type<SaleBannerFields['saleBannerMeta']>().notNull(),
    /** First and last day it is shown on; null for an open end. */
    shownFrom: date('shown_from'),
    shownTo: date('shown_to'),
    advertiser: text('advertiser').notNull(),
    erid: text('erid').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('sale_banner_title', sql`btrim(${table.title}) <> ''`),
    check('sale_banner_days', sql`${table.shownFrom} <= ${table.shownTo}`),
    // A third party's advertisement needs a token of the state register (`erid`).
    check('sale_banner_erid', sql`${table.advertiser} = '' or ${table.erid} <> ''`),
    uniqueIndex('sale_banner_one_active').on(table.isActive).where(sql`${table.isActive}`),
    index('sale_banner_by_title').on(table.title, table.id),
    index('sale_banner_by_start').on(table.shownFrom, table.id),
    index('sale_banner_by_active').on(table.isActive, table.id),
    index('sale_banner_active_updated').on(table.isActive, table.updatedAt, table.id),
    index('sale_banner_updated').on(table.updatedAt, table.id),
    index('sale_banner_words').using('gin', wordsIn(table.title, table.text, table.advertiser)),
  ],
);
export type BannerTableRow = typeof saleBanner.$inferSelect;
