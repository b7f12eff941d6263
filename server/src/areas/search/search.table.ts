import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What is published on the site, as plain text, and its words as the Russian dictionary has them. Written by the
 * triggers of the tables it comes from, never by the server.
 */
export const siteDocument = pgTable(
  'site_document',
  {
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    /** What its address ends with. */
    key: text('key').notNull(),
    title: nameText('title').notNull(),
    text: text('text').notNull(),
    /** Those of the title weigh more; «ё» stands as «е». */
    words: tsvector('words').notNull(),
    /** When it was published, or takes place: the latest come first among equals. */
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('site_document_words').using('gin', table.words),
    // Those of the title alone.
    index('site_document_titles').using('gin', sql`ts_filter(${table.words}, '{a}')`),
    // Words that nearly every document has are read from the latest on.
    index('site_document_latest').on(table.kind, table.at.desc().nullsFirst(), table.recordId),
  ],
);
