import type { BrandAddress, BrandStatus, BrandWorkingHours } from '@venue/sdk/brands/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { organisation } from '../profile/profile.table.ts';

/** Kinds of activity of brands; the venue maintains the list. */
export const activityKind = pgTable('activity_kind', {
  id: serial('id').primaryKey(),
  name: nameText('name').notNull().unique(),
  position: integer('position').notNull(),
});

export const brand = pgTable(
  'brand',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: integer('status').$type<BrandStatus>().notNull().default(brandStatus.draft),
    name: nameText('name').notNull(),
    description: text('description').notNull(),
    siteUrl: text('site_url').notNull(),
    email: text('email').notNull(),
    phones: text('phones').array().notNull(),
    socials: jsonb('socials').$type<{ vk: string; tg: string }>().notNull(),
    workingHours: jsonb('working_hours').$type<BrandWorkingHours>().notNull(),
    address: jsonb('address').$type<BrandAddress>().notNull(),
    organisationId: integer('organisation_id').references(() => organisation.id, { onDelete: 'set null' }),
    /** Why it was declined or sent back. */
    rejectionReason: text('rejection_reason'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sentAt: moment('sent_at'),
  },
  table => [
    check('brand_status', isOneOf(table.status, brandStatus)),
    index('brand_user').on(table.userId, table.id),
    index('brand_status_id').on(table.status, table.id),
    index('brand_name').on(table.name, table.id),
    index('brand_words').using('gin', wordsIn(table.name)),
    index('brand_organisation').on(table.organisationId),
    // Brands that were never sent come last in both directions.
    index('brand_sent').on(table.sentAt, table.id),
    index('brand_sent_last').on(table.sentAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('brand_updated').on(table.updatedAt, table.id),
  ],
);
export type BrandTableRow = typeof brand.$inferSelect;

export const brandActivity = pgTable(
  'brand_activity',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    activityKindId: integer('activity_kind_id')
      .notNull()
      .references(() => activityKind.id),
  },
  table => [
    primaryKey({ columns: [table.brandId, table.activityKindId] }),
    index('brand_activity_kind').on(table.activityKindId),
  ],
);
