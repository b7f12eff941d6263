import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The published content of the site as plain text, with its words as the Russian dictionary reduces them. Written by
 * triggers of the source tables, never by the server.
 */
export const siteDocument = pgTable(
  'site_document',
  {
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    /** The last part of its address. */
    key: text('key').notNull(),
    title: nameText('title').notNull(),
    text: text('text').notNull(),
    /** Words of the title weigh more; «ё» is stored as «е». */
    words: tsvector('words').notNull(),
    /** Every three letters in a row of its title, and its words with a letter left out: `name_parts`. */
    parts: tsvector('parts').notNull().default(''),
    /** The words of its title and of the beginning of its text, each whole and with a letter left out: `text_forms`. */
    forms: tsvector('forms').notNull().default(''),
    /** When it was published, or takes place: among equal matches the latest comes first. */
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('site_document_words').using('gin', table.words),
    index('site_document_parts').using('gin', table.parts),
    index('site_document_forms').using('gin', table.forms),
    // Words of the title only.
    index('site_document_titles').using('gin', sql`ts_filter(${table.words}, '{a}')`),
    // Words that nearly every document has are searched from the latest document on.
    index('site_document_latest').on(table.kind, table.at.desc().nullsFirst(), table.recordId),
  ],
);
