import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../../core/db/columns.ts';
import { wordsIn } from '../../../core/db/search.ts';

/** Texts that agreements begin with; an agreement has a copy of its own. */
export const agreementTemplate = pgTable(
  'agreement_template',
  {
    id: serial('id').primaryKey(),
    name: nameText('name').notNull(),
    /** The title of the agreements; empty for the default one. */
    title: nameText('title').notNull().default(''),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('agreement_template_name', sql`btrim(${table.name}) <> ''`),
    check('agreement_template_text', sql`btrim(${table.text}) <> ''`),
    index('agreement_template_by_name').on(table.name, table.id),
    index('agreement_template_updated').on(table.updatedAt, table.id),
    index('agreement_template_words').using('gin', wordsIn(table.name)),
  ],
);
export type TemplateTableRow = typeof agreementTemplate.$inferSelect;
