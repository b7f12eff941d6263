import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** A person's card. Its link works while the card is published. */
export const businessCard = pgTable('business_card', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  slug: text('slug').notNull().unique(),
  name: nameText('name').notNull(),
  position: text('position').notNull(),
  company: text('company').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  siteUrl: text('site_url').notNull(),
  socials: jsonb('socials').$type<{ vk: string; tg: string }>().notNull(),
  about: text('about').notNull(),
  isPublished: boolean('is_published').notNull(),
  savedAt: moment('saved_at').notNull(),
});
