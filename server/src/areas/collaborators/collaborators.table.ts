import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';

/** The venue's team, as its site presents it. */
export const collaborator = pgTable(
  'collaborator',
  {
    id: serial('id').primaryKey(),
    /** Name and work, the name in the first line. */
    text: text('text').notNull(),
    /** Place in the team, from 1. */
    position: integer('position').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('collaborator_text', sql`btrim(${table.text}) <> ''`),
    check('collaborator_place', sql`${table.position} > 0`),
    // Checked at the end of a statement, because moving several rows passes through equal positions.
    unique('collaborator_order').on(table.position),
    index('collaborator_by_place').on(table.position, table.id),
    index('collaborator_by_published').on(table.isPublished, table.id),
    index('collaborator_updated').on(table.updatedAt, table.id),
    index('collaborator_words').using('gin', wordsIn(table.text)),
  ],
);
export type CollaboratorTableRow = typeof collaborator.$inferSelect;
