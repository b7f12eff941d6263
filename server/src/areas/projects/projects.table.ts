import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';

/** Past projects of the venue. */
export const pastProject = pgTable(
  'past_project',
  {
    id: serial('id').primaryKey(),
    name: nameText('name').notNull(),
    /** First and last day. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** The last part of its page's address. */
    address: text('address').notNull(),
    description: text('description').notNull(),
    /** Place in the list, from 1; a removed one has none. */
    position: integer('position'),
    isPublished: boolean('is_published').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('past_project_name', sql`btrim(${table.name}) <> ''`),
    check('past_project_days', sql`${table.startsOn} <= ${table.endsOn}`),
    // A removed project is neither in the list nor on the site.
    check('past_project_removed', sql`${table.isDeleted} = (${table.position} is null)`),
    check('past_project_hidden', sql`not (${table.isDeleted} and ${table.isPublished})`),
    check('past_project_place', sql`${table.position} > 0`),
    // Checked at the end of a statement, because moving several rows creates equal positions in between.
    unique('past_project_order').on(table.position),
    uniqueIndex('past_project_address').on(table.address).where(sql`not ${table.isDeleted}`),
    // A list shows either existing or removed projects.
    index('past_project_by_number').on(table.isDeleted, table.id),
    index('past_project_starts').on(table.isDeleted, table.startsOn, table.id),
    index('past_project_ends').on(table.isDeleted, table.endsOn),
    index('past_project_by_place').on(table.isDeleted, table.position, table.id),
    index('past_project_by_name').on(table.isDeleted, table.name, table.id),
    index('past_project_updated').on(table.isDeleted, table.updatedAt, table.id),
    index('past_project_words').using('gin', wordsIn(table.name, table.address)),
  ],
);
export type ProjectTableRow = typeof pastProject.$inferSelect;
