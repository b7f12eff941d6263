import { type ResidentStatus, residentStatus } from '@venue/sdk/residents/model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';

/** The businesses the venue is home to, as its site presents them. */
export const resident = pgTable(
  'resident',
  {
    id: serial('id').primaryKey(),
    /** The customer who submitted it; null when staff entered the resident. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: nameText('name').notNull(),
    description: text('description').notNull().default(''),
    siteUrl: text('site_url').notNull().default(''),
    status: integer('status').$type<ResidentStatus>().notNull().default(residentStatus.draft),
    isActual: boolean('is_actual').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('resident_name', sql`btrim(${table.name}) <> ''`),
    check('resident_status', isOneOf(table.status, residentStatus)),
    // A customer has one record, however often they submit it.
    uniqueIndex('resident_user').on(table.userId),
    index('resident_by_status').on(table.status, table.id),
    index('resident_by_actual').on(table.isActual, table.updatedAt, table.id),
    index('resident_words').using('gin', wordsIn(table.name, table.description, table.siteUrl)),
    index('resident_by_name').on(table.name, table.id),
    index('resident_created').on(table.createdAt, table.id),
    index('resident_updated').on(table.updatedAt, table.id),
  ],
);
export type ResidentTableRow = typeof resident.$inferSelect;
