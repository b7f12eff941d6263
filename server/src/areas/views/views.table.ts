import type { Arrangement } from '@venue/sdk/views/model';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Saved views of the lists of staff, each person's own; shared ones are seen by colleagues. */
export const savedView = pgTable(
  'saved_view',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the list's call. */
    list: text('list').notNull(),
    title: nameText('title').notNull(),
    /** The title in lower case, which is not made by the database because its result depends on the locale. */
    titleKey: text('title_key').notNull(),
    query: text('query').notNull(),
    arrangement: jsonb('arrangement').$type<Arrangement>(),
    isDefault: boolean('is_default').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    uniqueIndex('saved_view_title').on(table.userId, table.list, table.titleKey),
    uniqueIndex('saved_view_shared_title').on(table.list, table.titleKey).where(sql`${table.isShared}`),
    uniqueIndex('saved_view_one_default').on(table.userId, table.list).where(sql`${table.isDefault}`),
  ],
);
export type SavedViewRow = typeof savedView.$inferSelect;
